// From one function of an angle to the others, in the quadrant that the question names.

import { agree, type Point } from '../../kit/checking.ts'
import { expression, final, number, word } from '../../kit/final-answers.ts'
import { tallResult } from '../../kit/layout.ts'
import { fraction } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { six } from './six.ts'

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const

/** The radius in its quadrant, with the signed lengths that the functions are read from. */
const quadrant = (x: number, y: number, r: number): string => {
  const scale = Math.max(Math.abs(x), Math.abs(y)) / 4
  const [px, py] = [x / scale, y / scale].map(
    (value) => Math.sign(value) * Math.max(2.4, Math.abs(value)),
  ) as [number, number]
  const label = (value: number) => String(value).replace('-', '−')
  const angle = ((Math.atan2(py, px) * 180) / Math.PI + 360) % 360
  const [left, right] = px < 0 ? [-5.2, 2.4] : [-2.4, 5.2]
  const [bottom, top] = py < 0 ? [py - 0.8, 1.8] : [-1.8, py + 0.8]
  const place = (value: number) => Math.round(value * 1000) / 1000
  return [
    `#sketch(edge((${left}, 0), (${right}, 0), tip: true, colour: ink-soft)`,
    `edge((0, ${place(bottom)}), (0, ${place(top)}), tip: true, colour: ink-soft)`,
    `edge((0, 0), (${place(px)}, ${place(py)}), body: $${r}$, away: (${place(px)}, 0), colour: addmaths)`,
    `edge((${place(px)}, 0), (${place(px)}, ${place(py)}), body: $${label(y)}$, away: (0, 0))`,
    `edge((${place(px)}, 0), (0, 0), body: $${label(x)}$, away: (0, ${place(py)}))`,
    `angle-mark((${place(px)}, 0), (0, 0), (${place(px)}, ${place(py)}), square: true)`,
    `arc-of((0, 0), 0.65, 0deg, ${angle.toFixed(1)}deg, colour: physics)`,
    `point((${angle > 180 ? '-0.5, 0.5' : '0.5, 0.5'}), $θ$, mark: false, side: "above${angle > 180 ? '-left' : '-right'}", colour: physics)`,
    'height: 190pt, padding: (40pt, 14pt))',
  ].join(', ')
}

const over = (top: number, bottom: number) => fraction(top, bottom)
const words = (top: number, bottom: number) => fractionInWords(top, bottom)

/** Legs and hypotenuse. */
const drawTriangle = (random: Random) => {
  const [one, other, r] = random.pick(triples)
  const [p, q] = random.chance(0.5) ? [one, other] : [other, one]
  return { p, q, r }
}

/** The angle itself, from its coordinates, put into the six functions. @param from where its quadrant begins */
const whyNot = ([x, y]: Point, r: number, from: number): string | null => {
  const angle = ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360
  if (angle <= from || angle >= from + 90) return `the angle is ${angle} degrees`
  const pairs: [number, number][] = [
    [six.sin(angle), y / r],
    [six.cos(angle), x / r],
    [six.tan(angle), y / x],
    [six.sec(angle), r / x],
    [six.cosec(angle), r / y],
    [six.cot(angle), x / y],
  ]
  return pairs.every(([a, b]) => agree(a, b)) ? null : 'a ratio is another'
}

