// Sends letters by SMTP, through nodemailer.
import { createTransport } from 'nodemailer'
import { htmlOf, type Mailer, textOf } from './mail.ts'

/** @param url `smtp://user:password@host:587` or `smtps://…` @param from `Toron <hello@example.com>` */
export const openMailer = (url: string, from: string): Mailer => {
  const transport = createTransport(url, { from })
  return {
    send: async (letter) => {
      const { to, subject } = letter
      await transport.sendMail({ to, subject, text: textOf(letter), html: htmlOf(letter) })
    },
    delivery: 'sent',
    outbox: null,
  }
}
