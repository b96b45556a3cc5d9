// What could be reached by who sees the true memory: always the objective whose recall on the day of the examination gains
// most by being asked now, by weight. It looks no further ahead than one question, so it is a mark to aim at and no bound.
import type { Course, Rule } from '../rule.ts'
import type { Moment } from '../student.ts'

export const oracle: Rule = {
  name: 'oracle',
  begin: ({ objectives, exam, sheet, student }): Course => {
    const examined = { night: exam, asked: 0 }
    let gains: number[] = []
    let night = -1
    const gain = (objective: number, moment: Moment): number => {
      const chosen = objectives[objective]
      if (!chosen) return 0
      const seen = sheet.isSeen(sheet.pick(chosen))
      const asked = student.recallIfAsked(objective, moment, examined, seen)
      return chosen.weight * (asked - student.recall(objective, examined))
    }
    return {
      next: (moment) => {
        if (moment.night !== night) gains = objectives.map((_, objective) => gain(objective, moment))
        night = moment.night
        let objective = 0
        gains.forEach((one, index) => {
          if (one > (gains[objective] ?? 0)) objective = index
        })
        const chosen = objectives[objective]
        return chosen ? { objective, question: sheet.pick(chosen) } : null
      },
      answered: ({ objective, ...moment }) => {
        gains[objective] = gain(objective, moment)
      },
    }
  },
}
