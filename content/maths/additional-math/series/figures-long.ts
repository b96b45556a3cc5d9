// Long questions on progressions that can be seen: squares within squares, and a spiral of semicircles.

import { log, polygonArea } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { final, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { rounded, significant } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

type Corner = readonly [number, number]

/** The square on the midpoints of the sides of another. */
const within = (corners: readonly Corner[]): Corner[] =>
  corners.map(([x, y], n) => {
    const [z, w] = corners[(n + 1) % 4] ?? [0, 0]
    return [(x + z) / 2, (y + w) / 2]
  })

export const progressionsSeen = laidOut(
  defineTemplate({
    id: 'progressions-seen',
    marks: 10,
    calculator: true,
    level: 5,
    cases: {
      'squares-in-squares'(random) {
        const [side, tiny, text] = random.pick([
          [16, 0.01, '0.01'],
          [12, 0.1, '0.1'],
          [20, 0.01, '0.01'],
          [10, 0.001, '0.001'],
          [24, 0.1, '0.1'],
          [18, 0.001, '0.001'],
        ] as const)
        const area = side * side
        const exact = 1 + log(area / tiny, 2)
        const least = Math.ceil(exact)
        const nested: (readonly Corner[])[] = [
          [
            [0, 0],
            [8, 0],
            [8, 8],
            [0, 8],
          ],
        ]
        for (let n = 1; n < 5; n += 1) nested.push(within(nested[n - 1] ?? []))
        const squares = nested.map(
          (corners) => `polygon-of(${corners.map(([x, y]) => `(${rounded(x)}, ${rounded(y)})`).join(', ')})`,
        )
        return {
          question: typst`
The square $S_1$ has sides of ${side}~cm. The midpoints of its sides are the corners of the square $S_2$, the midpoints of the sides of $S_2$ are the corners of the square $S_3$, and so on without end.
#sketch(height: 180pt, padding: (20pt, 10pt), ${squares.join(', ')})
#part("a", 3)[Show that the areas of the squares form a geometric progression, and state its common ratio.]
#part("b", 2)[Find the sum to infinity of the areas of the squares.]
#part("c", 2)[Find the smallest value of $n$ for which the area of $S_n$ is less than ${text}~cm².]
#part("d", 3)[Show that the sum to infinity of the perimeters of the squares is $(${8 * side} + ${4 * side} sqrt(2))$~cm.]`,
          answer: typst`
#part("a")[
#working("M1")[half a side of a square is $display(x/2)$, and a side of the next one is $sqrt((display(x/2))^2 + (display(x/2))^2)$]
#working("A1")[its area is $display(x^2/4) + display(x^2/4) = display(x^2/2)$, half of the area $x^2$]
#working("A1")[this holds for every $x$, so the areas form a geometric progression: common ratio #result[$display(1/2)$]]
#scheme[With the numbers of $S_1$ and $S_2$ only: *M1* *A1*, and the last *A1* if it is said that the next squares follow in the same way.]]
#part("b")[
#working("M1 FT")[$S_infinity = display(${area}/(1 − 1/2))$]
#working("A1")[#result[${2 * area} cm²]]]
#part("c")[
#working("M1")[$${area} times (display(1/2))^(n − 1) < ${text}$ \
$n − 1 > display((lg ${significant(area / tiny, 6).replace(/\.0+$/, '')})/(lg 2)) = ${significant(exact - 1, 4)}$ #h(3pt) _or trial_]
#working("A1 cao")[#result[$n = ${least}$]]]
#part("d")[
#working("M1")[perimeters: $a = ${4 * side}$ and ratio $display(1/sqrt(2))$]
#working("M1")[$S_infinity = display(${4 * side}/(1 − 1/sqrt(2))) = display((${4 * side} sqrt(2))/(sqrt(2) − 1))$]
#working("A1")[times $display((sqrt(2) + 1)/(sqrt(2) + 1))$: $${4 * side} sqrt(2)(sqrt(2) + 1) = ${8 * side} + ${4 * side} sqrt(2)$]]`,
          alt: plain`The square S 1 has sides of ${side} cm. The midpoints of its sides are the corners of the square S 2, the midpoints of the sides of S 2 are the corners of the square S 3, and so on without end. Part a: show that the areas of the squares form a geometric progression, and state its common ratio. Part b: find the sum to infinity of the areas of the squares. Part c: find the smallest value of n for which the area of square S n is less than ${text} square centimetres. Part d: show that the sum to infinity of the perimeters of the squares, in centimetres, is ${8 * side} plus ${4 * side} root 2.`,
          answerAlt: plain`Part a: for a square with side x, half a side is x over 2, and by Pythagoras the next square has the area x squared over 2. So the common ratio is 1 over 2. Part b: ${area} over, open bracket, 1 minus 1 over 2, close bracket, is ${2 * area} square centimetres. Part c: n minus 1 is greater than ${significant(exact - 1, 4)}, so n is ${least}. Part d: the perimeters begin with ${4 * side} and have the ratio 1 over root 2. The sum to infinity, with numerator and denominator multiplied by root 2 plus 1, is ${8 * side} plus ${4 * side} root 2.`,
          answers: [
            final('a', number('1/2'), 'common ratio'),
            final('b', number(2 * area, { unit: 'cm²' })),
            final('c', number(least), 'n'),
          ],
          verify() {
            // Sixty squares by their corners.
            let corners: readonly Corner[] = [
              [0, 0],
              [side, 0],
              [side, side],
              [0, side],
            ]
            let [areas, perimeters, first] = [0, 0, 0]
            for (let n = 1; n <= 60; n += 1) {
              const now = polygonArea(...corners)
              const [[x = 0, y = 0] = [], [z = 0, w = 0] = []] = corners
              areas += now
              perimeters += 4 * Math.hypot(z - x, w - y)
              if (now < tiny && first === 0) first = n
              corners = within(corners)
            }
            return compared(
              ['the areas', areas, 2 * area],
              ['the perimeters', perimeters, side * (8 + 4 * Math.SQRT2)],
              ['the first', first, least],
            )
          },
        }
      },
      spiral(random) {
        // Radii first, first + step, …; the second spiral begins with `large` and has the ratio p/q.
        const [first, step, wire, large, p, q] = random.pick([
          [2, 2, 500, 12, 3, 4],
          [3, 2, 800, 20, 4, 5],
          [3, 1, 650, 15, 2, 3],
          [4, 1, 900, 18, 5, 6],
          [5, 2, 700, 16, 3, 4],
          [2, 3, 1000, 10, 4, 5],
        ] as const)
        const total = (n: number) => (Math.PI * n * (2 * first + (n - 1) * step)) / 2
        const most = Math.floor(
          (step - 2 * first + Math.sqrt((2 * first - step) ** 2 + (8 * step * wire) / Math.PI)) / (2 * step),
        )
        const limit = (large * q) / (q - p)
        const bound = Math.ceil(Math.PI * limit)
        // Half circles above and below a line, alternately about two centres.
        const centres = [first, first - step]
        const arcs = Array.from({ length: 5 }, (_, n) => {
          const half = n % 2 === 0 ? '0deg, 180deg' : '180deg, 360deg'
          return `arc-of((${centres[n % 2] ?? 0}, 0), ${first + n * step}, ${half})`
        })
        const inN =
          2 * first === step
            ? `${step}n`
            : `${step}n ${2 * first > step ? '+' : '−'} ${Math.abs(2 * first - step)}`
        const square = `${step}n^2 ${2 * first === step ? '' : `${2 * first > step ? '+' : '−'} ${Math.abs(2 * first - step)}n`}`
        const inNSaid =
          2 * first === step
            ? `${step} n`
            : `${step} n ${2 * first > step ? 'plus' : 'minus'} ${Math.abs(2 * first - step)}`
        return {
          question: typst`
A spiral is bent from wire. It is made of semicircles, one after the other. The first has a radius of ${first}~cm, and the radius of each of the others is ${step}~cm more than that of the one before. The diagram shows the first five.
#sketch(height: 170pt, padding: (20pt, 10pt), ${arcs.join(', ')})
#part("a", 2)[Show that the lengths of the semicircles form an arithmetic progression, and state its common difference in terms of $pi$.]
#part("b", 2)[Show that the total length of the first $n$ semicircles is $display((pi n)/2)(${inN})$~cm.]
#part("c", 3)[Find the greatest number of complete semicircles that can be made from ${wire}~cm of wire.]
In another spiral of semicircles the first has a radius of ${large}~cm, and the radius of each of the others is $display(${p}/${q})$ of that of the one before.
#part("d", 3)[Show that ${bound}~cm of wire is enough for it, however many semicircles it has.]`.replaceAll(
            /(?<!\d)1n/g,
            'n',
          ),
          answer: typst`
#part("a")[
#working("M1")[$${first}pi$, $${first + step}pi$, $${first + 2 * step}pi$, … \
_or_ radius $r$: $pi r$, and next $pi(r + ${step})$]
#working("A1")[each is longer than the one before by the same #result[$${step === (1 as number) ? '' : step}pi$]]]
#part("b")[
#working("M1")[$display(n/2)(2 times ${first}pi + (n − 1) times ${step === (1 as number) ? '' : step}pi)$]
#working("A1")[$= display((pi n)/2)(${2 * first} + ${step}n − ${step}) = display((pi n)/2)(${inN})$]]
#part("c")[
#working("M1")[$display((pi n)/2)(${inN}) <= ${wire}$]
#working("M1 dep")[$${square} − ${significant((2 * wire) / Math.PI, 4)} <= 0$ and its positive root ${significant(
            (step - 2 * first + Math.sqrt((2 * first - step) ** 2 + (8 * step * wire) / Math.PI)) /
              (2 * step),
            4,
          )} \
_or_ trial with $n = ${most}$ (${significant(total(most), 4)}) and $n = ${most + 1}$ (${significant(total(most + 1), 4)})]
#working("A1 cao")[#result[${most}] semicircles]]
#part("d")[
#working("M1")[the lengths form a geometric progression, $a = ${large}pi$ and $r = display(${p}/${q})$]
#working("M1 dep")[$S_infinity = display((${large}pi)/(1 − ${p}/${q})) = ${limit}pi$]
#working("A1")[$= ${significant(Math.PI * limit, 5)}…$; all terms are positive, so no sum is greater than this, and it is less than ${bound}]]`.replaceAll(
            /(?<!\d)1n/g,
            'n',
          ),
          alt: plain`A spiral is bent from wire. It is made of semicircles, one after the other. The first has a radius of ${first} cm, and the radius of each of the others is ${step} cm more than that of the one before. Part a: show that the lengths of the semicircles form an arithmetic progression, and state its common difference in terms of pi. Part b: show that the total length of the first n semicircles, in centimetres, is pi n over 2, times, open bracket, ${inNSaid}, close bracket. Part c: find the greatest number of complete semicircles that can be made from ${wire} cm of wire. In another spiral of semicircles the first has a radius of ${large} cm, and the radius of each of the others is ${p} over ${q} of that of the one before. Part d: show that ${bound} cm of wire is enough for it, however many semicircles it has.`,
          answerAlt: plain`Part a: a semicircle is pi times its radius long, so each is longer than the one before by ${step} pi. Part b: the sum is n over 2, times, open bracket, ${2 * first} pi plus ${step} pi times, open bracket, n minus 1, close bracket, close bracket, and pi is taken out of the bracket. Part c: ${most} semicircles need ${significant(total(most), 4)} cm and ${most + 1} need ${significant(total(most + 1), 4)} cm, so ${most}. Part d: the lengths form a geometric progression whose sum to infinity is ${limit} pi, which is ${significant(Math.PI * limit, 5)} and less than ${bound}.`,
          answers: [
            final('a', number(step === (1 as number) ? 'π' : `${step}π`), 'common difference'),
            final('c', number(most)),
          ],
          verify() {
            let [length, count] = [0, 0]
            while (length + Math.PI * (first + count * step) <= wire) {
              length += Math.PI * (first + count * step)
              count += 1
            }
            let [all, radius] = [0, large as number]
            for (let n = 0; n < 400; n += 1) {
              all += Math.PI * radius
              radius *= p / q
            }
            return compared(
              ['how many', count, most],
              ['their length', length, total(most)],
              ['the other', all, Math.PI * limit],
              ['enough', Math.sign(bound - all), 1],
            )
          },
        }
      },
    },
  }),
)
