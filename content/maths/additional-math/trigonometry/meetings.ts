// Where a wave meets a line or another wave, on a diagram.

import { arctan } from '../../kit/angles.ts'
import { agree } from '../../kit/checking.ts'
import { coordinates, final, number, degrees as typedDegrees } from '../../kit/final-answers.ts'
import { tallResult } from '../../kit/layout.ts'
import { degrees, fraction, lowestTerms, minus } from '../../kit/numbers.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, numberInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { inPi, inPiSpoken, listed, typedInPi, unlike } from './angle-sets.ts'
import { standing } from './six.ts'
import { curve, heightAt, stroke, type Wave, waveAxes, waveMarkup, waveSpoken } from './waves.ts'

/** Whether they meet just there, and so high. */
const whyNot = (
  wave: Wave,
  right: (x: number) => number,
  to: number,
  at: readonly number[],
  heights: readonly number[],
): string | null =>
  unlike((x) => heightAt(wave, x) - right(x), 0, to, at) ??
  (at.every((x, n) => agree(right(x), heights[n] ?? 0, 1e-9)) ? null : 'a height is another')

export const meetingPoints = defineTemplate({
  id: 'meeting-points',
  marks: 5,
  calculator: true,
  level: 3,
  cases: {
    line(random) {
      const half = random.integer(1, 3)
      const [c, sign] = random.until(
        () => [random.integer(1, 4), random.sign()] as const,
        ([c, sign]) => c + sign * half > 0,
      )
      const wave: Wave = { f: 'cos', a: 2 * half, b: [2, 1], c }
      const k = c + sign * half
      const first = sign > 0 ? 30 : 60
      const second = 180 - first
      const { a } = wave
      const to = 180
      const value = Math.sign(k - c)
      const span = 2 * Math.ceil(a / 2)
      const frame = {
        unit: 'pi',
        from: 0,
        to,
        step: 45,
        low: Math.min(0, c - a) - 1,
        high: c + a + 1,
        yStep: span > 4 ? 2 : 1,
        height: 205,
      } as const
      const drawn = waveAxes(
        frame,
        curve(wave),
        stroke([0, k], [to, k]),
        `point((${first}, ${k}), $A$, side: "${value > 0 ? 'above-right' : 'below-left'}")`,
        `point((${second}, ${k}), $B$, side: "${value > 0 ? 'above-left' : 'below-right'}")`,
      )
      const ratio = fraction(value, 2)
      const inner = [2 * first, 2 * second]
      return {
        question: typst`
The diagram shows the curve ${standing(`y = ${waveMarkup(wave)}`)} and the line $y = ${minus(k)}$ for $0 <= x <= π$. They meet at the points $A$ and $B$.
${drawn}
#part("a", 4)[Find the coordinates of $A$ and of $B$, in terms of $π$.]
#part("b", 1)[Find the length of $A B$, in terms of $π$.]`,
        answer: typst`
#part("a")[
#working("M1")[$ ${waveMarkup(wave)} = ${minus(k)} $
$ cos 2x = ${ratio} $]
#working("M1")[${listed('2x', inner, 'pi')}]
#working("A1")[$A$ is ${tallResult(`(${inPi(first)}, ${minus(k)})`)}]
#working("A1")[$B$ is ${tallResult(`(${inPi(second)}, ${minus(k)})`)}]]
#part("b")[
#working("B1 FT")[$${inPi(second)} − ${inPi(first)} =$ ${tallResult(inPi(second - first))}]]`,
        alt: plain`The diagram shows the curve y equals ${waveSpoken(wave)}, and the line y equals ${k} for x from 0 to pi. They meet at the points A and B, with A to the left of B. Part a: find the coordinates of A and of B, in terms of pi. Part b: find the length of A B, in terms of pi.`,
        answerAlt: plain`Part a: cos of 2 x is ${fractionInWords(value, 2)}. A has x ${inPiSpoken(first)} and y ${k}. B has x ${inPiSpoken(second)} and y ${numberInWords(k)}. Part b: the length is ${inPiSpoken(second - first)}.`,
        answers: [
          final('a', coordinates(typedInPi(first), k), 'A'),
          final('a', coordinates(typedInPi(second), k), 'B'),
          final('b', number(typedInPi(second - first))),
        ],
        verify: () => whyNot(wave, () => k, to, [first, second], [k, k]),
      }
    },
    'two-waves'(random) {
      const [p, q, r] = random.pick([
        [3, 4, 5],
        [4, 3, 5],
        [5, 12, 13],
        [12, 5, 13],
        [8, 15, 17],
        [15, 8, 17],
      ] as const)
      const size = r === 5 ? random.integer(1, 2) : 1
      // q sin x = p cos x, so tan x = p/q and the height is q times p/r.
      const first = arctan(p / q)
      const wave: Wave = { f: 'sin', a: size * q, b: [1, 1], c: 0 }
      const height = (size * p * q) / r
      const other: Wave = { f: 'cos', a: size * p, b: [1, 1], c: 0 }
      const at = [first, first + 180] as const
      const heights = [height, -height] as const
      const reach = Math.max(wave.a, other.a)
      const scale = reach > 8 ? 5 : reach > 4 ? 2 : 1
      const shown = at.map((x) => degrees(x))
      const [top, bottom] = lowestTerms(wave.a * p, r)
      const tops = [fraction(top, bottom), fraction(-top, bottom)] as const
      return {
        question: typst`
The diagram shows the curves $y = ${waveMarkup(wave)}$ and $y = ${waveMarkup(other)}$ for $0° <= x <= 360°$. They meet at the points $A$ and $B$.
${waveAxes(
  {
    unit: 'degrees',
    from: 0,
    to: 360,
    step: 90,
    low: -Math.ceil((reach + 1) / scale) * scale,
    high: Math.ceil((reach + 1) / scale) * scale,
    yStep: scale,
    height: 210,
  },
  curve(wave),
  curve(other, { colour: 'physics' }),
  `point((${at[0].toFixed(2)}, ${heights[0].toFixed(3)}), $A$, side: "right")`,
  `point((${at[1].toFixed(2)}, ${heights[1].toFixed(3)}), $B$, side: "right")`,
)}
#part("a", 3)[Find the $x$-coordinates of $A$ and $B$.]
#part("b", 2)[Find the exact $y$-coordinates of $A$ and $B$.]`,
        answer: typst`
#part("a")[
#working("M1")[$${waveMarkup(wave)} = ${waveMarkup(other)}$ \
Divide by $cos x$, which is not 0 here:
$ tan x = ${fraction(p, q)} $]
#working("A1")[$A$: $x =$ #result[$${shown[0] ?? ''}$]]
#working("A1")[$B$: $x = ${shown[0] ?? ''} + 180° =$ #result[$${shown[1] ?? ''}$]]]
#part("b")[
#working("M1")[In a right-angled triangle with sides ${p} and ${q} the hypotenuse is ${r}, so at $A$ $ sin x = ${fraction(p, r)} $]
#working("A1")[$A$: $y =$ ${tallResult(tops[0])} \
$B$: $y =$ ${tallResult(tops[1])}]]`,
        alt: plain`The diagram shows the curves y equals ${waveSpoken(wave)} and y equals ${waveSpoken(other)} for x from 0 to 360 degrees. They meet at A, where both are positive, and at B, where both are negative. Part a: find the x coordinates of A and B. Part b: find the exact y coordinates of A and B.`,
        answerAlt: plain`Part a: dividing by cos x, tan x is ${fractionInWords(p, q)}. At A, x is ${shown[0] ?? ''}, and at B, x is 180 degrees more, ${(shown[1] ?? '').replace('°', ' degrees')}. Part b: sin x is ${fractionInWords(p, r)} at A. So y is ${fractionInWords(top, bottom)} at A and ${fractionInWords(-top, bottom)} at B.`,
        answers: [
          final('a', typedDegrees(at[0]), 'x at A'),
          final('a', typedDegrees(at[1]), 'x at B'),
          final('b', number(typedFraction(top, bottom)), 'y at A'),
          final('b', number(typedFraction(-top, bottom)), 'y at B'),
        ],
        verify: () => whyNot(wave, (x) => heightAt(other, x), 360, at, heights),
      }
    },
    tangent(random) {
      const c = random.integer(1, 4)
      const size = random.integer(2, 5)
      const wave: Wave = { f: 'tan', a: size, b: [1, 2], c }
      const sign = random.sign()
      const k = c + sign * size
      const first = sign > 0 ? 90 : 270
      const second = first + 360
      const { a } = wave
      const to = 720
      const value = Math.sign(k - c)
      const frame = {
        unit: 'pi',
        from: 0,
        to,
        step: 180,
        low: -a * 2,
        high: c + a * 2 + 1,
        bare: true,
        height: 205,
      } as const
      const drawn = waveAxes(
        frame,
        'asymptote(x: 180)',
        'asymptote(x: 540)',
        curve(wave),
        stroke([0, k], [to, k]),
        `point((${first}, ${k}), $A$, side: "above-left")`,
        `point((${second}, ${k}), $B$, side: "above-left")`,
      )
      const ratio = minus(value)
      const inner = [first / 2, second / 2]
      return {
        question: typst`
The diagram shows the curve ${standing(`y = ${waveMarkup(wave)}`)} and the line $y = ${minus(k)}$ for $0 <= x <= 4π$. They meet at the points $A$ and $B$.
${drawn}
#part("a", 4)[Find the coordinates of $A$ and of $B$, in terms of $π$.]
#part("b", 1)[Find the length of $A B$, in terms of $π$.]`,
        answer: typst`
#part("a")[
#working("M1")[$ ${waveMarkup(wave)} = ${minus(k)} $
$ tan x/2 = ${ratio} $]
#working("M1")[${listed('display(x/2)', inner, 'pi')}]
#working("A1")[$A$ is ${tallResult(`(${inPi(first)}, ${minus(k)})`)}]
#working("A1")[$B$ is ${tallResult(`(${inPi(second)}, ${minus(k)})`)}]]
#part("b")[
#working("B1 FT")[$${inPi(second)} − ${inPi(first)} =$ ${tallResult(inPi(second - first))}]]`,
        alt: plain`The diagram shows the curve y equals ${waveSpoken(wave)}, and the line y equals ${k} for x from 0 to 4 pi. They meet at the points A and B, with A to the left of B. Part a: find the coordinates of A and of B, in terms of pi. Part b: find the length of A B, in terms of pi.`,
        answerAlt: plain`Part a: tan of x over 2 is ${numberInWords(value)}. A has x ${inPiSpoken(first)} and y ${k}. B has x ${inPiSpoken(second)} and y ${numberInWords(k)}. Part b: the length is ${inPiSpoken(second - first)}.`,
        answers: [
          final('a', coordinates(typedInPi(first), k), 'A'),
          final('a', coordinates(typedInPi(second), k), 'B'),
          final('b', number(typedInPi(second - first))),
        ],
        verify: () => whyNot(wave, () => k, to, [first, second], [k, k]),
      }
    },
  },
})
