// Accessible names for the links of a page that have none: the text printed under them.
import { messages } from './messages.ts'

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Printed extends Box {
  readonly text: string
}

/** The text printed inside a box, in page order; empty for a picture. */
export const printedIn = (box: Box, printed: readonly Printed[]): string =>
  printed
    .filter(({ left, top, right, bottom }) => {
      const x = (left + right) / 2
      const y = (top + bottom) / 2
      return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
    })
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .join(' ')

const boxOf = (element: Element): Box => {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return { left, top, right, bottom }
}

/** Names every nameless link of this page, once its text layer is rendered. */
export const nameLinks = (page: Element): void => {
  const nameless = page.querySelectorAll('.annotationLayer a:not([title], [aria-label])')
  const texts = [...page.querySelectorAll('.textLayer span:not(.markedContent)')]
  if (nameless.length === 0 || texts.length === 0) return
  const printed = texts.map((span): Printed => ({ ...boxOf(span), text: span.textContent }))
  for (const link of nameless) {
    link.setAttribute('aria-label', printedIn(boxOf(link), printed) || messages.link)
  }
}
