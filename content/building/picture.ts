// From Typst's SVG to the picture that is served: small, and with its dark theme inside. The page shows
// `x.svg#dark` in the dark theme: the fragment makes the root the target, and `svg:target` rules swap the colours.
// The attributes themselves stay light, so every other viewer shows the light picture.

import { createHash } from 'node:crypto'
import { type Config, optimize } from 'svgo'
import palette from '../figures/style/palette.json' with { type: 'json' }

const darkOf = new Map(Object.values(palette).map(([light = '', dark = '']) => [light, dark]))

const painted = /\b(?:fill|stroke|stop-color)="([^"]*)"/g

const coloursOf = (svg: string): string[] => {
  const values = [...svg.matchAll(painted)].map(([, value = '']) => value)
  return [...new Set(values)].filter((value) => value !== 'none' && !value.startsWith('url('))
}

// Lengths are in points at 320 across, so two decimals are a hundredth of a pixel.
const settings = (idPrefix: string): Config => {
  return {
    // A second pass takes as long again and saves one per cent.
    multipass: false,
    floatPrecision: 2,
    plugins: [
      // Typst's class names are for its own viewer; without them more groups can be merged.
      { name: 'removeAttrs', params: { attrs: 'class' } },
      {
        name: 'preset-default',
        params: {
          overrides: {
            // Colours must stay exactly as the palette has them, so that the rules match.
            convertColors: false,
            // A line of many small pieces would become an arc of an enormous circle, which some viewers draw wrongly.
            convertPathData: { makeArcs: { threshold: 0, tolerance: 0 } },
          },
        },
      },
      'removeXlink',
      { name: 'prefixIds', params: { prefix: idPrefix, delim: '', prefixClassNames: false } },
    ],
  }
}

/** Finished outlines by Typst's name of the glyph, which is a hash of it: most letters of a picture were in an earlier one. */
const outlines = new Map<string, string>()

const glyph = /<symbol id="(g[0-9A-F]+)" overflow="visible">\s*<path d="([^"]*)"\/>\s*<\/symbol>/g

// Glyphs are more than half of a picture's weight. A tenth of a point is less than a device pixel, even enlarged twice on
// a sharp phone, and saves a sixth of the whole.
const finishedOutline = (name: string, path: string): string => {
  const known = outlines.get(name)
  if (known !== undefined) return known
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${path}"/></svg>`, {
    floatPrecision: 1,
    plugins: ['convertPathData'],
  })
  const finished = data.match(/ d="([^"]*)"/)?.[1] ?? path
  outlines.set(name, finished)
  return finished
}

/** Takes the glyphs out before the optimiser, which would spend half its time on them; they are put back with short names. */
const takeGlyphs = (typeset: string): { rest: string; glyphs: ReadonlyMap<string, string> } => {
  const glyphs = new Map<string, string>()
  const rest = typeset.replaceAll(glyph, (_, name: string, path: string) => {
    glyphs.set(name, finishedOutline(name, path))
    return ''
  })
  return { rest, glyphs }
}

const putGlyphs = (content: string, glyphs: ReadonlyMap<string, string>, idPrefix: string): string => {
  const names = new Map([...glyphs.keys()].map((name, index) => [name, `${idPrefix}-${index.toString(36)}`]))
  const drawn = content.replaceAll(/href="#[^"]*?(g[0-9A-F]{8,})"/g, (reference, name: string) => {
    const short = names.get(name)
    return short === undefined ? reference : `href="#${short}"`
  })
  const defined = [...glyphs].map(([name, path]) => `<path id="${names.get(name)}" d="${path}"/>`)
  return defined.length === 0 ? drawn : `${drawn}<defs>${defined.join('')}</defs>`
}

const darkRules = (colours: readonly string[]): string => {
  return colours
    .map((light) => {
      const dark = darkOf.get(light)
      return `svg:target [fill="${light}"]{fill:${dark}}svg:target [stroke="${light}"]{stroke:${dark}}`
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
  const { rest, glyphs } = takeGlyphs(typeset)
  const { data } = optimize(rest, settings(idPrefix))
  const viewBox = data.match(/viewBox="0 0 ([\d.]+) ([\d.]+)"/)
  const drawn = data.match(/^<svg[^>]*>(.*)<\/svg>$/s)?.[1]
  if (!viewBox || drawn === undefined) throw new Error('came out of the optimiser without a view box')
  const [width, height] = viewBox.slice(1).map((side) => Math.ceil(Number(side)))
  const content = putGlyphs(drawn, glyphs, idPrefix)
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
