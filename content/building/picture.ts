// From Typst's SVG to the picture that is served: small, and with its dark theme inside. The page shows
// `x.svg#dark` in the dark theme: the fragment makes the root the target, and `:target` rules swap the colours.
// The attributes themselves stay light, so every other viewer shows the light picture.

import { createHash } from 'node:crypto'
import { type Config, optimize } from 'svgo'
import palette from '../figures/style/palette.json' with { type: 'json' }
import { takeLetters } from './letters.ts'
import { smoothLines } from './lines.ts'

const darkOf = new Map(Object.values(palette).map(([light = '', dark = '']) => [light, dark]))

const painted = /\b(?:fill|stroke|stop-color)="([^"]*)"/g

const coloursOf = (svg: string): string[] => {
  const values = [...svg.matchAll(painted)].map(([, value = '']) => value)
  return [...new Set(values)].filter((value) => value !== 'none' && !value.startsWith('url('))
}

/** Of the optimiser, for drawings of questions and of books. */
export const settings = (idPrefix: string): Config => {
  return {
    // A second pass takes as long again and saves one per cent.
    multipass: false,
    plugins: [
      // Typst's class names are for its own viewer; without them more groups can be merged.
      { name: 'removeAttrs', params: { attrs: 'class' } },
      // Of the default plugins those that find something in what Typst writes, but `convertColors`: colours must stay exactly as
      // the palette has them, so that the rules match.
      'cleanupIds',
      { name: 'cleanupNumericValues', params: { floatPrecision: 2 } },
      'removeUnknownsAndDefaults',
      'moveElemsAttrsToGroup',
      'moveGroupAttrsToElems',
      'collapseGroups',
      // Lengths are in points at 320 across: a tenth is less than a device pixel, even enlarged twice on a sharp phone.
      // A line of many small pieces would become an arc of an enormous circle, which some viewers draw wrongly.
      {
        name: 'convertPathData',
        params: { makeArcs: { threshold: 0, tolerance: 0 }, floatPrecision: 1 },
      },
      { name: 'convertTransform', params: { floatPrecision: 2 } },
      'removeEmptyContainers',
      { name: 'mergePaths', params: { floatPrecision: 1 } },
      'removeUnusedNS',
      'sortAttrs',
      'removeXlink',
      { name: 'prefixIds', params: { prefix: idPrefix, delim: '', prefixClassNames: false } },
    ],
  }
}

const box =
  /<path class="typst-shape" fill="([^"]*)" fill-rule="nonzero"( transform="[^"]*")? d="M 0 0m[^"m]* Z "\/>\s*<path class="typst-shape" fill="none" (stroke="[^>]*?)( transform="[^"]*")? d="([^"]*)"\/>/g

/** Typst fills a rounded rectangle with one path and draws its border with another; one is enough. */
const joinBoxes = (typeset: string): string => {
  return typeset.replaceAll(
    box,
    (both, fill, transform = '', stroke, transformOfBorder = '', border: string) => {
      const isWhole = border.replaceAll(/[-\d.e ]/g, '') === 'Mmhcvchcvc'
      if (!isWhole || transform !== transformOfBorder) return both
      return `<path class="typst-shape" fill="${fill}" ${stroke}${transform} d="${border}Z"/>`
    },
  )
}

const darkRules = (colours: readonly string[]): string => {
  return colours
    .map((light) => {
      const dark = darkOf.get(light)
      return `:target [fill="${light}"]{fill:${dark}}:target [stroke="${light}"]{stroke:${dark}}`
    })
    .join('')
}

/** Keeps only the rules whose attribute occurs. */
const usedRules = (svg: string, colours: readonly string[]): string => {
  return darkRules(colours)
    .split('}')
    .filter((rule) => {
      const selector = rule.match(/\[((?:fill|stroke)="[^"]*")\]/)?.[1]
      return selector !== undefined && svg.includes(selector)
    })
    .map((rule) => `${rule}}`)
    .join('')
}

/**
 * Finishes a typeset picture. Ids inside it are derived from `id`.
 * @throws Error naming a colour that is not in the palette, for it would have no dark partner.
 */
export const finishPicture = (typeset: string, id: string): string => {
  const foreign = coloursOf(typeset).filter((colour) => !darkOf.has(colour))
  if (foreign.length > 0) {
    throw new Error(
      `uses ${foreign.join(', ')}, which the palette does not have: take its named colours, unmixed`,
    )
  }
  const idPrefix = `f${createHash('sha256').update(id).digest('hex').slice(0, 6)}`
  const { rest, letters } = takeLetters(typeset)
  const { data } = optimize(smoothLines(joinBoxes(rest)), settings(idPrefix))
  const viewBox = data.match(/viewBox="0 0 ([\d.]+) ([\d.]+)"/)
  const drawn = data.match(/^<svg[^>]*?(?:\/>|>(.*)<\/svg>)$/s)
  if (!viewBox || !drawn) throw new Error('came out of the optimiser without a view box')
  const [width, height] = viewBox.slice(1).map((side) => Math.ceil(Number(side)))
  // A picture of letters alone leaves the optimiser empty.
  const content = (drawn[1] ?? '') + letters
  const style = usedRules(content, coloursOf(content))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" id="dark" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}"><style>${style}</style>${content}</svg>`
  )
}

/** Width and height in CSS pixels, as the picture's own root states them. */
export const pictureSize = (svg: string): { width: number; height: number } => {
  const [, width, height] = svg.match(/^<svg[^>]* width="(\d+)" height="(\d+)"/) ?? []
  if (!width || !height) throw new Error('has no width and height on its root')
  return { width: Number(width), height: Number(height) }
}
