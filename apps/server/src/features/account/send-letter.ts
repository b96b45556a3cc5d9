// Sends letters, up to the daily limit of a mailbox. They are written after the reply (`later`), so that nothing about the
// reply reveals whether an address is known.
import { mailboxOf } from '@toron/domain/account/address.ts'
import type { Letter } from '../../platform/mail/mail.ts'
import type { Services } from '../../platform/services.ts'

/** Letters of one kind that a mailbox gets in a day, whoever asks for them. */
export const maxLetters = 5
const day = 24 * 60 * 60 * 1000

/**
 * Each kind has its own allowance, so that a stranger who uses one up cannot lock owners out or keep news of the account
 * from them. `notice`: to confirmed addresses only.
 */
type Kind = 'usual' | 'reset' | 'notice'

type LetterServices = Pick<Services, 'mailer' | 'limits'>

/**
 * Sends the letter that `write` returns, if any.
 * @returns false, without calling `write`, when the mailbox has reached its limit for the day
 */
export const sendLetter = async (
  { mailer, limits }: LetterServices,
  kind: Kind,
  to: string,
  write: () => Promise<Letter | null> | Letter,
): Promise<boolean> => {
  const mailbox = `${kind} letters to ${mailboxOf(to)}`
  const { current } = await limits.count(mailbox, day)
  if (current > maxLetters) return false
  try {
    const letter = await write()
    if (letter) await mailer.send(letter)
  } catch (fault) {
    await limits.giveBack(mailbox, day)
    throw fault
  }
  return true
}

/** Sends a letter about something that happened. To an unconfirmed address it counts as a `usual` one. */
export const sendNotice = (
  services: LetterServices,
  letter: Letter,
  { emailConfirmed }: { readonly emailConfirmed: boolean },
): Promise<boolean> => sendLetter(services, emailConfirmed ? 'notice' : 'usual', letter.to, () => letter)
