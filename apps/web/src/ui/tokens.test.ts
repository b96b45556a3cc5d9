// Every pair of text and background on the screens reaches WCAG AA in both themes.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

type Colours = ReadonlyMap<string, string>

const coloursOf = (css: string, selector: string): Colours => {
  const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, head]) =>
    head?.trim().endsWith(selector),
  )
  const declared = blocks.flatMap(([, , body = '']) => [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/gi)])
  return new Map(declared.map(([, name = '', value = '']) => [name, value]))
}

const css = ['tokens.css', 'styles.css']
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n')
const light = coloursOf(css, ':root')
const dark = new Map([...light, ...coloursOf(css, '[data-theme="dark"]')])

/** Relative luminance as WCAG 2.2 defines it. */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const contrast = (colours: Colours, one: string, other: string): number => {
  const [a, b] = [one, other].map((name) => {
    const value = colours.get(name)
    if (!value) throw new Error(`No colour is called ${name}.`)
    return luminance(value)
  }) as [number, number]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const backgrounds = ['paper', 'surface', 'sunken']
const subjects = ['physics', 'biology', 'chemistry', 'maths', 'addmaths', 'brand']
const texts: [string, string][] = [
  ...['ink', 'ink-soft', 'ink-faint'].flatMap((text) =>
    backgrounds.map((ground): [string, string] => [text, ground]),
  ),
  ...subjects.flatMap((subject): [string, string][] => [
    [subject, 'surface'],
    [subject, 'paper'],
    [subject, `${subject}-wash`],
    ['on-fill', subject],
    ['ink', `${subject}-wash`],
    ['ink-soft', `${subject}-wash`],
  ]),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['brand-strong', 'surface'],
  ['skizie-deep', 'skizie-wash'],
  ['skizie-deep', 'surface'],
  ['right', 'right-wash'],
  ['wrong', 'wrong-wash'],
  ['right', 'surface'],
  ['wrong', 'surface'],
  ['wrong', 'paper'],
  ['ink', 'right-wash'],
  ['ink', 'wrong-wash'],
  ['on-fill', 'right'],
  ['on-fill', 'wrong'],
  ['paper', 'ink'],
]

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s theme', (_theme, colours) => {
  test.each(texts)('%s on %s is readable (4.5:1)', (text, ground) => {
    expect(contrast(colours, text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['paper', 'surface'])('the border of an input stands out from %s (3:1)', (ground) => {
    expect(contrast(colours, 'edge', ground)).toBeGreaterThanOrEqual(3)
  })

  test.each(backgrounds)('the focus ring stands out from %s (3:1)', (ground) => {
    expect(contrast(colours, 'brand', ground)).toBeGreaterThanOrEqual(3)
  })
})
