// The choice between two laws, by which of two graphs is a straight line.

import { agree } from '../../kit/checking.ts'
import { final, number, word } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { tidy } from './forms.ts'
import { three } from './transformed.ts'

const decided =
  (
    isPower: boolean,
    value: (start: number, constant: number, x: number) => number,
    constants: readonly number[],
    tables: readonly (readonly [number, number, number])[],
  ) =>
  (random: Random) => {
    const [start, constant] = [random.integer(2, 9), random.pick(constants)]
    const xs = random.pick(tables)
    const ys = xs.map((x) => Number(value(start, constant, x).toPrecision(4)))
    const logs = ys.map((y) => Math.log10(y).toFixed(3))
    const across = xs.map((x) => Math.log10(x).toFixed(3))
    const [l0 = '', l1 = '', l2 = ''] = logs
    const [a0 = '', a1 = '', a2 = ''] = across
    const [x0, x1, x2] = xs
    const quotient = (top: number, bottom: number) => (top / bottom).toFixed(3)
    const exponential = [
      quotient(Number(l1) - Number(l0), x1 - x0),
      quotient(Number(l2) - Number(l1), x2 - x1),
    ]
    const power = [
      quotient(Number(l1) - Number(l0), Number(a1) - Number(a0)),
      quotient(Number(l2) - Number(l1), Number(a2) - Number(a1)),
    ]
    const fitting = isPower ? power : exponential
    const letter = isPower ? 'n' : 'b'
    const row = (values: readonly (string | number)[]) => values.map((value) => `[$${value}$]`).join(', ')
    const constantShown = three(constant)
    const line = (first: string, second: string, steps: readonly string[]) =>
      `#working("M1")[$ ${first} = ${steps[0] ?? ''} $ $ ${second} = ${steps[1] ?? ''} $]`
    return {
      question: typst`
The table shows three pairs of values of $x$ and $y$.
#table(columns: 4, ${row(['x', ...xs])}, ${row(['y', ...ys])})
It is thought that either $y = A b^x$ or $y = a x^n$, where $A$, $b$, $a$ and $n$ are constants.

By considering the gradients of straight-line graphs, decide which of these fits the data, and find the value of $b$ or of $n$. #marks(5)`,
      answer: typst`
#note[$y = A b^x$: $lg y$ against $x$ must be straight. $y = a x^n$: $lg y$ against $lg x$ must be straight.]
#working("B1")[#table(columns: 4, inset: (x: 5.5pt, y: 7pt), ${row(['lg x', ...across])}, ${row(['lg y', ...logs])})]
#note[Gradients of $lg y$ against $x$, between neighbouring points:]
${line(`(${l1} − ${l0})/(${x1} − ${x0})`, `(${l2} − ${l1})/(${x2} − ${x1})`, exponential)}
#note[Gradients of $lg y$ against $lg x$:]
${line(`(${l1} − ${l0})/(${a1} − ${a0})`, `(${l2} − ${l1})/(${a2} − ${a1})`, power)}
#working("A1")[equal gradients: #result[$${isPower ? 'y = a x^n' : 'y = A b^x'}$]]
#working("A1")[${isPower ? typst`$n =$ #result[${constantShown}]` : typst`$b = 10^(${fitting[0] ?? ''}) =$ #result[${constantShown}]`} (3 s.f.)]`,
      alt: plain`A table shows three pairs of values. For x equal to ${listInWords([...xs])}, y is ${listInWords(ys)}. It is thought that either y equals A times b to the power x, or y equals a times x to the power n, where A, b, a and n are constants. By considering the gradients of straight-line graphs, decide which of these fits the data, and find the value of b or of n.`,
      answerAlt: plain`The logs of y are ${listInWords(logs)}. Against x the gradients are ${exponential[0] ?? ''} and ${exponential[1] ?? ''}. Against log x they are ${power[0] ?? ''} and ${power[1] ?? ''}. The equal ones show that ${isPower ? 'y equals a times x to the power n' : 'y equals A times b to the power x'} fits, and ${letter} is ${constantShown}.`,
      answers: [
        final(
          '',
          isPower
            ? word('y = ax^n', 'y = a x^n', 'ax^n', 'a x^n', 'power')
            : word('y = Ab^x', 'y = A b^x', 'Ab^x', 'A b^x', 'exponential'),
          'law',
        ),
        final(
          '',
          number(constant, {
            to: { figures: 3 },
            accept: [String(constant * 0.995), String(constant * 1.005)],
          }),
          'b or n',
        ),
      ],
      verify: () => {
        const logs = (values: readonly number[]) => values.map((value) => Math.log10(value))
        const slopes = (u: readonly number[], v: readonly number[]) =>
          [0, 1].map((n) => ((v[n + 1] ?? 0) - (v[n] ?? 0)) / ((u[n + 1] ?? 0) - (u[n] ?? 0)))
        const [e0 = 0, e1 = 0] = slopes(xs, logs(ys))
        const [p0 = 0, p1 = 0] = slopes(logs(xs), logs(ys))
        const [good, bad] = isPower ? [p0 - p1, e0 - e1] : [e0 - e1, p0 - p1]
        const found = isPower ? p0 : 10 ** e0
        return Math.abs(good) < 2e-3 && Math.abs(bad) > 0.02 && agree(found, constant, 5e-3 * constant)
          ? null
          : `gradients ${tidy(good)} and ${tidy(bad)} apart`
      },
    }
  }

export const whichLaw = defineTemplate({
  id: 'which-law',
  marks: 5,
  calculator: true,
  level: 5,
  cases: {
    'exponential-fits': decided(
      false,
      (start, factor, x) => start * factor ** x,
      [1.2, 1.25, 1.3, 1.4, 1.5],
      [
        [2, 5, 10],
        [1, 4, 8],
        [2, 4, 8],
      ],
    ),
    'power-fits': decided(
      true,
      (start, exponent, x) => start * x ** exponent,
      [0.5, 1.5, 1.2, 0.8, 2.2],
      [
        [2, 5, 10],
        [1, 4, 10],
        [2, 6, 15],
      ],
    ),
  },
})
