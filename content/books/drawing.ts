// A drawing of a book that flows: Typst's SVG made small, in colours that follow the reader's theme.

import { optimize } from 'svgo'
import { takeLetters } from '../building/letters.ts'
import { smoothLines } from '../building/lines.ts'
import { settings } from '../building/picture.ts'
import palette from '../figures/style/palette.json' with { type: 'json' }

const nameOf = new Map(Object.entries(palette).map(([name, [light = '']]) => [light, name]))

/** `#1c2233` → `var(--ink)`; the last two digits of eight say how much shows through. */
const themed = (svg: string): string =>
  svg.replaceAll(
    /\b(fill|stroke)="(#[0-9a-f]{6})([0-9a-f]{2})?"/g,
    (_, kind: string, colour: string, alpha?: string) => {
      const name = nameOf.get(colour)
      if (name === undefined) throw new Error(`draws in ${colour}, which the palette does not have`)
      const opacity = alpha ? ` ${kind}-opacity="${(Number.parseInt(alpha, 16) / 255).toFixed(2)}"` : ''
      return `${kind}="var(--${name})"${opacity}`
    },
  )

/** CSS pixels for a point, so that a drawing's words are as large as the text beside it. */
const pixelsPerPoint = 1.4

/** @param id of the drawing among those of its page */
export const finishDrawing = (typeset: string, id: string): string => {
  const { rest, letters } = takeLetters(typeset)
  const { data } = optimize(smoothLines(rest), settings(id))
  const [, width, height] = data.match(/viewBox="0 0 ([\d.]+) ([\d.]+)"/)?.map(Number) ?? []
  const drawn = data.match(/^<svg[^>]*?(?:\/>|>(.*)<\/svg>)$/s)
  if (!width || !height || !drawn) throw new Error('a drawing came out of the optimiser without a view box')
  const size = `width="${Math.round(width * pixelsPerPoint)}" height="${Math.round(height * pixelsPerPoint)}"`
  const content = themed((drawn[1] ?? '') + letters)
  if (/<(?!\/?(?:g|path|clipPath|defs)\b)|\son\w|href|url\((?!#)|style=/.test(content)) {
    throw new Error(
      `a drawing has more than lines and shapes: ${content.match(/<(?!\/?(?:g|path|clipPath|defs)\b)[^>]*/)?.[0] ?? ''}`,
    )
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${size}>${content}</svg>`
}
