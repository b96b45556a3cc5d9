// The published maths questions as the server knows them: their ids in order, and how many marks each has. Their
// pictures are public files.
import { ContentError } from '@toron/content/bank.ts'
import { findTopic, progressKey } from '@toron/content/catalogue.ts'
import { findTemplate, questionId } from '@toron/content/maths/template.ts'
import { loadMathsTopics } from '@toron/content/maths/topics.ts'

interface MathsQuestion {
  readonly id: string
  readonly marks: number
}

export interface MathsBankTopic {
  readonly key: string
  /** Key of a student's progress in this topic (specification §3). */
  readonly progressKey: string
  /** A question's 0-based position is its index here, for ever. */
  readonly questions: readonly MathsQuestion[]
}

export interface MathsBank {
  /** The topic of that key, or undefined if it has no questions or does not exist. */
  topic(key: string): MathsBankTopic | undefined
}

/** @throws ContentError naming each topic that could not be loaded */
export const loadMathsBank = async (): Promise<MathsBank> => {
  const { topics, problems } = await loadMathsTopics()
  if (problems.length > 0) throw new ContentError(problems)
  const loaded = topics.flatMap((topic) => {
    const catalogued = findTopic(topic.key)
    if (!catalogued) return []
    const questions = topic.published.map(({ template }, place) => ({
      id: questionId(topic, place),
      marks: findTemplate(topic, template).marks,
    }))
    return [{ key: topic.key, progressKey: progressKey(catalogued), questions }]
  })
  const byKey = new Map(loaded.map((topic) => [topic.key, topic]))
  return { topic: (key) => byKey.get(key) }
}
