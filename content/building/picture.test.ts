import { describe, expect, test } from 'vitest'
import { finishPicture, pictureSize } from './picture.ts'

const typeset = (shapes: string): string => {
  return `<svg class="typst-doc" viewBox="0 0 320 108.75" width="320pt" height="108.75pt" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${shapes}</svg>`
}

const square = (attributes: string) =>
  `<path class="typst-shape" d="M 0 0 h 10.12345 v 10 h -10 Z" ${attributes}/>`

describe('the dark theme inside a picture', () => {
  test('the dark theme of a picture swaps each colour it uses for its dark partner, and lists no other', () => {
    const svg = finishPicture(
      typeset(square('fill="#1c2233"') + square('fill="none" stroke="#a8541b"')),
      'a-001',
    )
    expect(svg).toContain(
      '<style>svg:target [fill="#1c2233"]{fill:#f3eee3}svg:target [stroke="#a8541b"]{stroke:#eba871}</style>',
    )
  })

  test('the dark theme of a picture is selected by the fragment #dark, while the attributes stay light', () => {
    const svg = finishPicture(typeset(square('fill="#1c2233"')), 'a-001')
    expect(svg).toMatch(/^<svg [^>]*id="dark"/)
    expect(svg).toContain('<path fill="#1c2233"')
  })

  test('a picture with a colour that is not in the palette is refused', () => {
    expect(() => finishPicture(typeset(square('fill="#123456"')), 'a-001')).toThrow(
      /uses #123456, which the palette does not have/,
    )
    expect(() => finishPicture(typeset(square('fill="#1c223380"')), 'a-001')).toThrow(/uses #1c223380/)
  })
})

describe('a finished picture', () => {
  test('a finished picture states its size in whole CSS pixels', () => {
    expect(pictureSize(finishPicture(typeset(square('fill="#1c2233"')), 'a-001'))).toEqual({
      width: 320,
      height: 109,
    })
  })

  test("a finished picture keeps a hundredth of a pixel, and drops what only Typst's viewer needs", () => {
    const svg = finishPicture(typeset(square('fill="#1c2233"')), 'a-001')
    expect(svg).toContain('10.12')
    expect(svg).not.toContain('10.123')
    expect(svg).not.toContain('class=')
  })

  test('an almost straight line of many small curves does not become an arc of an enormous circle', () => {
    const radius = 100_000
    const step = 150 / radius / 12
    const reach = ((4 / 3) * Math.tan(step / 4)).toFixed(12)
    const at = (turn: number, ahead: number) => {
      const x = radius * (Math.sin(turn) + ahead * Math.cos(turn))
      const y = radius * (1 - Math.cos(turn) + ahead * Math.sin(turn))
      return `${x.toFixed(4)} ${y.toFixed(4)}`
    }
    const pieces = Array.from({ length: 12 }, (_, piece) => {
      const [from, to] = [piece * step, (piece + 1) * step]
      return `C ${at(from, Number(reach))} ${at(to, -Number(reach))} ${at(to, 0)}`
    })
    const line = `<path d="M 0 0 ${pieces.join(' ')}" fill="none" stroke="#1c2233"/>`
    const drawn = finishPicture(typeset(line), 'a-001').match(/ d="([^"]*)"/)?.[1]
    expect(drawn).toBeDefined()
    expect(drawn).not.toMatch(/a/i)
  })

  const withGlyph = typeset(
    `<use xlink:href="#gAC594B8B" fill="#1c2233"/><use xlink:href="#gAC594B8B" x="9" fill="#1c2233"/><defs id="glyph"><symbol id="gAC594B8B" overflow="visible"><path d="M 0 0m 1.2345 0 v 8 h 1 Z "/></symbol></defs>`,
  )

  test('a finished picture has ids of its own, so that no two pictures on one page clash', () => {
    const idsOf = (svg: string) => [...svg.matchAll(/<path id="([^"]+)"/g)].map(([, id]) => id)
    const [first, second] = [
      idsOf(finishPicture(withGlyph, 'a-001')),
      idsOf(finishPicture(withGlyph, 'a-002')),
    ]
    expect(first).toHaveLength(1)
    expect(second).toHaveLength(1)
    expect(first).not.toEqual(second)
  })

  test('a finished picture defines each letter once, in few digits, and refers to it wherever it appears', () => {
    const svg = finishPicture(withGlyph, 'a-001')
    const [id] = [...svg.matchAll(/<path id="([^"]+)" d="M1.2 0v8h1Z"/gi)].map(([, id]) => id)
    expect(svg.split(`href="#${id}"`)).toHaveLength(3)
  })

  test('a picture is finished the same way every time', () => {
    expect(finishPicture(withGlyph, 'a-001')).toBe(finishPicture(withGlyph, 'a-001'))
  })
})
