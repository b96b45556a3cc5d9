// Column vectors without a calculator: unknown components and multiples, and a square that a line from a corner crosses.

import { agree, angleAt, distance, type Point, polygonArea } from '../../kit/checking.ts'
import { size } from '../../kit/combinations.ts'
import { compared } from '../../kit/comparing.ts'
import { directionOf, drawFigure } from '../../kit/figures.ts'
import { column, coordinates, final, number, ratio } from '../../kit/final-answers.ts'
import { highestCommonFactor, minus, simplestSurd, substituted, surd, terms } from '../../kit/numbers.ts'
import { lengthMarkup, shownPoint, spokenPoint } from '../../kit/points.ts'
import { shownColumn, spokenColumn } from '../../kit/transformations.ts'
import { simplestForm, typedSurd } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { crossed, plus, times } from '../../kit/vectors.ts'
import { surdInWords, termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const squared = ([x, y]: Point) => x * x + y * y
const tall = (markup: string) => `#box(baseline: 50% - 4.5pt)[#set par(leading: 0pt); #result[$${markup}$]]`
const isSurd = (n: number) => simplestSurd(n).outside > 1 && simplestSurd(n).inside > 1

export const vectorsInFull = defineTemplate({
  id: 'column-vectors-in-full',
  marks: 10,
  calculator: false,
  level: 4,
  cases: {
    'unknown-numbers'(random) {
      const { a, b, k, m, n } = random.until(
        () => ({
          a: [random.integerExcept(-5, 5, 0), random.integerExcept(-5, 5, 0)] as Point,
          b: [random.integerExcept(-6, 6, 0), random.integerExcept(-6, 6, 0)] as Point,
          k: random.pick([-3, -2, 2, 3]),
          m: random.pick([-2, 2, 3, 4]),
          n: random.pick([-3, -2, -1, 2, 3]),
        }),
        ({ a, b, k, m, n }) => {
          const s = plus(a, b)
          const d = plus(times(m, a), times(n, b))
          return (
            m !== n &&
            isSurd(squared(s)) &&
            squared(s) < 200 &&
            s.every((value) => value !== 0) &&
            Math.abs(s[0]) !== Math.abs(s[1]) &&
            highestCommonFactor(s[0], s[1]) > 1 &&
            crossed(a, b) !== 0 &&
            d.every((value) => value !== 0 && Math.abs(value) < 22) &&
            Math.abs(k * s[1]) < 25
          )
        },
      )
      const s = plus(a, b)
      const c = times(k, s)
      const d = plus(times(m, a), times(n, b))
      const root = surd(1, squared(s))
      const rootC = surd(Math.abs(k), squared(s))
      const equationFor = (at: 0 | 1) => `${terms([a[at], 'm'], [b[at], 'n'])} = ${minus(d[at])}`
      const spokenFor = (at: 0 | 1) =>
        `${termsInWords([a[at], 'm'], [b[at], 'n'])} equals ${minus(d[at]).replace('−', 'minus ')}`
      return {
        question: typst`
$bold(upright(a)) = ${shownColumn(a)} quad bold(upright(b)) = ${shownColumn(b)} quad bold(upright(c)) = display(vec(k, ${minus(c[1])}))$
#part("a", 1)[Find $bold(upright(a)) + bold(upright(b))$ as a column vector.]
#part("b", 2)[Show that $${size('bold(upright(a)) + bold(upright(b))')} = ${root}$.]
#part("c", 2)[The vector $bold(upright(c))$ is parallel to $bold(upright(a)) + bold(upright(b))$. Find the value of $k$.]
#part("d", 2)[Find $${size('bold(upright(c))')}$. Give your answer in its simplest form.]
#part("e", 3)[$m bold(upright(a)) + n bold(upright(b)) = ${shownColumn(d)}$ #v(4pt) Find the value of $m$ and the value of $n$.]`,
        answer: typst`
#part("a")[#working("B1")[${tall(shownColumn(s))}]]
#part("b")[
#working("M1 FT")[$${lengthMarkup(s)}$]
#working("A1")[$= sqrt(${squared(s)}) = ${root}$]]
#part("c")[
#working("M1 FT")[$${minus(c[1])} div ${substituted(s[1])} = ${minus(k)}$, so $bold(upright(c)) = ${minus(k)}(bold(upright(a)) + bold(upright(b)))$]
#working("A1 FT")[$k = ${minus(k)} times ${substituted(s[0])} =$ #result[$${minus(c[0])}$]]]
#part("d")[
#working("M1 FT")[$${Math.abs(k)} times ${root}$]
#working("A1 FT")[#result[$${rootC}$]]
#scheme[Or: $sqrt(k^2 + ${substituted(c[1])}^2)$ with their $k$ *M1 FT*]]
#part("e")[
#working("B1")[$${equationFor(0)}$ #linebreak() $${equationFor(1)}$]
#working("M1")[one letter removed from the two equations]
#working("A1")[$m =$ #result[$${minus(m)}$], $n =$ #result[$${minus(n)}$]]]`,
        alt: plain`The vector a is the ${spokenColumn(a)}. The vector b is the ${spokenColumn(b)}. The vector c is the column vector k, ${c[1]}. Part a: find a plus b as a column vector. Part b: show that the magnitude of a plus b is ${surdInWords(1, squared(s))}. Part c: the vector c is parallel to a plus b. Find the value of k. Part d: find the magnitude of c. Give your answer in its simplest form. Part e: m times a, plus n times b, is the ${spokenColumn(d)}. Find the value of m and the value of n.`,
        answerAlt: plain`Part a: the ${spokenColumn(s)}. Part b: the square root of ${squared(s)} is ${surdInWords(1, squared(s))}. Part c: ${c[1]} divided by ${minus(s[1]).replace('−', 'minus ')} is ${minus(k).replace('−', 'minus ')}, so k is ${minus(c[0]).replace('−', 'minus ')}. Part d: ${Math.abs(k)} times ${surdInWords(1, squared(s))} is ${surdInWords(Math.abs(k), squared(s))}. Part e: ${spokenFor(0)}, and ${spokenFor(1)}, so m is ${minus(m).replace('−', 'minus ')} and n is ${minus(n).replace('−', 'minus ')}.`,
        answers: [
          final('a', column(...s)),
          final('c', number(c[0]), 'k'),
          final('d', simplestForm(typedSurd(Math.abs(k), squared(s)))),
          final('e', number(m), 'm'),
          final('e', number(n), 'n'),
        ],
        verify: () => {
          const determinant = crossed(a, b)
          return compared(
            ['the area between c and a + b', crossed(c, s), 0],
            ['the magnitude of a + b', distance([-a[0], -a[1]], b) ** 2, squared(s)],
            ['the magnitude of c', distance([0, 0], c), Math.abs(k) * Math.sqrt(squared(s))],
            // By Cramer's rule.
            ['m', crossed(d, b) / determinant, m],
            ['n', crossed(a, d) / determinant, n],
          )
        },
      }
    },
    'square-and-line'(random) {
      const { a, parts } = random.until(
        () => {
          const parts = random.pick([3, 4])
          return { a: times(parts, [random.integer(1, 4), random.integerExcept(-3, 3, 0)]), parts }
        },
        ({ a }) =>
          Math.abs(a[0]) !== Math.abs(a[1]) && isSurd(squared(a)) && a[0] > Math.abs(a[1]) && a[0] < 13,
      )
      const c: Point = [-a[1], a[0]]
      const O: Point = [0, 0]
      const B = plus(a, c)
      const E = plus(a, times(1 / parts, c))
      const G = plus(times(parts, a), c)
      const rest = parts - 1
      // Between the lines to A and to G.
      const nameOfE =
        (directionOf(E, a) + directionOf(E, G)) / 2 +
        (Math.abs(directionOf(E, a) - directionOf(E, G)) > 180 ? 180 : 0)
      return {
        question: typst`
$O A B C$ is a parallelogram, and $O$ is the origin. #v(2pt) $ accent(O A, arrow) = ${shownColumn(a)} quad accent(O C, arrow) = ${shownColumn(c)} $
${drawFigure({ points: { O, A: a, B, C: c, E, G }, lines: 'OABCO BG OG', names: { E: nameOfE }, nameGap: 7, height: 220, padding: [26, 24] })}
#part("a", 2)[Find $${size('accent(O A, arrow)')}$. Give your answer in its simplest form.]
#part("b", 2)[Show that $O A B C$ is a square.]
#part("c", 1)[Find the coordinates of $B$.]
#part("d", 2)[$E$ is on $A B$, and #box[$A E : E B = 1 : ${rest}$.] Find $accent(O E, arrow)$ as a column vector.]
#part("e i", 2)[$O E$ is extended to $G$ so that #box[$accent(O G, arrow) = ${parts} accent(O E, arrow)$.] Show that $G$ is on $C B$ extended.]
#part("e ii", 1)[Find the ratio $C B : B G$.]`,
        answer: typst`
#part("a")[
#working("M1")[$${lengthMarkup(a)}$]
#working("A1")[$= sqrt(${squared(a)}) =$ #result[$${surd(1, squared(a))}$]]]
#part("b")[
#working("B1")[$O C = sqrt(${squared(c)})$ as well, so two sides next to each other are equal]
#working("B1")[gradients $ ${minus(a[1])}/${a[0]} times ${a[0]}/${substituted(c[0])} = −1 $ so angle $A O C$ is a right angle]]
#part("c")[#working("B1")[#result[$${shownPoint(B)}$]]]
#part("d")[
#working("M1 soi")[$ accent(A E, arrow) = 1/${parts} accent(O C, arrow) = ${shownColumn(times(1 / parts, c))} $]
#working("A1")[$accent(O E, arrow) =$ ${tall(shownColumn(E))}]]
#part("e i")[
#working("M1 FT")[$ accent(C G, arrow) = ${shownColumn(G)} − ${shownColumn(c)} = ${shownColumn(times(parts, a))} $]
#working("A1")[$accent(C G, arrow) = ${parts} accent(O A, arrow) = ${parts} accent(C B, arrow)$, and $C$ is on both lines: $C$, $B$ and $G$ are on a straight line.]]
#part("e ii")[#working("B1")[#result[$1 : ${rest}$]]]`,
        alt: plain`OABC is a parallelogram, and O is the origin. The vector OA is the ${spokenColumn(a)}, and the vector OC is the ${spokenColumn(c)}. A diagram shows it, with E on AB, and G beyond B on the line CB and beyond E on the line OE. Part a: find the magnitude of the vector OA. Give your answer in its simplest form. Part b: show that OABC is a square. Part c: find the coordinates of B. Part d: E is on AB, and AE to EB is 1 to ${rest}. Find the vector OE as a column vector. Part e i: OE is extended to G so that the vector OG is ${parts} times the vector OE. Show that G is on CB extended. Part e ii: find the ratio CB to BG.`,
        answerAlt: plain`Part a: the root of ${squared(a)} is ${surdInWords(1, squared(a))}. Part b: OC has the same length, and the product of the gradients of OA and OC is minus 1, so it is a square. Part c: B is ${spokenPoint(B)}. Part d: AE is 1 over ${parts} of OC, so OE is the ${spokenColumn(E)}. Part e i: OG is the ${spokenColumn(G)}, so CG is ${parts} times OA, which is ${parts} times CB, and C is on both lines. Part e ii: 1 to ${rest}.`,
        answers: [
          final('a', simplestForm(typedSurd(1, squared(a)))),
          final('c', coordinates(...B)),
          final('d', column(...E)),
          final('e ii', ratio(1, rest)),
        ],
        verify: () => {
          const straight = [polygonArea(O, E, G), polygonArea(c, B, G), polygonArea(a, E, B)]
          if (straight.some((area) => !agree(area, 0))) return 'three points are not on a line'
          return compared(
            ['angle AOC', angleAt(O, a, c), 90],
            ['angle ABC', angleAt(B, a, c), 90],
            ['OC', distance(O, c), distance(O, a)],
            ['OA', distance(O, a) ** 2, squared(a)],
            ['EB in AE', distance(E, B) / distance(a, E), rest],
            ['BG in CB', distance(B, G) / distance(c, B), rest],
          )
        },
      }
    },
  },
})