export const ratioInQuadrant = defineTemplate({
  id: 'ratio-in-a-quadrant',
  marks: 3,
  calculator: false,
  level: 1,
  cases: {
    'obtuse-sine'(random) {
      const { p, q, r } = drawTriangle(random)
      const [x, y] = [-p, q]
      const figure = quadrant(x, y, r)
      return {
        question: typst`
Given that
$ sin θ = ${over(q, r)} $
and that $θ$ is an obtuse angle, find the exact value of $cos θ$ and of $tan θ$. #marks(3)`,
        answer: typst`
#working("M1")[$ cos^2 θ = 1 − sin^2 θ = 1 − ${q * q}/${r * r} = ${p * p}/${r * r} $]
#note[An obtuse angle has a negative cosine.]
${figure}
#working("A1")[$cos θ =$ ${tallResult(over(x, r))}]
#working("B1")[$tan θ = display((sin θ)/(cos θ)) =$ ${tallResult(over(y, x))}]`,
        alt: plain`Given that sin theta is ${words(q, r)} and that theta is an obtuse angle, find the exact value of cos theta and of tan theta.`,
        answerAlt: plain`Cos squared theta is 1 minus sin squared theta, and the cosine of an obtuse angle is negative. So cos theta is ${words(x, r)}, and tan theta, which is sin theta over cos theta, is ${words(y, x)}.`,
        answers: [
          final('', number(typedFraction(x, r)), 'cos θ'),
          final('', number(typedFraction(y, x)), 'tan θ'),
        ],
        verify: () => whyNot([x, y], r, 90),
      }
    },
    'third-quadrant'(random) {
      const { p, q, r } = drawTriangle(random)
      const [x, y] = [-p, -q]
      const figure = quadrant(x, y, r)
      return {
        question: typst`
Given that
$ tan θ = ${over(q, p)} $
and $180° < θ < 270°$, find the exact value of $sec θ$ and of $sin θ$. #marks(3)`,
        answer: typst`
#working("M1")[$ sec^2 θ = 1 + tan^2 θ = 1 + ${q * q}/${p * p} = ${r * r}/${p * p} $]
#note[Between $180°$ and $270°$, sine and cosine are negative, and so is secant.]
${figure}
#working("A1")[$sec θ =$ ${tallResult(over(r, x))}]
#working("B1")[$sin θ = tan θ cos θ =$ ${tallResult(over(y, r))}]`,
        alt: plain`Given that tan theta is ${words(q, p)} and that theta is between 180 and 270 degrees, find the exact value of sec theta and of sin theta.`,
        answerAlt: plain`Sec squared theta is 1 plus tan squared theta. Between 180 and 270 degrees sine and cosine are negative. So sec theta is ${words(r, x)}, and sin theta is ${words(y, r)}.`,
        answers: [
          final('', number(typedFraction(r, x)), 'sec θ'),
          final('', number(typedFraction(y, r)), 'sin θ'),
        ],
        verify: () => whyNot([x, y], r, 180),
      }
    },
    'from-secant'(random) {
      const { p, q, r } = drawTriangle(random)
      const [x, y] = [p, -q]
      const figure = quadrant(x, y, r)
      return {
        question: typst`
It is given that
$ sec θ = ${over(r, p)} $
and that $sin θ$ is negative, where $0° < θ < 360°$.
#part("a", 1)[State the quadrant in which $θ$ lies.]
#part("b", 2)[Find the exact value of $cosec θ$ and of $cot θ$.]`,
        answer: typst`
#part("a")[
#note[The secant is positive, so the cosine is positive, too.]
#working("B1")[the #result[fourth] quadrant]
${figure}]
#part("b")[
#working("B1")[$cosec θ = display(1/(sin θ)) =$ ${tallResult(over(r, y))}]
#working("B1")[$cot θ = display((cos θ)/(sin θ)) =$ ${tallResult(over(x, y))}]]`,
        alt: plain`It is given that sec theta is ${words(r, p)} and that sin theta is negative, where theta is between 0 and 360 degrees. Part a: state the quadrant in which theta lies. Part b: find the exact value of cosec theta and of cot theta.`,
        answerAlt: plain`Part a: the cosine is positive and the sine negative, so theta is in the fourth quadrant. Part b: cosec theta is ${words(r, y)} and cot theta is ${words(x, y)}.`,
        answers: [
          final('a', word('fourth', '4th', '4', 'fourth quadrant', '4th quadrant')),
          final('b', number(typedFraction(r, y)), 'cosec θ'),
          final('b', number(typedFraction(x, y)), 'cot θ'),
        ],
        verify: () => whyNot([x, y], r, 270),
      }
    },
  },
})

const said = (text: string) => text.replaceAll('°', ' degrees')

