// The actions of a student in Tonight, by keyboard.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { loadBank } from '../content/bank.ts'
import type { Letter } from '../packages/domain/src/practice/public-question.ts'

const bank = loadBank()
const letters = ['A', 'B', 'C', 'D'] as const

interface Asked {
  readonly id: string
  readonly correctAnswer: Letter
  /** The misconceptions among its wrong options. */
  readonly ideas: ReadonlyMap<Letter, string>
}

const asked = (questionId: string): Asked => {
  const question = bank.topic(questionId.slice(0, -4))?.questions.find(({ id }) => id === questionId)
  if (!question) throw new Error(`there is no question ${questionId}`)
  const ideas = letters.flatMap((letter) => {
    const idea = bank.misconception(question, letter)
    return idea ? [[letter, idea.id] as const] : []
  })
  return { id: questionId, correctAnswer: question.correctAnswer, ideas: new Map(ideas) }
}

/** A call as the student of this page. */
export const ask = async <T>(page: Page, path: string): Promise<T> =>
  (await page.evaluate(async (address) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` }
    return (await fetch(address, { headers })).json()
  }, path)) as T

interface Item {
  readonly questionId: string
  readonly reason: 'bring-back' | 'new' | 'mend'
  readonly idea: string | null
}

export interface NightReply {
  readonly night: { readonly day: string; readonly done: readonly Item[]; readonly left: readonly Item[] }
}

export const readNight = async (page: Page) => (await ask<NightReply>(page, '/api/tonight')).night

export interface Answered extends Asked {
  readonly reason: Item['reason']
  readonly idea: string | null
}

/**
 * Answers the question that is asked and stays on its verdict.
 * @param wrongly chooses an option with a misconception behind it, where there is one
 */
export const answerTonight = async (page: Page, wrongly = false): Promise<Answered> => {
  const { done, left } = await readNight(page)
  const [item] = left
  if (!item) throw new Error('the night is finished')
  await page.getByText(`${done.length + 1} of ${done.length + left.length}`, { exact: true }).waitFor()
  await page.getByRole('radiogroup').waitFor()
  const question = asked(item.questionId)
  const [tempting] = question.ideas.keys()
  const wrong = tempting ?? letters.find((letter) => letter !== question.correctAnswer) ?? 'A'
  await page.keyboard.press(wrongly ? wrong : question.correctAnswer)
  await page.keyboard.press('Enter')
  const words = wrongly ? "Incorrect. Let's learn 📚" : 'Correct! 🎉'
  await page.getByRole('heading', { name: words }).waitFor()
  return { ...question, reason: item.reason, idea: item.idea }
}

/** Moves on to the next question, or to the end. */
export const moveOn = (page: Page) => page.keyboard.press('Enter')

/** Answers rightly until the end. Returns how many there were. */
export const finishNight = async (page: Page): Promise<number> => {
  let answered = 0
  while ((await readNight(page)).left.length > 0) {
    await answerTonight(page)
    await moveOn(page)
    answered += 1
  }
  await page.getByRole('heading', { level: 1, name: 'Done for today' }).waitFor()
  return answered
}

/** Answers the rest of the night rightly, through the API: for journeys about what comes after it. */
export const answerTheRest = async (page: Page): Promise<number> => {
  const { left } = await readNight(page)
  for (let [item] = left; item; [item] = (await readNight(page)).left) {
    const { correctAnswer } = asked(item.questionId)
    const status = await page.evaluate(
      async (body) => {
        const headers = {
          authorization: `Bearer ${localStorage.getItem('token')}`,
          'content-type': 'application/json',
        }
        return (await fetch('/api/tonight/answers', { method: 'POST', headers, body })).status
      },
      JSON.stringify({ questionId: item.questionId, option: correctAnswer }),
    )
    expect(status).toBe(200)
  }
  return left.length
}

/** Makes a plan of physics on the screen. @param days until its examination @param address of the server, if it is another one */
export const makePlan = async (page: Page, exam: string, address = '') => {
  await page.goto(`${address}/plan`)
  await page.getByRole('checkbox', { name: 'Physics' }).check()
  await page.getByLabel('Day of the multiple-choice paper').fill(exam)
  await page.getByRole('radio', { name: '10', exact: true }).check()
  await page.getByRole('button', { name: 'Make my plan' }).click()
  await page.waitForURL('**/dashboard')
}

/** The day so many days after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** Today in the zone of the journeys. */
export const today = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dhaka' }).format(Date.now())

/** Expects the sentence at the top of the card. */
export const expectExamIn = async (page: Page, days: number) => {
  await expect.poll(() => page.getByText(`Physics is in ${days} days.`).count()).toBe(1)
}
