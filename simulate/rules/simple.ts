// What a student would do without Tonight, and what simple products do.
import { pickIndex } from '../random.ts'
import type { Asked, Course, Rule, World } from '../rule.ts'

/** All questions as the topics list them, a subject a night in turn, and from the beginning again after the last one. */
const inOrder = ({ objectives }: World) => {
  const subjects = [...new Set(objectives.map(({ subject }) => subject))].map((subject) => ({
    questions: questionsInOrder(objectives, subject),
    next: 0,
  }))
  return (night: number): Asked => {
    const list = subjects[night % subjects.length]
    const asked = list?.questions[list.next % list.questions.length]
    if (!list || !asked) throw new Error('there is nothing to ask')
    list.next += 1
    return asked
  }
}

const questionsInOrder = (objectives: World['objectives'], subject: string): Asked[] => {
  const all = objectives.flatMap((one, objective) =>
    one.subject === subject
      ? one.questions.map(({ id }) => ({ objective, question: id, topic: one.place.topic }))
      : [],
  )
  // Within a topic questions stand in the order of their ids, not of their objectives.
  return all.sort((one, other) => one.topic - other.topic || (one.question < other.question ? -1 : 1))
}

export const topicsInOrder: Rule = {
  name: 'topics in order',
  begin: (world) => {
    const next = inOrder(world)
    return { next: ({ night }) => next(night), answered: () => {} }
  },
}

/** A night begins with what was wrong in the nights before, until it is right. */
export const wrongOnesRepeated: Rule = {
  name: 'wrong ones repeated',
  begin: (world) => {
    const next = inOrder(world)
    const wrong: (Asked & { readonly since: number })[] = []
    return {
      next: ({ night }) => {
        const waiting = wrong.findIndex(({ since }) => since < night)
        return waiting >= 0 ? (wrong.splice(waiting, 1)[0] ?? null) : next(night)
      },
      answered: ({ objective, question, isRight, night }) => {
        if (!isRight) wrong.push({ objective, question, since: night })
      },
    }
  },
}

export const randomObjectives: Rule = {
  name: 'random objectives',
  begin: ({ objectives, random, sheet }): Course => ({
    next: () => {
      const objective = pickIndex(random, objectives.length)
      const chosen = objectives[objective]
      return chosen ? { objective, question: sheet.pick(chosen) } : null
    },
    answered: () => {},
  }),
}

/** Days until an objective of each box is asked again. */
const boxes = [1, 2, 4, 8, 16]

/** A right answer moves an objective a box up, a wrong one into the first; what is due comes before what is new. */
export const leitner: Rule = {
  name: 'Leitner boxes',
  begin: ({ objectives, sheet }): Course => {
    const boxOf = new Map<number, { readonly box: number; readonly due: number }>()
    // New ones subject by subject in turn, each in the order of its topics.
    const fresh = bySubjectInTurn(objectives)
    return {
      next: ({ night }) => {
        const first = [...boxOf].reduce<[number, { box: number; due: number }] | null>(
          (best, one) => (best === null || one[1].due < best[1].due ? one : best),
          null,
        )
        const isDue = first !== null && first[1].due <= night
        const objective = isDue ? first[0] : (fresh.shift() ?? first?.[0])
        const chosen = objective === undefined ? undefined : objectives[objective]
        return chosen && objective !== undefined ? { objective, question: sheet.pick(chosen) } : null
      },
      answered: ({ objective, isRight, night }) => {
        const box = isRight ? Math.min((boxOf.get(objective)?.box ?? -1) + 1, boxes.length - 1) : 0
        boxOf.set(objective, { box, due: night + (boxes[box] ?? 1) })
      },
    }
  },
}

const bySubjectInTurn = (objectives: World['objectives']): number[] => {
  const rank = new Map<string, number>()
  return objectives
    .map(({ subject }, objective) => {
      const place = rank.get(subject) ?? 0
      rank.set(subject, place + 1)
      return { objective, place }
    })
    .sort((one, other) => one.place - other.place)
    .map(({ objective }) => objective)
}