export const inTermsOfK = defineTemplate({
  id: 'in-terms-of-k',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    sine(random) {
      const [angle, turned] = [random.pick([20, 40, 50, 70, 10, 80]), random.chance(0.5)]
      const far = turned ? 180 + angle : 360 - angle
      const [a, b, c] = [`tan ${angle}°`, `sin ${far}°`, `sec ${angle}°`]
      return {
        question: typst`
It is given that $sin ${angle}° = k$. Find, in terms of $k$,
#part("a", 2)[$${a}$,]
#part("b", 1)[$${b}$,]
#part("c", 1)[$${c}$.]`,
        answer: typst`
#sketch(triangle((0, 0), (6, 0), (6, ${(6 * six.tan(Math.min(66, Math.max(25, angle)))).toFixed(2)}), angles: ($${angle}°$, "right"), sides: ($sqrt(1 − k^2)$, $k$, $1$)), height: 170pt)
#part("a")[
#working("M1")[$cos ${angle}° = sqrt(1 − k^2)$]
#working("A1")[$${a} =$ ${tallResult('display(k/sqrt(1 − k^2))')}]]
#part("b")[
#working("B1")[$${b} = −sin ${angle}° =$ #result[$−k$]]]
#part("c")[
#working("B1")[$${c} =$ ${tallResult('display(1/sqrt(1 − k^2))')}]]`,
        alt: plain`It is given that sin ${angle} degrees is k. Find, in terms of k: part a, ${said(a)}; part b, ${said(b)}; part c, ${said(c)}.`,
        answerAlt: plain`In a right-angled triangle with the angle ${angle} degrees the sides are k opposite, 1 for the hypotenuse and the square root of open bracket 1 minus k squared close bracket adjacent. Part a: k over the square root of open bracket 1 minus k squared close bracket. Part b: minus k. Part c: 1 over the square root of open bracket 1 minus k squared close bracket.`,
        answers: [
          final('a', expression('k/√(1 - k^2)', 'k')),
          final('b', expression('-k', 'k')),
          final('c', expression('1/√(1 - k^2)', 'k')),
        ],
        verify: () => {
          const k = six.sin(angle)
          const pairs: [number, number][] = [
            [six.tan(angle), k / Math.sqrt(1 - k * k)],
            [six.sin(far), -k],
            [six.sec(angle), 1 / Math.sqrt(1 - k * k)],
          ]
          return pairs.every(([a, b]) => agree(a, b)) ? null : 'a value is another'
        },
      }
    },
    tangent(random) {
      const angle = random.pick([20, 25, 35, 40, 55, 65])
      const [a, b, c] = [`cot ${angle}°`, `tan ${180 - angle}°`, `cosec ${angle}°`]
      return {
        question: typst`
It is given that $tan ${angle}° = k$. Find, in terms of $k$,
#part("a", 1)[$${a}$,]
#part("b", 1)[$${b}$,]
#part("c", 2)[$${c}$.]`,
        answer: typst`
#sketch(triangle((0, 0), (6, 0), (6, ${(6 * six.tan(angle)).toFixed(2)}), angles: ($${angle}°$, "right"), sides: ($1$, $k$, $sqrt(1 + k^2)$)), height: 170pt)
#part("a")[
#working("B1")[$${a} =$ ${tallResult('display(1/k)')}]]
#part("b")[
#working("B1")[$${b} = −tan ${angle}° =$ #result[$−k$]]]
#part("c")[
#working("M1")[$cosec^2 ${angle}° = 1 + cot^2 ${angle}° = 1 + display(1/k^2)$]
#working("A1")[$${c} =$ ${tallResult('display(sqrt(1 + k^2)/k)')}]]`,
        alt: plain`It is given that tan ${angle} degrees is k. Find, in terms of k: part a, ${said(a)}; part b, ${said(b)}; part c, ${said(c)}.`,
        answerAlt: plain`In a right-angled triangle with the angle ${angle} degrees the sides are k opposite, 1 adjacent and the square root of open bracket 1 plus k squared close bracket for the hypotenuse. Part a: 1 over k. Part b: minus k. Part c: the square root of open bracket 1 plus k squared close bracket, over k.`,
        answers: [
          final('a', expression('1/k', 'k')),
          final('b', expression('-k', 'k')),
          final('c', expression('√(1 + k^2)/k', 'k')),
        ],
        verify: () => {
          const k = six.tan(angle)
          const pairs: [number, number][] = [
            [six.cot(angle), 1 / k],
            [six.tan(180 - angle), -k],
            [six.cosec(angle), Math.sqrt(1 + k * k) / k],
          ]
          return pairs.every(([a, b]) => agree(a, b)) ? null : 'a value is another'
        },
      }
    },
  },
})
