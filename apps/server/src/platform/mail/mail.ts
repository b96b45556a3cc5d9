// Letters, and what becomes of them without a mail server: in development a local page shows them (see outbox-page.ts);
// elsewhere they cannot be sent.
import { randomBytes } from 'node:crypto'
import type { Letters } from '@toron/contract/google.ts'

export interface Letter {
  readonly to: string
  readonly subject: string
  /** Paragraphs of plain text. */
  readonly paragraphs: readonly string[]
  /** What the reader is asked to open, with the words on its button. */
  readonly link?: { readonly label: string; readonly address: string }
}

export interface Mailer {
  /** Resolves once the mail server has accepted the letter. @throws Error when it does not */
  readonly send: (letter: Letter) => Promise<void>
  /** What becomes of letters. */
  readonly delivery: Letters
  /** The letters that are shown locally; null where they are not. */
  readonly outbox: Outbox | null
}

export interface Outbox {
  /** Newest first. */
  readonly letters: readonly Letter[]
  /** Part of the page's address, new with every start, because not everyone who reaches the port may see reset links. */
  readonly key: string
  /** Drops the letters to this address. */
  readonly forget: (address: string) => void
}

class NoMailServer extends Error {
  override readonly name = 'NoMailServer'
}

/** For a server that other machines reach and that has no mail server. */
export const noMailer: Mailer = {
  delivery: 'not-sent',
  outbox: null,
  send: () => Promise.reject(new NoMailServer('SMTP_URL is not set.')),
}

/** Returns the letter as text, which every mail program can show. */
export const textOf = ({ paragraphs, link }: Letter): string =>
  [...paragraphs, ...(link ? [`${link.label}:\n${link.address}`] : [])].join('\n\n')

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

export const htmlOf = ({ paragraphs, link }: Letter): string => {
  const button = link
    ? `<p><a href="${escapeHtml(link.address)}" style="display:inline-block;padding:12px 20px;border-radius:12px;background:#a63c22;color:#fff;font-weight:bold;text-decoration:none">${escapeHtml(link.label)}</a></p><p style="color:#666;font-size:14px">Or copy this address: ${escapeHtml(link.address)}</p>`
    : ''
  const body = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('')
  return `<div style="font-family:sans-serif;font-size:16px;line-height:1.5;max-width:34em">${body}${button}</div>`
}

const outboxSize = 50

/** @param log gets a line for each letter, without its link */
export const openOutbox = (log: (line: string) => void): Mailer => {
  let letters: Letter[] = []
  return {
    delivery: 'shown-here',
    send: async (letter) => {
      letters.unshift(letter)
      letters.length = Math.min(letters.length, outboxSize)
      log(`A letter was written, not sent (SMTP_URL is not set): ${letter.subject}`)
    },
    outbox: {
      get letters() {
        return letters
      },
      key: randomBytes(16).toString('hex'),
      forget: (address) => {
        letters = letters.filter(({ to }) => to !== address)
      },
    },
  }
}
