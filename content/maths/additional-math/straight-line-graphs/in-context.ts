// Laws of growth and decay in words, and the choice between two laws.

import { agree, type Point } from '../../kit/checking.ts'
import { final, inNamedUnit, number, threeFigures, word } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { tidy } from './forms.ts'
import { rounded } from './readings.ts'
import { onLine, type Plotted, rise, type Straight, sketchOf, three } from './transformed.ts'

const lowered = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1)

/** What is plotted in each story, and the base of its logarithms. */
const stories = {
  town: { base: 10, up: { markup: 'lg P', words: 'log base 10 of P' } },
  tea: { base: Math.E, up: { markup: 'ln theta', words: 'the natural log of theta' } },
  medicine: { base: 10, up: { markup: 'lg C', words: 'log base 10 of C' } },
} as const
const time: Plotted = { markup: 't', words: 't' }

type Model = Readonly<{ line: Straight; a: Point; b: Point; level: number; room?: number }>

const modelled = (story: keyof typeof stories, draw: (random: Random) => Model) => (random: Random) => {
  const { line, a, b, level, room = 0 } = draw(random)
  const { m, c } = line
  const { up, base } = stories[story]
  const [isTea, isTown] = [story === 'tea', story === 'town']
  const [A, B] = [three(base ** c), three(base ** m)]
  const when = (Math.log(level) / Math.log(base) - c) / m
  const { intro, said, second, third, end } = {
    town: {
      intro: typst`The population, $P$ thousand, of a growing town near Rajshahi, $t$ years after 1 January 2010, is modelled by $P = A b^t$.`,
      said: 'The population, P thousand, of a growing town near Rajshahi, t years after 1 January 2010, is modelled by P equals A times b to the power t.',
      second: 'What does $A$ tell you about the town?',
      third: `In which year does the model predict a population of ${level} thousand?`,
      end: `its population on 1 January 2010, ${A} thousand`,
    },
    tea: {
      intro: typst`A cup of tea cools in a room at ${room} °C. After $t$ minutes it is $theta$ °C hotter than the room, where $theta = A upright(e)^(−k t)$.`,
      said: `A cup of tea cools in a room at ${room} degrees Celsius. After t minutes it is theta degrees Celsius hotter than the room, where theta equals A times e to the power minus k t.`,
      second: 'Find the temperature of the tea at the start.',
      third: `After how many minutes is the tea at ${room + level} °C?`,
      end: `${Math.round(room + base ** c)} °C`,
    },
    medicine: {
      intro: typst`$t$ hours after a medicine is taken, its concentration in the blood is $C$ mg per litre, where $C = A b^t$.`,
      said: 't hours after a medicine is taken, its concentration in the blood is C milligrams per litre, where C equals A times b to the power t.',
      second: 'By what percentage does the concentration fall in each hour?',
      third: `After how many hours is the concentration ${level} mg per litre?`,
      end: `${(100 * (1 - Number(B))).toFixed(1)}%`,
    },
  }[story]
  const names = isTea ? ['A', 'k'] : ['A', 'b']
  const year = 2010 + Math.floor(when)
  const last = isTown ? `${year}` : when.toFixed(1)
  const value = isTea ? minus(-m) : B
  return {
    question: typst`
${intro} When $${up.markup}$ is plotted against $t$, a straight line through $${shownPoint(a)}$ and $${shownPoint(b)}$ is obtained.
${sketchOf(time, up, a, b)}
#part("a", 4)[Find the value of $${names[0] ?? ''}$ and of $${names[1] ?? ''}$.]
#part("b", 1)[${second}]
#part("c", 2)[${third}]`,
    answer: typst`
#part("a")[
#working("M1")[$ "gradient" = ${rise(a, b)} = ${minus(m)} $]
#working("A1")[${isTea ? typst`$−k = ${minus(m)}$, $k =$ #result[${value}]` : typst`$b = 10^(${minus(m)}) =$ #result[${B}] (3 s.f.)`}]
#working("M1")[${isTea ? '$ln A' : '$lg A'} = ${minus(a[1])} − ${m < 0 ? `(${minus(m)})` : m} times ${a[0]} = ${c}$]
#working("A1")[$A = ${isTea ? 'upright(e)' : '10'}^(${c}) =$ #result[${A}] (3 s.f.)]]
#part("b")[
${isTea ? typst`#note[$t = 0$: $theta = A$. The tea is ${A} °C hotter than the room.]` : ''}${story === 'medicine' ? typst`#note[Each hour $C$ is multiplied by ${B}.]` : ''}
#working("${isTown ? 'B1' : 'B1 FT'}")[#result[${end}]]]
#part("c")[
#working("M1 FT")[$${isTea ? `ln ${level}` : `lg ${level}`} = ${minus(m)} t + ${c}$]
#working("A1")[$t = ${when.toFixed(1)}$: #result[${last}]${isTown ? '' : isTea ? ' minutes' : ' hours'}]]`,
    alt: plain`${said} When ${up.words} is plotted against t, a straight line through ${spokenPoint(a)} and ${spokenPoint(b)} is obtained. Part a: find the value of ${names[0] ?? ''} and of ${names[1] ?? ''}. Part b: ${lowered(second).replaceAll('$', '')} Part c: ${lowered(third).replace(' °C', ' degrees Celsius').replace('mg', 'milligrams')}`,
    answerAlt: plain`Part a: the gradient is ${m}, so ${names[1] ?? ''} is ${value}. The crossing of the vertical axis is ${c}, so A is ${A} to 3 significant figures. Part b: ${end.replace(' °C', ' degrees Celsius').replace('%', ' per cent')}. Part c: t is ${when.toFixed(1)}${isTown ? `, in the year ${year}` : ''}.`,
    answers: [
      final('a', threeFigures(base ** c), 'A'),
      final('a', isTea ? number(-m) : threeFigures(base ** m), names[1]),
      ...{
        town: [final('c', number(year))],
        tea: [final('b', rounded(room + base ** c, 0)), final('c', inNamedUnit(rounded(when, 1, 'min')))],
        medicine: [
          final('b', rounded(100 * (1 - base ** m), 1, '%')),
          final('c', inNamedUnit(rounded(when, 1, 'h'))),
        ],
      }[story],
    ],
    verify: () => {
      const at = (t: number) => base ** c * (base ** m) ** t
      const holds = ([t, y]: Point) => agree(Math.log(at(t)) / Math.log(base), y, 1e-6)
      if (!holds(a) || !holds(b)) return 'the law misses a point'
      // Step through time until the level is passed.
      let t = 0
      while (t < 400 && (m > 0 ? at(t) < level : at(t) > level)) t += 0.001
      const isClear = !isTown || Math.abs(when - Math.round(when)) > 0.02
      return agree(t, when, 0.01) && when > 1 && isClear ? null : `the level is reached after ${t}`
    },
  }
}

