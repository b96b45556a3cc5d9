// A sitting while it is open, as its student sees it: what was chosen, and nothing about what is right.
import type { Bank } from '@toron/content/bank.ts'
import type { Papers } from '@toron/content/papers.ts'
import type { OpenSitting } from '@toron/contract/paper-fields.ts'
import type { Choice } from '@toron/domain/papers/choices.ts'
import { positionOf, topicOf } from '@toron/domain/practice/question-id.ts'
import { paperWithId, shownHead } from './paper-of.ts'
import type { SittingRow } from './store.ts'

export const shownOpen = (
  { bank, papers, now }: { readonly bank: Bank; readonly papers: Papers; readonly now: number },
  row: SittingRow,
  choices: readonly Choice[],
): OpenSitting => {
  const paper = paperWithId(papers, row.paper)
  return {
    ...shownHead(row, paper),
    deadline: row.deadline,
    now,
    // Of maths nothing is withheld.
    questions: paper.questions.map(({ id }) => ({
      id,
      isWithheld: bank.topic(topicOf(id))?.questions[positionOf(id)]?.withheld !== undefined,
    })),
    choices: [...choices],
  }
}
