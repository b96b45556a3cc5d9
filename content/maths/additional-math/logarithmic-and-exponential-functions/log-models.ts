// Quantities measured by logarithms: the strength of an earthquake, acidity, and what is remembered.

import { agree, roots, roundsTo } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import { decimals, significant } from '../../kit/numbers.ts'
import { grouped } from '../../kit/printing.ts'
import { rounded } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const places = (count: number) => ({ to: { places: count, isNamed: true } }) as const
const named = { to: { figures: 3, isNamed: true } } as const
/** In standard form, to three figures: the question names both. */
const inStandardForm = { form: 'standard-form', to: { figures: 3, isNamed: true } } as const

export const logarithmicModel = defineTemplate({
  id: 'logarithmic-model',
  marks: 5,
  calculator: true,
  level: 4,
  cases: {
    memory(random) {
      const { a, b, c, goal } = random.until(
        () => ({
          a: random.integer(70, 95, 5),
          b: random.integer(8, 16),
          c: random.integer(3, 9),
          goal: random.integer(40, 60, 5),
        }),
        ({ a, b, goal }) => {
          const end = Math.exp((a - goal) / b) - 1
          return end > 3 && end < 23 && Math.abs(end * 10 - Math.round(end * 10)) < 0.45
        },
      )
      const score = a - b * Math.log(c + 1)
      const end = Math.exp((a - goal) / b) - 1
      return {
        question: typst`
A class learns a list of words. After $t$ weeks the average score in a test is $S$, where $S = ${a} − ${b} ln(t + 1)$. The graph shows $S$ for $0 <= t <= 24$.
#axes(axis(0, 24, step: 6, title: [Time $t$ (weeks)]), axis(0, 100, step: 20, title: [$S$]), height: 180pt, curve-of(x => ${a} - ${b} * calc.ln(x + 1), colour: addmaths))
#part("a", 1)[Find the score at the start.]
#part("b", 1)[Find the score after ${c} weeks, correct to 1 decimal place.]
#part("c", 3)[Find the value of $t$ when the score is ${goal}, correct to 3 significant figures.]`,
        answer: typst`
#part("a")[#working("B1")[$ln 1 = 0$: #result[${a}]]]
#part("b")[#working("B1")[$${a} − ${b} ln ${c + 1} =$ #result[${decimals(score, 1)}]]]
#part("c")[
#working("M1")[$ ln(t + 1) = display((${a} − ${goal})/${b}) = display(${a - goal}/${b}) $]
#working("M1")[$ t + 1 = upright(e)^(${a - goal}/${b}) $]
#working("A1")[$t =$ #result[${significant(end)}]]]`,
        alt: plain`A class learns a list of words. After t weeks the average score in a test is S, where S is ${a} minus ${b} times the natural log of open bracket t plus 1 close bracket. A graph shows S falling, less and less steeply, for t from 0 to 24. Part a: find the score at the start. Part b: find the score after ${c} weeks, correct to 1 decimal place. Part c: find the value of t when the score is ${goal}, correct to 3 significant figures.`,
        answerAlt: plain`Part a: the natural log of 1 is 0, so the score is ${a}. Part b: ${decimals(score, 1)}. Part c: the natural log of open bracket t plus 1 close bracket, is ${a - goal} over ${b}, so t is ${significant(end)}.`,
        answers: [
          final('a', number(a)),
          final('b', number(score, places(1))),
          final('c', number(end, { ...named, unit: 'weeks' }), 't'),
        ],
        verify: () => {
          const [found] = roots((t) => a - b * Math.log(t + 1) - goal, 0.003, 40.001, 200)
          return found !== undefined && roundsTo(found, significant(end))
            ? null
            : `t is ${rounded(found ?? 0)}`
        },
      }
    },
    acidity(random) {
      const { a, b, c, goal } = random.until(
        () => ({
          a: random.integer(20, 95) / 10,
          b: random.integer(7, 8),
          c: random.decimal(2.2, 4.8, 1),
          goal: random.pick([2, 3, 5]),
        }),
        ({ a, c }) => a % 1 !== 0 && c % 1 !== 0,
      )
      const ph = b - Math.log10(a)
      const strength = 10 ** -c
      const [digits = '', power = ''] = strength.toExponential(2).split('e-')
      return {
        question: typst`
The pH of a liquid is $p = −lg H$, where $H$ is the concentration of hydrogen ions in #box[mol/dm³].
#part("a", 1)[The concentration in a sample of river water is $${a} times 10^(−${b})$ #box[mol/dm³]. Find its pH, correct to 2 decimal places.]
#part("b", 2)[Find the concentration in diluted lemon juice, whose pH is ${c}. Give your answer in standard form, correct to 3 significant figures.]
#part("c", 2)[The pH of one liquid is ${goal} less than the pH of another. Find how many times as great its concentration of hydrogen ions is.]`,
        answer: typst`
#part("a")[#working("B1")[$−lg(${a} times 10^(−${b})) =$ #result[${decimals(ph, 2)}]]]
#part("b")[
#working("M1")[$H = 10^(−${c})$]
#working("A1")[#result[$${digits} times 10^(−${power})$]]]
#part("c")[
#working("M1")[$ 10^(−(p − ${goal})) div 10^(−p) = 10^${goal} $]
#working("A1")[#result[${grouped(10 ** goal)} times]]]`,
        alt: plain`The pH of a liquid is p, which is minus log to base 10 of H, where H is the concentration of hydrogen ions. Part a: the concentration in a sample of river water is ${a} times 10 to the power minus ${b}. Find its pH, correct to 2 decimal places. Part b: find the concentration in diluted lemon juice, whose pH is ${c}, in standard form, correct to 3 significant figures. Part c: the pH of one liquid is ${goal} less than the pH of another. Find how many times as great its concentration of hydrogen ions is.`,
        answerAlt: plain`Part a: the pH is ${decimals(ph, 2)}. Part b: H is 10 to the power minus ${c}, which is ${digits} times 10 to the power minus ${power}. Part c: the ratio is 10 to the power ${goal}, so ${10 ** goal} times.`,
        answers: [
          final('a', number(ph, places(2))),
          final('b', number(strength, inStandardForm)),
          final('c', number(10 ** goal)),
        ],
        verify: () =>
          agree(10 ** -ph, a * 10 ** -b, 1e-12) && agree(-Math.log10(strength), c)
            ? null
            : 'the pH is another',
      }
    },
    loudness(random) {
      const [a, b, c] = [random.integer(55, 85, 10), random.integer(2, 8), random.integer(4, 5)]
      const goal = random.pick([6, 9, 12, 15])
      const level = 10 * Math.log10(b * 10 ** c)
      const power = a / 10
      const ratio = 10 ** (goal / 10)
      const [digits = '', index = ''] = (10 ** power).toExponential(2).split('e+')
      return {
        question: typst`
The loudness of a sound is $L$ decibels, where $L = 10 lg R$ and $R$ is its strength divided by that of the weakest sound that can be heard.
#part("a", 1)[For a ceiling fan, $R = ${b} times 10^${c}$. Find $L$, correct to 1 decimal place.]
#part("b", 2)[For a road in Dhaka, $L = ${a}$. Find $R$ in standard form, correct to 3 significant figures.]
#part("c", 2)[The loudness of one sound is ${goal} decibels more than that of another. Find how many times as strong it is, correct to 3 significant figures.]`,
        answer: typst`
#part("a")[#working("B1")[$10 lg(${b} times 10^${c}) =$ #result[${decimals(level, 1)}]]]
#part("b")[
#working("M1")[$lg R = ${power}$]
#working("A1")[$R = 10^(${power}) =$ #result[$${digits} times 10^${index}$]]]
#part("c")[
#working("M1")[$10 lg R_1 − 10 lg R_2 = ${goal}$]
#working("A1")[$ display(R_1/R_2) = 10^(${goal / 10}) = #result[${significant(ratio)}] $]]`,
        alt: plain`The loudness of a sound is L decibels, where L is 10 times log to base 10 of R, and R is its strength divided by that of the weakest sound that can be heard. Part a: for a ceiling fan, R is ${b} times 10 to the power ${c}. Find L, correct to 1 decimal place. Part b: for a road in Dhaka, L is ${a}. Find R in standard form, correct to 3 significant figures. Part c: the loudness of one sound is ${goal} decibels more than that of another. Find how many times as strong it is, correct to 3 significant figures.`,
        answerAlt: plain`Part a: L is ${decimals(level, 1)}. Part b: log R is ${power}, so R is ${digits} times 10 to the power ${index}. Part c: the ratio is 10 to the power ${goal / 10}, which is ${significant(ratio)}.`,
        answers: [
          final('a', number(level, places(1)), 'L'),
          final('b', number(10 ** power, inStandardForm), 'R'),
          final('c', number(ratio, named)),
        ],
        verify: () =>
          agree(10 ** (level / 10), b * 10 ** c, 1) && agree(10 * Math.log10(ratio), goal)
            ? null
            : 'the loudness is another',
      }
    },
  },
})
