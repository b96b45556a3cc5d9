// What a student does before there is something to see on other screens: practises, and confirms the address.
import { confirmEmail } from '@toron/contract/credentials.ts'
import { openRun, submitAnswer } from '@toron/contract/practice.ts'
import type { Letter } from '@toron/domain/practice/public-question.ts'
import { questionIdAt } from '@toron/domain/practice/question-id.ts'
import type { TestServer } from './builders.ts'

/** The student answers the questions of `motion` from one number to another, from 1, all with the same letter. */
export const practise = async (
  { client }: TestServer,
  token: string,
  [from, to]: readonly [from: number, to: number],
  option: Letter,
): Promise<void> => {
  const { id: runId } = await client.call(openRun, { token, body: { topic: 'motion' } })
  for (let number = from; number <= to; number += 1) {
    const body = { questionId: questionIdAt('motion', number - 1), option }
    await client.call(submitAnswer, { token, params: { runId }, body })
  }
}

/** Follows the link of the newest letter to this address. */
export const confirm = async ({ client, mailbox }: TestServer, email: string): Promise<void> => {
  await client.call(confirmEmail, { body: { link: await mailbox.takeLink(email) } })
}
