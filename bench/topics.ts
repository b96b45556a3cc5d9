// The topics that the bench's students have worked on, and when.
import { loadMathsBank } from '../apps/server/src/platform/content/maths-bank.ts'
import { loadBank } from '../content/bank.ts'
import { resourceGroups } from '../content/shelf.ts'

export const timeZone = 'Asia/Dhaka'
/** Milliseconds. */
export const day = 86_400_000

export const bank = loadBank()
const mathsBank = loadMathsBank(`${import.meta.dirname}/../dist`)
const found = <T>(topic: T | undefined): T => {
  if (!topic) throw new Error('a topic of the bench has gone')
  return topic
}

export const runIdOf = (index: number, number = 1): string =>
  String((number - 1) * bank.topics.length + index).padStart(14, '0')

/** The science topic in which every student has a run. */
export const runTopic = found(bank.topic('motion'))
/** All other science topics. */
export const otherTopics = bank.topics.filter(({ key }) => key !== runTopic.key)
/** The maths topic that every student has begun. */
export const mathsTopic = found(mathsBank.topic('general_math_number'))
export const resources = resourceGroups.flatMap((group) => group.resources)

/** The id of the run of `runTopic`; other runs count up from it. The same for all students: it is unique only within one. */
export const runId = runIdOf(0)
