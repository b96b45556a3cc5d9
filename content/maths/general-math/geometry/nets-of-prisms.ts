// Nets of cuboids and triangular prisms: lengths of the solid that the flat shape shows.

import { agree, type Point } from '../../kit/checking.ts'
import { drawFigure } from '../../kit/figures.ts'
import { final, number, word } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const drawSolids = (random: Random) => {
  const cuboid = random.until(
    () => ({ length: random.integer(6, 12), width: random.integer(4, 9), height: random.integer(2, 4) }),
    ({ length, width, height }) => length > width && width > height,
  )
  const prism = random.until(
    () => ({
      a: random.integer(5, 8),
      b: random.integer(6, 9),
      c: random.integer(4, 7),
      length: random.integer(7, 12),
    }),
    ({ a, b, c }) => a !== b && b !== c && a !== c && a + c > b + 2 && a + b > c + 2 && b + c > a + 2,
  )
  return { cuboid, prism }
}

export const netOfPrism = defineTemplate({
  id: 'net-of-a-prism',
  marks: 3,
  calculator: false,
  level: 3,
  cases: {
    cuboid(random) {
      const { length, width, height } = drawSolids(random).cuboid
      // The base with a face on each side, and the top beyond the face at the upper edge.
      const rows = [0, height, height + width, 2 * height + width, 2 * (height + width)]
      const rectangle = (x: number, y: number, w: number, h: number) =>
        `polygon-of((${x}, ${y}), (${x + w}, ${y}), (${x + w}, ${y + h}), (${x}, ${y + h}), fill: maths-wash)`
      const faces = [
        rectangle(0, 0, length, height),
        rectangle(0, height, length, width),
        rectangle(0, height + width, length, height),
        rectangle(0, 2 * height + width, length, width),
        rectangle(-height, height, height, width),
        rectangle(length, height, height, width),
      ]
      const whole = { across: length + 2 * height, up: rows[4] ?? 0 }
      const span = (a: Point, b: Point, body: string, side: string) => {
        const middle = `(${(a[0] + b[0]) / 2}, ${(a[1] + b[1]) / 2})`
        return `edge(${middle}, (${a[0]}, ${a[1]}), tip: true, colour: ink-soft), edge(${middle}, (${b[0]}, ${b[1]}), tip: true, colour: ink-soft), sketch-part((), to => text-at(to(${middle}), ${body}, side: "${side}", gap: 6pt))`
      }
      return {
        question: typst`
The diagram shows the net of a closed box in the shape of a cuboid. The box is ${length}~cm long, and the face that it stands on is marked as its base.
#sketch(${faces.join(', ')}, sketch-part((), to => text-at(to((${length / 2}, ${whole.up})), [${length}~cm], side: "above", gap: 5pt)), sketch-part((), to => text-at(to((${length / 2}, ${height + width / 2})), [base])), ${span([-height, -1.2], [length + height, -1.2], `[${whole.across}~cm]`, 'below')}, ${span([length + height + 1.2, 0], [length + height + 1.2, whole.up], `[${whole.up}~cm]`, 'right')}, height: 300pt, padding: (58pt, 26pt))
#part("a", 1)[Find the height of the box.]
#part("b", 2)[Find the width of the box.]`,
        answer: typst`
#note[Across: the length and, on each side, a height. Up: two heights and two widths.]
#part("a")[#working("B1")[$(${whole.across} - ${length}) div 2 =$ #result[${height}~cm]]]
#part("b")[
#working("M1 FT")[$2 times ${height} + 2w = ${whole.up}$]
#working("A1")[$w =$ #result[${width}~cm]]]`,
        alt: plain`The net of a closed cuboid is a column of four rectangles, each ${length} cm long: a side face, the base, a side face and the top. An end face is joined to the left and to the right of the base. The box is ${length} cm long. The whole net is ${whole.across} cm across and ${whole.up} cm up. Part a: find the height of the box. Part b: find its width.`,
        answerAlt: plain`Part a: across there are the length and two heights, so the height is half of ${whole.across} minus ${length}, ${height} cm. Part b: up there are two heights and two widths, so twice the width is ${whole.up} minus ${2 * height}, and the width is ${width} cm.`,
        answers: [final('a', number(height, { unit: 'cm' })), final('b', number(width, { unit: 'cm' }))],
        verify() {
          // Areas: the net within its surrounding rectangle leaves two corners above and two below on each side.
          const surface = 2 * (length * width + width * height + length * height)
          const around = (length + 2 * height) * 2 * (height + width)
          const corners = 2 * height * (2 * (height + width) - width)
          return surface === around - corners ? null : 'the net has another area than the cuboid'
        },
      }
    },
    'triangular-prism'(random) {
      const { a, b, c, length } = drawSolids(random).prism
      // The rectangles stand side by side; the triangles are on the middle one, whose width is b.
      const x = (b * b + a * a - c * c) / (2 * b)
      const y = Math.sqrt(a * a - x * x)
      const points = {
        A: [0, length],
        B: [a, length],
        C: [a + b, length],
        D: [a + b + c, length],
        E: [a + b + c, 0],
        F: [a + b, 0],
        G: [a, 0],
        H: [0, 0],
        P: [a + x, length + y],
        Q: [a + x, -y],
      } as const
      const total = a + b + c
      return {
        question: typst`
The diagram shows the net of a solid, made of three rectangles and two triangles.
${drawFigure({ points, lines: 'ABPCDEFQGHA BG CF', lengths: { BP: [`[${a}~cm]`, 'C'], BC: [`[${b}~cm]`, 'P'], AH: [`[${length}~cm]`, 'E'] }, names: { B: 145, C: 35, G: 215, F: 325 }, parts: [`polygon-of(${[points.A, points.B, points.P, points.C, points.D, points.E, points.F, points.Q, points.G, points.H].map(([u, v]) => `(${u.toFixed(3)}, ${v.toFixed(3)})`).join(', ')}, fill: maths-wash)`], height: 290, padding: [52, 24] })}
The length $A D$ is ${total}~cm.
#part("a", 1)[Write down the name of the solid.]
#part("b", 1)[Which point other than $A$ meets the point $P$ when the net is folded?]
#part("c", 1)[Find the length of $P C$.]`,
        answer: typst`
#part("a")[#working("B1")[#result[triangular prism]]]
#part("b")[#working("B1")[#result[$D$]]
#note[$P B$ is joined to $A B$ and $P C$ to $D C$, so $A$, $P$ and $D$ meet.]]
#part("c")[#note[$A B = P B = ${a}$~cm and $C D = P C$.]
#working("B1")[$P C = ${total} - ${a} - ${b} =$ #result[${c}~cm]]]`,
        alt: plain`A net is made of three rectangles side by side, with corners A, B, C, D along the top and H, G, F, E along the bottom. Triangle BPC is on top of the middle one and triangle GQF below it. BP is ${a} cm, BC is ${b} cm, AH is ${length} cm, and AD is ${total} cm. Part a: write down the name of the solid. Part b: which point other than A meets the point P when the net is folded? Part c: find the length of PC.`,
        answerAlt: plain`Part a: it is a triangular prism. Part b: PB is joined to AB and PC to DC, so D meets P. Part c: AB is equal to PB, ${a} cm, and CD is equal to PC, so PC is ${total} minus ${a} minus ${b}, which is ${c} cm.`,
        answers: [
          final('a', word('triangular prism', 'prism')),
          final('b', word('D')),
          final('c', number(c, { unit: 'cm' })),
        ],
        // Around the folded prism once: the rectangles' widths are the sides of the triangle, which closes.
        verify: () => (agree(Math.hypot(b - x, y), c) ? null : 'the triangle does not close'),
      }
    },
  },
})
