// The mailbox of a test. Letters are sent after the reply, so a test waits for one to arrive.
import type { Letter, Mailer } from '../platform/mail/mail.ts'

export interface Mailbox extends Mailer {
  readonly letters: readonly Letter[]
  /** Takes the next letter to that address, waiting for it if necessary. */
  readonly take: (to: string) => Promise<Letter>
  /** Takes the next letter and returns the fragment of its link. */
  readonly takeLink: (to: string) => Promise<string>
}

export const aMailbox = (): Mailbox => {
  const letters: Letter[] = []
  const taken = new Set<Letter>()
  let arrived: (() => void)[] = []
  const take = async (to: string): Promise<Letter> => {
    for (;;) {
      const letter = letters.find((each) => each.to === to && !taken.has(each))
      if (letter) {
        taken.add(letter)
        return letter
      }
      await new Promise<void>((resolve) => arrived.push(resolve))
    }
  }
  return {
    letters,
    delivery: 'sent',
    outbox: null,
    send: async (letter) => {
      letters.push(letter)
      const waiting = arrived
      arrived = []
      for (const resolve of waiting) resolve()
    },
    take,
    takeLink: async (to) => (await take(to)).link?.address.split('#').at(-1) ?? '',
  }
}
