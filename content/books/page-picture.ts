// A page of a built PDF as a picture. It is taken from the very file that is sold, so the cover on the shelf is its first page,
// and it holds the drawn letters of that page and nothing else of the book.

import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

const embedded = /<image [^>]*href="data:image\/svg\+xml;base64,([^"]*)"/g
const drawing = / d="([MLQCZ\d\s,.e-]*)"/g
const step = /([MLQCZ])([^MLQCZ]*)/g

const perPoint = 10

const spaced = (tenths: readonly number[]): string => {
  let written = ''
  for (const tenth of tenths) {
    const number = String(tenth / perPoint).replace(/^(-?)0\./, '$1.')
    written += written === '' || number.startsWith('-') ? number : ` ${number}`
  }
  return written
}

/** The same drawing in steps of a tenth of a point from place to place, so that what is drawn twice is the same text twice. */
const relative = (drawn: string): string => {
  let [x, y, startX, startY, written] = [0, 0, 0, 0, '']
  for (const [, command = '', numbers = ''] of drawn.matchAll(step)) {
    if (command === 'Z') {
      written += 'z'
      ;[x, y] = [startX, startY]
      continue
    }
    const places = numbers
      .trim()
      .split(/[\s,]+/)
      .map((number) => Math.round(Number(number) * perPoint))
    written += command.toLowerCase() + spaced(places.map((place, index) => place - (index % 2 ? y : x)))
    ;[x = 0, y = 0] = places.slice(-2)
    if (command === 'M') [startX, startY] = [x, y]
  }
  return written
}

const compact = (svg: string): string =>
  svg
    .replaceAll(drawing, (_, drawn: string) => ` d="${relative(drawn)}"`)
    .replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100))
    .replaceAll(/>\s+</g, '><')
    .replace(' xmlns:xlink="http://www.w3.org/1999/xlink"', '')
    .replaceAll('xlink:href', 'href')

/** These pages of a PDF, from 1, as SVG. */
export const pagePictures = (pdf: Buffer, pages: readonly number[]): readonly string[] => {
  const compiler = NodeCompiler.create({ workspace: import.meta.dirname })
  compiler.mapShadow(`${import.meta.dirname}/book.pdf`, pdf)
  const markup = pages.map((page) => `#page(image("book.pdf", page: ${page}, width: 125mm))`)
  const compiled = compiler.compile({
    mainFileContent: `#set page(width: 125mm, height: 176mm, margin: 0pt)\n${markup.join('\n')}`,
  })
  const document = compiled.result
  if (!document) throw new Error(`The pages ${pages.join(', ')} cannot be drawn.`)
  const drawn = [...compiler.plainSvg(document).matchAll(embedded)]
  compiler.evictCache(0)
  if (drawn.length !== pages.length) throw new Error(`Of ${pages.length} pages ${drawn.length} were drawn.`)
  return drawn.map(([, base64 = '']) => compact(Buffer.from(base64, 'base64').toString('utf8')))
}
