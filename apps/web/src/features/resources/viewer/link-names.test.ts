import { expect, test } from 'vitest'
import { printedIn } from './link-names.ts'

const word = (text: string, left: number, top: number) => ({
  text,
  left,
  top,
  right: left + 40,
  bottom: top + 10,
})

test('a link is named by the text printed under it, and by nothing beside it', () => {
  const printed = [word('Markets', 0, 0), word(' ', 50, 0), word('14', 100, 0), word('Demand', 0, 20)]
  expect(printedIn({ left: -2, top: -2, right: 150, bottom: 12 }, printed)).toBe('Markets 14')
  expect(printedIn({ left: 200, top: 0, right: 300, bottom: 50 }, printed)).toBe('')
})
