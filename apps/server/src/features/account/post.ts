// Sending letters, and not more of them than a mailbox should get. They are written after the reply (`later`): whether and
// how fast a letter goes out must not tell whoever asked for it if an address is known.
import { mailboxOf } from '@toron/domain/account/address.ts'
import type { Letter } from '../../platform/mail.ts'
import type { Services } from '../../platform/services.ts'

/** Letters of a kind that a mailbox gets in a day, whoever asks for them. */
export const mostLetters = 5
const day = 24 * 60 * 60 * 1000

/**
 * Each kind has its own allowance: nobody is locked out of their account, or kept from hearing what became of it, because
 * a stranger used up the letters. `notice`: to confirmed addresses only.
 */
type Kind = 'usual' | 'reset' | 'notice'

type Post = Pick<Services, 'mailer' | 'limits'>

/**
 * Sends what `write` writes, null for nothing. @returns false, with nothing written, when this mailbox has had its letters
 * of the day
 */
export const post = async (
  { mailer, limits }: Post,
  kind: Kind,
  to: string,
  write: () => Promise<Letter | null> | Letter,
): Promise<boolean> => {
  const mailbox = `${kind} letters to ${mailboxOf(to)}`
  const { current } = await limits.count(mailbox, day)
  if (current > mostLetters) return false
  try {
    const letter = await write()
    if (letter) await mailer.send(letter)
  } catch (fault) {
    await limits.giveBack(mailbox, day)
    throw fault
  }
  return true
}

/** A letter about what has happened. To an address that nobody confirmed it counts as any other. */
export const postNotice = (
  services: Post,
  letter: Letter,
  { emailConfirmed }: { readonly emailConfirmed: boolean },
): Promise<boolean> => post(services, emailConfirmed ? 'notice' : 'usual', letter.to, () => letter)
