// Growth and decay without a limit: the rate from one value, then a value, a time, and how fast.

import { agree } from '../../kit/checking.ts'
import { final, inNamedUnit, number } from '../../kit/final-answers.ts'
import { decimals, significant, unrounded } from '../../kit/numbers.ts'
import { grouped, spokenMoney, tied } from '../../kit/printing.ts'
import type { Random } from '../../kit/random.ts'
import { fromRounded } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

/** By powers of the ratio, without e. */
const wrongModel = (
  later: number,
  ratio: number,
  goal: number,
  values: { time: number; share: number },
): string | null =>
  agree(ratio ** (values.time / later), goal, 1e-8) && agree(ratio ** (10 / later), values.share, 1e-8)
    ? null
    : 'the model gives another value'

const named = { to: { figures: 3, isNamed: true } } as const
const toWhole = { to: { places: 0, isNamed: true } } as const

interface Numbers {
  readonly start: number
  readonly later: number
  readonly ratio: number
  readonly goal: number
}

/** The population of a town, or the value of a car. */
const modelled = (isTown: boolean, draw: (random: Random) => Numbers) => (random: Random) => {
  const { start, later, ratio, goal } = draw(random)
  const rate = Math.abs(Math.log(ratio) / later)
  const time = Math.abs(Math.log(goal)) / rate
  const sign = ratio < 1 ? '−' : ''
  const signSpoken = ratio < 1 ? 'minus ' : ''
  const rateShown = significant(rate)
  const [letter, told, wanted] = isTown
    ? [
        'P',
        `The population of a town in Sylhet is ${tied(start)}. After $t$ years it is modelled by $P = ${tied(start)} upright(e)^(k t)$, where $k$ is a constant. After ${later} years the population is ${tied(Math.round(start * ratio))}.`,
        `Find the number of years after which the population is ${tied(start * goal)}, correct to the nearest year.`,
      ]
    : [
        'V',
        `A car is bought for Tk~${tied(start)}. After $t$ years its value is modelled by Tk~$V$, where $V = ${tied(start)} upright(e)^(−k t)$ and $k$ is a constant. After ${later} years the value is Tk~${tied(Math.round(start * ratio))}.`,
        `Find the value of $t$ when the value is Tk~${tied(Math.round(start * goal))}, correct to 3 significant figures.`,
      ]
  const end = start * Math.exp((ratio < 1 ? -rate : rate) * 10)
  const money = isTown ? '' : 'Tk~'
  const closing = isTown ? `${Math.round(time)} years` : significant(time)
  const clear = (text: string) =>
    spokenMoney(text.replace('Tk~$V$', 'V taka'))
      .replace(/\$([^$]*)upright\(e\)\^\(([^)]*)\)\$/g, '$1 times e to the power $2')
      .replace(/[$~]/g, '')
      .replace(/−/g, 'minus ')
      .replace(/ = /g, ' equals ')
  const rateTold = Number(rate.toPrecision(3))
  return {
    question: typst`
${told}
#part("a", 2)[Find the value of $k$, correct to 3 significant figures.]
#part("b", 2)[Find the ${isTown ? 'population' : 'value'} after 10 years, correct to 3 significant figures.]
#part("c", 2)[${wanted}]`,
    answer: typst`
#part("a")[
#working("M1")[$upright(e)^(${sign}${later}k) = ${ratio}$]
#working("A1")[$ k = ${sign}display((ln ${ratio})/${later}) = #result[${rateShown}] $]]
#part("b")[
#working("M1 FT")[$${letter} = ${tied(start)} upright(e)^(${sign}10k)$ #linebreak() with $k = ${unrounded(rate)}$]
#working("A1")[#result[${money}${grouped(Number(end.toPrecision(3)))}]]]
#part("c")[
#working("M1 FT")[$ upright(e)^(${sign}k t) = ${goal}, quad t = ${sign}display((ln ${goal})/k) $]
#working("A1")[$t = ${unrounded(time)}$, #result[${closing}]]]`,
    alt: plain`${clear(told)} Part a: find the value of k, correct to 3 significant figures. Part b: find the ${isTown ? 'population' : 'value'} after 10 years, correct to 3 significant figures. Part c: ${clear(wanted)}`,
    answerAlt: plain`Part a: e to the power ${signSpoken}${later} k is ${ratio}, so k is ${rateShown}. Part b: after 10 years it is ${Number(end.toPrecision(3))}${isTown ? '' : ' taka'}. Part c: e to the power ${signSpoken}k t is ${goal}, so t is ${closing}.`,
    answers: [
      final('a', number(rate, named), 'k'),
      final(
        'b',
        number(end, {
          ...named,
          accept: fromRounded(end, start * Math.exp((ratio < 1 ? -10 : 10) * rateTold)),
        }),
      ),
      final(
        'c',
        isTown
          ? inNamedUnit(number(time, { ...toWhole, unit: 'years' }))
          : number(time, { ...named, accept: fromRounded(time, Math.abs(Math.log(goal)) / rateTold) }),
      ),
    ],
    verify: () => wrongModel(later, ratio, goal, { time, share: end / start }),
  }
}

