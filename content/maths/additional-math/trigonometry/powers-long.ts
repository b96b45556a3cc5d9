// Long questions on powers of sines and tangents: fourth powers that become squares, and a cubic in the tangent.

import { arccos, cos, sin } from '../../kit/angles.ts'
import { roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { final, inAnyOrder, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { decimals, fraction, lowestTerms, minus, surd, terms } from '../../kit/numbers.ts'
import { fromRounded } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, listInWords, surdInWords, termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const near = (value: number) => (Math.abs(value - Math.round(value)) < 1e-9 ? Math.round(value) : value)
const shownAngle = (angle: number) => (Number.isInteger(near(angle)) ? `${near(angle)}` : decimals(angle, 1))

export const powersInFull = laidOut(
  defineTemplate({
    id: 'powers-in-full',
    marks: 10,
    calculator: true,
    level: 5,
    cases: {
      'fourth-powers'(random) {
        // lead(sin⁴x − cos⁴x) = k cos x: 2 lead c² + kc − lead has the roots of `cosines`; then sin x cos x = p/q.
        const [lead, k, factors, cosines] = random.pick([
          [1, 1, '(2 cos x − 1)(cos x + 1)', [1, 2, -1, 1]],
          [1, -1, '(2 cos x + 1)(cos x − 1)', [-1, 2, 1, 1]],
          [6, 1, '(3 cos x − 2)(4 cos x + 3)', [2, 3, -3, 4]],
          [6, -1, '(3 cos x + 2)(4 cos x − 3)', [-2, 3, 3, 4]],
          [3, 7, '(3 cos x − 1)(2 cos x + 3)', [1, 3, -3, 2]],
          [2, 7, '(4 cos x − 1)(cos x + 2)', [1, 4, -2, 1]],
        ] as const)
        const [p, q] = random.pick([
          [1, 4],
          [1, 3],
          [2, 5],
          [3, 8],
          [1, 5],
        ] as const)
        const values = [
          [cosines[0], cosines[1]],
          [cosines[2], cosines[3]],
        ] as const
        const angles = values
          .filter(([top, bottom]) => Math.abs(top / bottom) <= 1)
          .flatMap(([top, bottom]) => {
            const angle = near(arccos(top / bottom))
            return [angle, 360 - angle]
          })
          .filter((angle, n, list) => angle < 360 && angle > 0 && list.indexOf(angle) === n)
          .sort((one, other) => one - other)
        const left = `${lead === 1 ? '' : lead}(sin^4 x − cos^4 x)`
        const right = `${k === 1 ? '' : minus(k).replace('−1', '−')} cos x`
        const quadratic = terms([2 * lead, 'cos^2 x'], [k, 'cos x'], [-lead, ''])
        const none = values.filter(([top, bottom]) => Math.abs(top / bottom) > 1)
        const both = lowestTerms(q * q - 2 * p * p, q * q)
        const square = lowestTerms(q * q - 4 * p * p, q * q)
        const side = Math.sqrt(square[1])
        const result = Number.isInteger(Math.sqrt(square[0]))
          ? fraction(Math.sqrt(square[0]), side)
          : `display(${surd(1, square[0])}/${side})`
        return {
          question: typst`
#part("a", 2)[Show that $sin^4 x − cos^4 x = 1 − 2 cos^2 x$.]
#part("b", 4)[Hence solve the equation $ ${left} = ${right} $ for $0° < x < 360°$.]
#part("c", 2)[Show that $sin^4 x + cos^4 x = 1 − 2 sin^2 x cos^2 x$.]
#part("d", 2)[The acute angle $y$ is less than $45°$, and $ sin y cos y = ${p}/${q}. $ By squaring $cos^2 y − sin^2 y$, and using part (c), find the exact value of $cos^2 y − sin^2 y$.]`,
          answer: typst`
#part("a")[
#working("M1")[$(sin^2 x + cos^2 x)(sin^2 x − cos^2 x)$]
#working("A1")[$= 1 times (1 − cos^2 x − cos^2 x) = 1 − 2 cos^2 x$]]
#part("b")[
#working("M1")[$${lead === 1 ? '' : lead}(1 − 2 cos^2 x) = ${right}$: \
$${quadratic} = 0$]
#working("M1 dep")[$${factors} = 0$ \
$cos x = ${fraction(...values[0])}$ or $cos x = ${fraction(...values[1])}$${none.length > 0 ? ', the second impossible' : ''}]
#working("A1")[one of the angles]
#working("A1")[${angles.map((angle) => `#result[$${shownAngle(angle)}°$]`).join(', ')} and no more]]
#part("c")[
#working("M1")[$(sin^2 x + cos^2 x)^2 = sin^4 x + 2 sin^2 x cos^2 x + cos^4 x$]
#working("A1")[the left side is 1, so $sin^4 x + cos^4 x = 1 − 2 sin^2 x cos^2 x$]]
#part("d")[
#working("M1")[$(cos^2 y − sin^2 y)^2 = sin^4 y + cos^4 y − 2 sin^2 y cos^2 y$ \
$= ${fraction(...both)} − 2 times (display(${p}/${q}))^2 = ${fraction(...square)}$]
#working("A1")[positive, because $cos y > sin y$: #result[$${result}$]]]`,
          alt: plain`Part a: show that sin to the power 4 of x, minus cos to the power 4 of x, equals 1 minus 2 cos squared x. Part b: hence solve the equation ${lead === 1 ? '' : `${lead} times, `}open bracket, sin to the power 4 of x, minus cos to the power 4 of x, close bracket, equals ${k === 1 ? '' : k === -1 ? 'minus' : `${k}`} cos x, for x between 0 and 360 degrees. Part c: show that sin to the power 4 of x, plus cos to the power 4 of x, equals 1 minus, 2 times sin squared x times cos squared x. Part d: the acute angle y is less than 45 degrees, and the product of sin y and cos y is ${p} over ${q}. By squaring cos squared y minus sin squared y, and using part c, find the exact value of cos squared y minus sin squared y.`,
          answerAlt: plain`Part a: it is a difference of two squares, and sin squared x plus cos squared x is 1. Part b: ${termsInWords([2 * lead, 'cos squared x'], [k, 'cos x'], [-lead, ''])} is 0, so cos x is ${values.map(([top, bottom]) => fractionInWords(top, bottom)).join(' or ')}, and x is ${listInWords(angles.map(shownAngle))} degrees. Part c: 1 is the square of sin squared x plus cos squared x, which is multiplied out. Part d: the square is ${fractionInWords(...both)} minus ${fractionInWords(2 * p * p, q * q)}, which is ${fractionInWords(...square)}, so the value is ${surdInWords(1, square[0])} over ${side}.`,
          answers: [
            final('b', inAnyOrder(angles, { name: 'x', each: { to: { places: 1 }, unit: '°' } })),
            final('d', number(`√(${square[0]})/${side}`)),
          ],
          verify() {
            const gap = (x: number) => lead * (sin(x) ** 4 - cos(x) ** 4) - k * cos(x)
            // Where it only touches zero, its sign does not change.
            const touching = [90, 180, 270].filter((x) => Math.abs(gap(x)) < 1e-12)
            const found = [...new Set([...roots(gap, 0.7301, 359.3, 7201), ...touching])].sort(
              (a, b) => a - b,
            )
            const [y = 0] = roots((x) => sin(x) * cos(x) - p / q, 0.013, 44.99)
            return compared(
              ['how many', found.length, angles.length],
              ...angles.map((angle, n) => ['an angle', found[n] ?? 0, angle] as const),
              ['the sum', sin(37) ** 4 + cos(37) ** 4, 1 - 2 * sin(37) ** 2 * cos(37) ** 2],
              ['the value', cos(y) ** 2 - sin(y) ** 2, Math.sqrt(square[0]) / side],
            )
          },
        }
      },
      'cubic-in-the-tangent'(random) {
        // (t − m)(t² − 3) or (t − m)(3t² − 1).
        const [m, isThree] = random.pick([
          [1, true],
          [-1, true],
          [2, true],
          [1, false],
          [-1, false],
          [3, false],
        ] as const)
        const large = isThree ? 1 : 3
        const small = isThree ? 3 : 1
        const root = (Math.atan(m) + Math.PI) % Math.PI
        const isNice = Math.abs(m) === 1
        const third = isThree ? 3 : 6
        const nice = [
          [1, third],
          [third - 1, third],
        ] as const
        const [side, under] = m === 1 ? [1, 4] : [3, 4]
        const all = [nice[0], nice[1], ...(isNice ? [[side, under] as const] : [])]
        const ofPi = ([top, bottom]: readonly [number, number]) =>
          `display((${top === 1 ? '' : top}pi)/${bottom})`
        const saidPi = ([top, bottom]: readonly [number, number]) =>
          `${top === 1 ? '' : `${top} `}pi over ${bottom}`
        const decimal = root.toPrecision(3)
        const cubic = terms([large, 'tan^3 x'], [-large * m, 'tan^2 x'], [-small, 'tan x'], [small * m, ''])
        const left = `${large === 1 ? '' : large} tan^3 x`
        const right = terms([large * m, 'sec^2 x'], [small, 'tan x'], [-(large + small) * m, ''])
        const [first, last] = isThree
          ? ['(tan^2 x − 3)', 'sqrt(3)']
          : ['(3 tan^2 x − 1)', 'display(1/sqrt(3))']
        const bracket = `(tan x ${m < 0 ? '+' : '−'} ${Math.abs(m)})`
        const smallest = Math.min(Math.PI / third, root)
        const isRoot = root < Math.PI / third
        const half = isRoot ? root / 2 : Math.PI / (2 * third)
        const shownHalf =
          isRoot && !isNice ? half.toPrecision(3) : isRoot ? ofPi([side, 2 * under]) : ofPi([1, 2 * third])
        return {
          question: typst`
It is given that $ ${left} = ${right}. $
#part("a", 2)[Show that this equation can be written as $ ${cubic} = 0. $]
#part("b", 2)[Write the left side of the equation of part (a) as a product of two factors.]
#part("c", 4)[Hence solve the equation for $0 < x < pi$, giving your answers ${isNice ? 'in terms of $pi$' : 'in terms of $pi$ where possible, and otherwise correct to 3 significant figures'}.]
#part("d", 2)[Find the smallest positive value of $y$ for which $ ${left.replace('x', '2y')} = ${right.replaceAll(' x', ' 2y')}. $]`,
          answer: typst`
#part("a")[
#working("M1")[$sec^2 x = 1 + tan^2 x$: \
$${left} = ${terms([large * m, ''], [large * m, 'tan^2 x'], [small, 'tan x'], [-(large + small) * m, ''])}$]
#working("A1")[$${cubic} = 0$]]
#part("b")[
#working("M1")[$${large === 1 ? '' : large}tan^2 x ${bracket} − ${small === 1 ? '' : small}${bracket}$ #h(3pt) _or the factor theorem_]
#working("A1")[#result[$${bracket}${first}$]]]
#part("c")[
#working("M1 FT")[$tan x = ${minus(m)}$ or $tan x = plus.minus ${last}$]
#working("A1")[$tan x = ${minus(m)}$: #result[$x = ${isNice ? ofPi([side, under]) : decimal}$]]
#working("A1")[$tan x = ${last}$: #result[$x = ${ofPi(nice[0])}$]]
#working("A1")[$tan x = −${last}$: #result[$x = ${ofPi(nice[1])}$] and no more]]
#part("d")[
#working("M1 FT")[$2y =$ their smallest value of (c)]
#working("A1")[#result[$y = ${shownHalf}$]]]`,
          alt: plain`It is given that ${termsInWords([large, 'tan cubed x'])} equals ${termsInWords([large * m, 'sec squared x'], [small, 'tan x'], [-(large + small) * m, ''])}. Part a: show that this equation can be written as ${termsInWords([large, 'tan cubed x'], [-large * m, 'tan squared x'], [-small, 'tan x'], [small * m, ''])} equals 0. Part b: write the left side of the equation of part a as a product of two factors. Part c: hence solve the equation for x between 0 and pi, giving your answers ${isNice ? 'in terms of pi' : 'in terms of pi where possible, and otherwise correct to 3 significant figures'}. Part d: find the smallest positive value of y for which the given equation holds with 2 y in place of x.`,
          answerAlt:
            plain`Part a: sec squared x is 1 plus tan squared x. Part b: the factors are tan x ${m < 0 ? 'plus' : 'minus'} ${Math.abs(m)}, and ${isThree ? 'tan squared x minus 3' : '3 tan squared x minus 1'}. To the power 2 only the tangent is raised. Part c: tan x is ${m}, or plus or minus ${isThree ? 'root 3' : '1 over root 3'}. So x is ${isNice ? saidPi([side, under]) : decimal}, ${saidPi(nice[0])} or ${saidPi(nice[1])}. Part d: 2 y is the smallest of these, so y is ${isRoot && !isNice ? half.toPrecision(3) : isRoot ? saidPi([side, 2 * under]) : saidPi([1, 2 * third])}.`.replace(
              ' To the power 2 only the tangent is raised.',
              '',
            ),
          answers: [
            ...(isNice
              ? [
                  final(
                    'c',
                    inAnyOrder(
                      all.map(([top, bottom]) => `${top === 1 ? '' : top}π/${bottom}`),
                      { name: 'x' },
                    ),
                  ),
                ]
              : [
                  final(
                    'c',
                    inAnyOrder(
                      nice.map(([top, bottom]) => `${top === 1 ? '' : top}π/${bottom}`),
                      { name: 'x' },
                    ),
                    'in terms of π',
                  ),
                  final('c', number(root, { to: { figures: 3 } }), 'the other'),
                ]),
            final(
              'd',
              isRoot && !isNice
                ? number(half, { to: { figures: 3 }, accept: fromRounded(half, Number(decimal) / 2) })
                : number(isRoot ? `${side === 1 ? '' : side}π/${2 * under}` : `π/${2 * third}`, {
                    to: { figures: 3 },
                  }),
              'y',
            ),
          ],
          verify() {
            const { tan: tangent, cos: cosine } = Math
            // Times cos³x, so that there is no pole.
            const gap = (x: number) =>
              (large * tangent(x) ** 3 -
                large * m * (1 / cosine(x)) ** 2 -
                small * tangent(x) +
                (large + small) * m) *
              cosine(x) ** 3
            const found = roots(gap, 0.00131, 3.1409, 7201).filter((x) => Math.abs(cosine(x)) > 1e-3)
            const wanted = [...nice.map(([top, bottom]) => (top * Math.PI) / bottom), root].sort(
              (a, b) => a - b,
            )
            const doubled = roots((y) => gap(2 * y), 0.00131, 1.57, 7201).filter(
              (y) => Math.abs(cosine(2 * y)) > 1e-3,
            )
            return compared(
              ['how many', found.length, 3],
              ...wanted.map((x, n) => ['a solution', found[n] ?? 0, x] as const),
              ['the smallest', found[0] ?? 0, smallest],
              ['y', doubled[0] ?? 0, half],
            )
          },
        }
      },
    },
  }),
)
