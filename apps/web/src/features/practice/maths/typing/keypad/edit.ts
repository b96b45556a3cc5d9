// What keys do to a text and its caret.

export interface Edited {
  readonly text: string
  /** Where the selection begins, which is the caret when nothing is selected. */
  readonly from: number
  readonly to: number
}

/** What one key puts into the text is taken out by one Delete, and passed by one step of the caret. */
const whole = /(?: (?:or|am|pm|h|min) ?| [<>≤≥=±:] |, |×10\^|(?:sin|cos|tan|sec|cosec|cot|ln|lg) ?)/y

/** Nothing stands before the caret that a fraction could have above its line; a space is the one within a mixed number. */
const beginsHere = /(?:^|\d\s|[-+−×*/^√∛([{,;:=<>≤≥±|]|\b(?:or|and|sin|cos|tan|sec|cosec|cot|ln|lg))\s*$/

/** A fraction is begun above its line where nothing stands yet that could be there. */
export const typed = ({ text, from, to }: Edited, added: string): Edited => {
  const before = text.slice(0, from)
  const isAbove = added === '/' && beginsHere.test(before)
  return at(before + added + text.slice(to), isAbove ? from : from + added.length)
}

export const deleted = (edited: Edited): Edited => {
  const { text, from, to } = edited
  if (from !== to) return at(text.slice(0, from) + text.slice(to), from)
  // A fraction just begun goes as it came.
  if (text[from] === '/' && beginsHere.test(text.slice(0, from)))
    return at(text.slice(0, from) + text.slice(from + 1), from)
  const start = stepBack(text, from)
  return at(text.slice(0, start) + text.slice(from), start)
}

export const moved = ({ text, from, to }: Edited, by: -1 | 1): Edited => {
  if (from !== to) return at(text, by === -1 ? from : to)
  return at(text, by === -1 ? stepBack(text, from) : stepOn(text, to))
}

const at = (text: string, caret: number): Edited => ({ text, from: caret, to: caret })

/** Where each step of the caret ends, from the beginning of the text on. */
const steps = (text: string): number[] => {
  const ends = [0]
  for (let place = 0; place < text.length; ends.push(place)) {
    whole.lastIndex = place
    const word = whole.exec(text)?.[0].length
    place += word ?? String.fromCodePoint(text.codePointAt(place) ?? 0).length
  }
  return ends
}

const stepBack = (text: string, caret: number): number => steps(text).findLast((end) => end < caret) ?? 0

const stepOn = (text: string, caret: number): number => steps(text).find((end) => end > caret) ?? text.length
