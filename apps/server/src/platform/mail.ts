// Letters, and where they stay without a mail server: each is named in the log, and a local page shows them to
// whoever started the server (see outbox-page.ts).
import { randomBytes } from 'node:crypto'

export interface Letter {
  readonly to: string
  readonly subject: string
  /** Paragraphs of plain text. */
  readonly paragraphs: readonly string[]
  /** What the reader is asked to open, with the words on its button. */
  readonly link?: { readonly label: string; readonly address: string }
}

export interface Mailer {
  /** Resolves once the mail server has taken the letter. @throws Error when it does not */
  readonly send: (letter: Letter) => Promise<void>
  /** The letters of a server without a mail server; null where letters are really sent. */
  readonly outbox: Outbox | null
}

export interface Outbox {
  /** Newest first. */
  readonly letters: readonly Letter[]
  /** Part of the page's address, new with every start: reset links are not for everyone who reaches the port. */
  readonly key: string
}

/** The letter as text: what every mail program can show. */
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

const mostKept = 50

/** @param log told of each letter, without its link */
export const openOutbox = (log: (line: string) => void): Mailer => {
  const letters: Letter[] = []
  return {
    send: async (letter) => {
      letters.unshift(letter)
      letters.length = Math.min(letters.length, mostKept)
      log(`A letter was written, not sent (SMTP_URL is not set): ${letter.subject}`)
    },
    outbox: { letters, key: randomBytes(16).toString('hex') },
  }
}
