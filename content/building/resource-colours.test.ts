import { expect, test } from 'vitest'
import palette from '../figures/style/palette.json' with { type: 'json' }

type Colour = keyof typeof palette

const groups: Colour[] = ['physics', 'biology', 'chemistry', 'maths', 'addmaths']

/** Every text colour of the resources' kit, with every background it appears on. */
const pairs: readonly (readonly [text: Colour, ground: Colour])[] = [
  ...(['ink', 'ink-soft', 'brand', 'brand-strong', ...groups] as const).map(
    (text) => [text, 'paper'] as const,
  ),
  ...(['ink', 'ink-soft', 'brand', 'right', 'wrong', ...groups] as const).map(
    (text) => [text, 'surface'] as const,
  ),
  ...(['ink', 'ink-soft', 'brand-strong'] as const).map((text) => [text, 'sunken'] as const),
  ...(['skizie', 'right', 'wrong'] as const).map((wash) => ['ink', `${wash}-wash`] as const),
  ...(['skizie', 'right', 'wrong'] as const).map((wash) => ['ink-soft', `${wash}-wash`] as const),
  ['skizie-deep', 'skizie-wash'],
  ['right', 'right-wash'],
  ['wrong', 'wrong-wash'],
  ['surface', 'right'],
  ...groups.flatMap((group) => [
    [group, `${group}-wash` as Colour] as const,
    ['ink', `${group}-wash` as Colour] as const,
    ['surface', group] as const,
  ]),
]

const luminance = (colour: Colour): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(palette[colour][0]?.slice(start, start + 2) ?? '', 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test.each(pairs)('in a resource, %s can be read on %s (WCAG AA, 4.5:1)', (text, ground) => {
  const [lighter = 0, darker = 0] = [luminance(text), luminance(ground)].sort((a, b) => b - a)
  expect((lighter + 0.05) / (darker + 0.05)).toBeGreaterThanOrEqual(4.5)
})
