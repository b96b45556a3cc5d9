// Laws of growth and decay in words.

import { agree, type Point } from '../../kit/checking.ts'
import { final, inNamedUnit, number, threeFigures } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
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