export const lawInContext = defineTemplate({
  id: 'law-in-context',
  marks: 7,
  calculator: true,
  level: 4,
  cases: {
    town: modelled('town', (random) => {
      const { line, level } = random.until(
        () => {
          const found: Straight = {
            m: random.pick([0.008, 0.01, 0.012, 0.015]),
            c: random.integer(10, 18) / 10,
          }
          return { line: found, level: Math.ceil((10 ** found.c * random.integer(16, 26)) / 100) * 10 }
        },
        // The year must be clear, not the turn of one.
        ({ line: { m, c }, level: wanted }) => {
          const years = (Math.log10(wanted) - c) / m
          return years > 16 && Math.abs(years - Math.round(years)) > 0.1
        },
      )
      return { line, a: onLine(line, 5), b: onLine(line, 15), level }
    }),
    tea: modelled('tea', (random) => {
      const line: Straight = { m: -random.integer(4, 9) / 100, c: random.pick([3.9, 4, 4.1]) }
      const [a, b] = [onLine(line, 5), onLine(line, 20)]
      return { line, a, b, level: random.integer(10, 15), room: random.integer(26, 30) }
    }),
    medicine: modelled('medicine', (random) => {
      const line: Straight = {
        m: -random.pick([0.04, 0.05, 0.06, 0.08]),
        c: random.pick([1.2, 1.3, 1.4, 1.5, 1.6]),
      }
      return { line, a: onLine(line, 2), b: onLine(line, 7), level: random.pick([2, 3, 4, 5]) }
    }),
  },
})

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
