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
      '<style>:target [fill="#1c2233"]{fill:#f3eee3}:target [stroke="#a8541b"]{stroke:#eba871}</style>',
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

  test("a finished picture keeps a tenth of a pixel, and drops what only Typst's viewer needs", () => {
    const svg = finishPicture(typeset(square('fill="#1c2233"')), 'a-001')
    expect(svg).toContain('M0 0h10.1v10')
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

  const clipped = typeset(
    `<clipPath id="c1"><path d="M 0 0 h 5 v 5 Z"/></clipPath><g clip-path="url(#c1)">${square('fill="#1c2233"')}</g>`,
  )

  test('a finished picture has ids of its own, so that no two pictures on one page clash', () => {
    const idsOf = (svg: string) => [...svg.matchAll(/<clipPath id="([^"]+)"/g)].map(([, id]) => id)
    const [first, second] = [idsOf(finishPicture(clipped, 'a-001')), idsOf(finishPicture(clipped, 'a-002'))]
    expect(first).toHaveLength(1)
    expect(second).toHaveLength(1)
    expect(first).not.toEqual(second)
  })

  const withLetters = typeset(
    `<g class="typst-text" transform="matrix(1 0 0 -1 20 30)">
      <use xlink:href="#gAC594B8B" x="0" y="0" fill="#1c2233" fill-rule="nonzero"/>
      <use xlink:href="#gAC594B8B" x="9" y="0" fill="#1c2233" fill-rule="nonzero"/>
    </g>${square('fill="#ffffff"')}
    <defs id="glyph"><symbol id="gAC594B8B" overflow="visible"><path d="M 0 0m 1.2345 0 v 8 h 1 Z "/></symbol></defs>`,
  )

  test('the letters of a finished picture come last, those of one colour in one path', () => {
    const svg = finishPicture(withLetters, 'a-001')
    expect(svg).toMatch(
      /<path fill="#ffffff" d="[^"]*"\/><path fill="#1c2233" transform="scale\(\.1\)" d="M212 300v-80h10zm90 0v-80h10z"\/><\/svg>$/,
    )
  })

  test('a box is one path, filled and with its border', () => {
    const round = 'c 0 -1 1 -2 2 -2 h 6 c 1 0 2 1 2 2 v 6 c 0 1 -1 2 -2 2 h -6 c -1 0 -2 -1 -2 -2'
    const border = 'h 6 c 1 0 2 1 2 2 v 6 c 0 1 -1 2 -2 2 h -6 c -1 0 -2 -1 -2 -2 v -6 c 0 -1 1 -2 2 -2'
    const svg = finishPicture(
      typeset(
        `<path class="typst-shape" fill="#ffffff" fill-rule="nonzero" d="M 0 0m 0 2 ${round} Z "/>
        <path class="typst-shape" fill="none" stroke="#1c2233" stroke-width="1.5" d="M 0 0m 2 0 ${border} "/>`,
      ),
      'a-001',
    )
    expect(svg.match(/<path /g)).toHaveLength(1)
    expect(svg).toContain('fill="#ffffff" stroke="#1c2233"')
  })

  test('a picture is finished the same way every time', () => {
    expect(finishPicture(withLetters, 'a-001')).toBe(finishPicture(withLetters, 'a-001'))
  })
})
