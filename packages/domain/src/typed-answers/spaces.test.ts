// More spaces say nothing: the table of pairs again, with other spaces.
import { expect, test } from 'vitest'
import { markTyped } from './mark.ts'
import { longestAnswer } from './signs.ts'
import { tableOfPairs } from './table-of-pairs.ts'

const more: Readonly<Record<string, (text: string) => string>> = {
  'before and behind': (text) => `  ${text}  `,
  // 51 000 is a number; 51  000 is two.
  'where one is': (text) => text.replace(/(?<!\d) | (?!\d{3})/g, '  '),
  'at brackets and equals signs': (text) => text.replace(/(?<![<>=!])[=()[\]](?![<>=])/g, '  $&  '),
  'at signs of arithmetic': (text) => text.replace(/(?<!\/)[+×÷](?!\/)/g, '  $&  '),
  // 1,250 is one number.
  'at commas': (text) => text.replace(/,(?!\d{3})/g, '  ,  '),
}
const places = Object.entries(more)

test.each(tableOfPairs)('more spaces change no verdict where $asked is asked for', ({ asked, given }) => {
  for (const [verdict, texts] of Object.entries(given)) {
    const spaced = texts.flatMap((text) =>
      places.map(([place, spacesIn]) => [place, spacesIn(text)] as const),
    )
    for (const [place, text] of spaced.filter(([, typed]) => typed.length <= longestAnswer)) {
      const marked = markTyped(text, asked)
      const said = marked.verdict === 'form' ? marked.wants : marked.verdict
      expect({ place, text, verdict: said }).toEqual({ place, text, verdict })
    }
  }
})
