// The first design of the queue: always the objective whose recall on the day of the examination gains most, as FSRS expects
// it. It stays here to be compared, because Tonight does something simpler.
import { after, type Memory, recall } from '../../packages/domain/src/tonight/memory.ts'
import type { Course, Rule } from '../rule.ts'

export const fsrsGain: Rule = {
  name: 'gain by FSRS',
  begin: ({ objectives, exam, sheet }): Course => {
    const memories: (Memory | null)[] = objectives.map(() => null)
    let gains: number[] = []
    let asOf = -1
    const gain = (objective: number, night: number): number => {
      const memory = memories[objective] ?? null
      const right = recall(memory, night)
      const ifRight = recall(after(memory, { day: night, isRight: true }), exam)
      const ifWrong = recall(after(memory, { day: night, isRight: false }), exam)
      const expected = right * ifRight + (1 - right) * ifWrong
      return (objectives[objective]?.weight ?? 0) * (expected - recall(memory, exam))
    }
    return {
      next: ({ night }) => {
        if (night !== asOf) gains = objectives.map((_, objective) => gain(objective, night))
        asOf = night
        const objective = gains.reduce((best, one, index) => (one > (gains[best] ?? 0) ? index : best), 0)
        const chosen = objectives[objective]
        return chosen ? { objective, question: sheet.pick(chosen) } : null
      },
      answered: ({ objective, night, isRight }) => {
        memories[objective] = after(memories[objective] ?? null, { day: night, isRight })
        gains[objective] = gain(objective, night)
      },
    }
  },
}