export const growthAndDecay = defineTemplate({
  id: 'growth-and-decay',
  marks: 6,
  calculator: true,
  level: 4,
  cases: {
    population: modelled(true, (random) =>
      random.until(
        () => ({
          start: random.integer(20, 60) * 1000,
          later: random.integer(4, 8),
          ratio: random.pick([1.2, 1.25, 1.3, 1.4, 1.5]),
          goal: random.pick([2, 3]),
        }),
        ({ start, ratio }) => (start * ratio) % 100 === 0,
      ),
    ),
    'half-life'(random) {
      const start = random.integer(40, 90, 10)
      const later = random.pick([6, 8, 12, 15, 30])
      const goal = random.pick([0.1, 0.2, 0.05, 0.3])
      const rate = Math.log(2) / later
      const time = -Math.log(goal) / rate
      const share = Math.exp(-rate * 5)
      return {
        question: typst`
The mass, $m$ grams, of a radioactive isotope after $t$ days is given by $m = ${start} upright(e)^(−k t)$, where $k$ is a constant. The mass halves every ${later} days.
#part("a", 2)[Show that $ k = display((ln 2)/${later}). $]
#part("b", 2)[Find the mass after 5 days, correct to 3 significant figures.]
#part("c", 2)[Find the time after which ${decimals(goal * 100, 0)}% of the mass is left, correct to the nearest day.]`,
        answer: typst`
#part("a")[
#working("M1")[$ upright(e)^(−${later}k) = display(1/2) $]
#working("A1")[$upright(e)^(${later}k) = 2$, so $${later}k = ln 2$]]
#part("b")[
#working("M1")[$m = ${start} upright(e)^(−5k)$ #linebreak() with $k = ${unrounded(rate)}$]
#working("A1")[#result[${significant(start * share)} g]]]
#part("c")[
#working("M1")[$ upright(e)^(−k t) = ${goal}, quad t = −display((ln ${goal})/k) $]
#working("A1")[$t = ${unrounded(time)}$, #result[${Math.round(time)} days]]]`,
        alt: plain`The mass, m grams, of a radioactive isotope after t days is given by m equals ${start} times e to the power minus k t, where k is a constant. The mass halves every ${later} days. Part a: show that k is the natural log of 2, over ${later}. Part b: find the mass after 5 days, correct to 3 significant figures. Part c: find the time after which ${decimals(goal * 100, 0)}% of the mass is left, correct to the nearest day.`,
        answerAlt: plain`Part a: e to the power ${later} k is 2, so k is the natural log of 2, over ${later}. Part b: the mass is ${significant(start * share)} grams. Part c: t is minus the natural log of ${goal}, over k, which is ${Math.round(time)} days.`,
        answers: [
          final('b', number(start * share, { ...named, unit: 'g' })),
          final('c', number(time, { ...toWhole, unit: 'days' })),
        ],
        verify: () => wrongModel(later, 0.5, goal, { time, share: Math.exp(-rate * 10) }),
      }
    },
    'falling-value': modelled(false, (random) => ({
      start: random.integer(12, 30, 2) * 100_000,
      later: random.integer(2, 4),
      ratio: random.pick([0.7, 0.75, 0.8]),
      goal: random.pick([0.5, 0.4, 0.3]),
    })),
    'two-towns'(random) {
      const { start, later, ratio, goal } = random.until(
        () => ({
          start: random.integer(30, 60) * 1000,
          later: random.integer(10, 25) * 1000,
          ratio: random.integer(1, 3) / 100,
          goal: random.integer(4, 7) / 100,
        }),
        // The graphs cross where the diagram shows it.
        ({ start, later, ratio, goal }) => {
          const time = Math.log(start / later) / (goal - ratio)
          return start % later !== 0 && time > 15 && time < 45 && start * Math.exp(ratio * time) < 120_000
        },
      )
      const time = Math.log(start / later) / (goal - ratio)
      const size = start * Math.exp(ratio * time)
      const nameAt = (first: number, rate: number, level: number) =>
        Math.min(54, Math.round(Math.log(level / first) / rate))
      const difference = Number((goal - ratio).toFixed(2))
      return {
        question: typst`
After $t$ years, the populations $P$ and $Q$ of two towns in Gazipur are given by
$ P = ${tied(start)} upright(e)^(${ratio}t) quad "and" quad Q = ${tied(later)} upright(e)^(${goal}t). $
#axes(axis(0, 60, step: 20, title: [Time $t$ (years)]), axis(0, 200, step: 50, title: [Thousands]), height: 180pt, curve-of(x => ${start / 1000} * calc.exp(${ratio} * x), name: $P$, name-at: ${nameAt(start, ratio, 165_000)}, name-side: "below-right"), curve-of(x => ${later / 1000} * calc.exp(${goal} * x), colour: addmaths, name: $Q$, name-at: ${nameAt(later, goal, 175_000)}, name-side: "above-left"))
#part("a", 1)[State what the number ${tied(later)} means.]
#part("b", 3)[Find the value of $t$ when the populations are equal, correct to 3 significant figures.]
#part("c", 2)[Find the population of each town at that time, correct to 3 significant figures.]`,
        answer: typst`
#part("a")[#working("B1")[#result[the population of the second town when $t = 0$]]]
#part("b")[
#working("M1")[$ display((upright(e)^(${goal}t))/(upright(e)^(${ratio}t))) = display(${tied(start)}/${tied(later)}) $]
#working("M1")[$ ${difference}t = ln display(${start / 1000}/${later / 1000}) $]
#working("A1")[$t =$ #result[${significant(time)}]]]
#part("c")[
#working("M1 FT")[$${tied(start)} upright(e)^(${ratio} times ${significant(time, 5)})$]
#working("A1")[#result[${grouped(Number(size.toPrecision(3)))}]]]`,
        alt: plain`After t years, the populations P and Q of two towns in Gazipur are given by: P equals ${start} times e to the power ${ratio} t, and Q equals ${later} times e to the power ${goal} t. A graph shows P above Q at first, and Q above P later. Part a: state what the number ${later} means. Part b: find the value of t when the populations are equal, correct to 3 significant figures. Part c: find the population of each town at that time, correct to 3 significant figures.`,
        answerAlt: plain`Part a: it is the population of the second town when t is 0. Part b: e to the power ${difference} t is ${start / 1000} over ${later / 1000}, so t is ${significant(time)}. Part c: each town then has ${Number(size.toPrecision(3))} people.`,
        answers: [
          final('b', number(time, { ...named, unit: 'years' }), 't'),
          final(
            'c',
            number(size, {
              ...named,
              accept: fromRounded(size, start * Math.exp(ratio * Number(time.toPrecision(3)))),
            }),
          ),
        ],
        verify: () => (agree(size, later * Math.exp(goal * time), 1e-4) ? null : 'they are not equal'),
      }
    },
  },
})
