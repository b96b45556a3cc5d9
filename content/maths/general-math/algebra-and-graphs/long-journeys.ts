// Equations with fractions from a context: two speeds that differ in time, and a cost that is shared.

import { agree, roots } from '../../kit/checking.ts'
import {
  expression,
  final,
  inAnyOrder,
  inHoursAndMinutes,
  number,
  threeFigures,
} from '../../kit/final-answers.ts'
import { decimals, significant } from '../../kit/numbers.ts'
import { duration as shownDuration, tied } from '../../kit/printing.ts'
import { quadratic, quadraticSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

export const equationsFromFractions = defineTemplate({
  id: 'equations-from-fractions',
  marks: 14,
  calculator: true,
  level: 5,
  cases: {
    'two-speeds'(random) {
      // d/x − d/(x + k) = t minutes leads to x² + kx − 60dk/t = 0, whose roots are not whole.
      const { d, k, t } = random.until(
        () => ({
          d: random.integer(120, 260, 10),
          k: random.integer(6, 20),
          t: random.integer(20, 70, 5),
        }),
        ({ d, k, t }) => {
          const c = (60 * d * k) / t
          const x = (-k + Math.sqrt(k * k + 4 * c)) / 2
          return (
            Number.isInteger(c) &&
            Math.sqrt(k * k + 4 * c) % 1 > 0.02 &&
            x > 35 &&
            x < 75 &&
            Math.abs((((d / x) * 60) % 1) - 0.5) > 0.1 &&
            Math.abs((((d / (x + k)) * 60) % 1) - 0.5) > 0.1
          )
        },
      )
      const c = (60 * d * k) / t
      const root = Math.sqrt(k * k + 4 * c)
      const [x, other] = [(-k + root) / 2, (-k - root) / 2]
      const minutes = Math.round((d / x) * 60)
      const speed = (2 * d) / (d / x + d / (x + k))
      const square = quadratic(1, k, -c)
      const [minusOther, spokenOther] = [`−${decimals(-other, 2)}`, `minus ${decimals(-other, 2)}`]
      return {
        question: typst`
A bus travels ${d} km from Dhaka to a town at an average speed of $x$ km/h. It returns on the same road at an average speed that is ${k} km/h greater.
#part("a i", 1)[Write down an expression, in terms of $x$, for the time of the journey from Dhaka, in hours.]
#part("a ii", 1)[Write down an expression, in terms of $x$, for the time of the return journey, in hours.]
#part("b", 4)[The return journey takes ${t} minutes less. Show that $${square.replace(String(c), tied(c))} = 0$.]
#part("c", 4)[Solve the equation $${square.replace(String(c), tied(c))} = 0$. Show your working, and give your answers correct to 2 decimal places.]
#part("d i", 2)[Calculate the time of the journey from Dhaka, in hours and minutes, correct to the nearest minute.]
#part("d ii", 2)[Calculate the average speed of the bus for the two journeys together.]`,
        answer: typst`
#part("a i")[#working("B1 oe")[#box(baseline: 40%)[#result[$display(${d}/x)$]]]]
#part("a ii")[#working("B1 oe")[#box(baseline: 40%)[#result[$display(${d}/(x + ${k}))$]]]]
#part("b")[
#working("M1 FT")[$ ${d}/x − ${d}/(x + ${k}) = ${t}/60 $]
#working("M1")[$ ${d}(x + ${k}) − ${d}x = ${t}/60 x(x + ${k}) $]
#working("M1 dep")[$ ${tied(d * k)} = ${t}/60 (x^2 + ${k}x) $]
#working("A1")[$x^2 + ${k}x = ${tied(c)}$ #linebreak() $${square.replace(String(c), tied(c))} = 0$]]
#part("c")[
#working("B1")[$sqrt(${k}^2 − 4 times 1 times (−${tied(c)}))$]
#working("B1")[$ x = (−${k} plus.minus sqrt(${tied(k * k + 4 * c)}))/2 $]
#working("B1 B1")[$x =$ #result[${decimals(x, 2)}] or $x =$ #result[$${minusOther}$]]
#scheme[For the first two marks also $(x + ${k / 2})^2 = ${tied(c + (k * k) / 4, (k * k) % 4 === 0 ? 0 : 2)}$ *B1*, and its root with $plus.minus$ *B1*. #linebreak() *B1* for both answers to another number of places.]]
#part("d i")[
#working("M1 FT")[$${d} div ${decimals(x, 2)}$, their positive solution]
#working("A1")[#result[${shownDuration(minutes)}]]]
#part("d ii")[
#working("M1 FT")[$ (2 times ${d})/(${d}/${decimals(x, 2)} + ${d}/${decimals(x + k, 2)}) $]
#working("A1")[#result[${significant(speed)} km/h] (3 s.f.)]
#scheme[*M1* for ${2 * d} over the sum of two times.]]`,
        alt: plain`A bus travels ${d} km from Dhaka to a town at an average speed of x kilometres per hour. It returns on the same road at an average speed that is ${k} kilometres per hour greater. Part a i: write down an expression, in terms of x, for the time of the journey from Dhaka, in hours. Part a ii: write down an expression, in terms of x, for the time of the return journey, in hours. Part b: the return journey takes ${t} minutes less. Show that ${quadraticSpoken(1, k, -c)} equals 0. Part c: solve this equation. Show your working, and give your answers correct to 2 decimal places. Part d i: calculate the time of the journey from Dhaka, in hours and minutes, correct to the nearest minute. Part d ii: calculate the average speed of the bus for the two journeys together.`,
        answerAlt: plain`Part a i: ${d} over x. Part a ii: ${d} over, open bracket, x plus ${k}, close bracket. Part b: the difference of the two is ${t} over 60, and multiplying by both denominators leads to ${quadraticSpoken(1, k, -c)} equals 0. Part c: by the formula, x is ${decimals(x, 2)} or ${spokenOther}. Part d i: ${d} over ${decimals(x, 2)} is ${shownDuration(minutes)}. Part d ii: ${2 * d} over the sum of the two times is ${significant(speed)} kilometres per hour.`,
        answers: [
          final('a i', expression(`${d}/x`, 'x')),
          final('a ii', expression(`${d}/(x + ${k})`, 'x')),
          final('c', inAnyOrder([x, other], { name: 'x', each: { to: { places: 2, isNamed: true } } }), 'x'),
          final('d i', inHoursAndMinutes(minutes)),
          final('d ii', threeFigures(speed, 'km/h')),
        ],
        verify: () => {
          const found = roots((v) => d / v - d / (v + k) - t / 60, 1, 200)
          if (found.length !== 1 || !agree(found[0] ?? 0, x, 1e-6)) return `the speed is ${found.join(', ')}`
          if (!agree(other * other + k * other, c, 1e-6)) return 'the other solution is another'
          if (Math.round((d / (found[0] ?? 1)) * 60) !== minutes) return 'the time is another'
          // Minute by minute, by how far the bus is.
          const steps = 20_000
          let gone = 0
          const whole = d / x + d / (x + k)
          for (let n = 0; n < steps; n += 1)
            gone += (((n + 0.5) / steps) * whole < d / x ? x : x + k) * (whole / steps)
          return agree(gone / whole, speed, 1e-3) ? null : `the average speed is ${gone / whole}`
        },
      }
    },
    'shared-cost'(random) {
      // A cost of c is shared by n, and p fewer pay e more each: n² − pn − cp/e = 0, with the root n.
      const { n, p, e } = random.until(
        () => ({ n: random.integer(15, 40), p: random.integer(3, 8), e: random.integer(15, 60, 5) }),
        ({ n, p, e }) => {
          const c = (n * (n - p) * e) / p
          return Number.isInteger(c) && c % 100 === 0 && c > 4_000 && c < 40_000 && (c / n) % 5 === 0
        },
      )
      const c = (n * (n - p) * e) / p
      const last = n * (n - p)
      const before = c / n
      const after = c / (n - p)
      const percent = (e / before) * 100
      const square = quadratic(1, -p, -last, 'n')
      return {
        question: typst`
A group of $n$ students hires a bus for a trip to Sonargaon. The bus costs Tk~${tied(c)}, and each student pays the same amount.
#part("a", 1)[Write down an expression, in terms of $n$, for the amount that each student pays, in Tk.]
#part("b", 4)[${p} of the students fall ill and do not go. The others share the whole cost, and each of them pays Tk~${e} more than before. Show that $${square} = 0$.]
#part("c", 3)[Solve the equation $${square} = 0$.]
#part("d i", 1)[Explain why one of the solutions is not possible.]
#part("d ii", 2)[Find the amount that each student pays in the end.]
#part("d iii", 3)[Calculate the percentage increase in the amount that each student pays.]`,
        answer: typst`
#part("a")[#working("B1")[#box(baseline: 40%)[#result[$display(#box[${tied(c)}]/n)$]]]]
#part("b")[
#working("M1 FT")[$ #box[${tied(c)}]/(n − ${p}) − #box[${tied(c)}]/n = ${e} $]
#working("M1")[$${tied(c)} n − ${tied(c)} (n − ${p}) = ${e}n(n − ${p})$]
#working("M1 dep")[$${tied(c * p)} = ${e}n^2 − ${e * p}n$]
#working("A1")[$n^2 − ${p}n = ${last}$ #linebreak() $${square} = 0$]]
#part("c")[
#working("M2")[$(n − ${n})(n + ${n - p}) = 0$]
#working("A1")[$n =$ #result[${n}] or $n =$ #result[$−${n - p}$]]
#scheme[*M1* for brackets that give two of the three terms, or for the formula with one slip.]]
#part("d i")[#working("B1 oe")[$n$ is a number of students, so it is not negative.]]
#part("d ii")[
#working("M1 FT")[$ #box[${tied(c)}]/(${n} − ${p}) $]
#working("A1")[#result[Tk ${after}]]]
#part("d iii")[
#working("B1 FT")[before: $${tied(c)} div ${n} = ${before}$]
#working("M1")[$ (${after} − ${before})/${before} times 100 $]
#working("A1")[#result[${significant(percent)}%]${Number.isInteger(percent) ? '' : ' (3 s.f.)'}]]`,
        alt: plain`A group of n students hires a bus for a trip to Sonargaon. The bus costs ${c} taka, and each student pays the same amount. Part a: write down an expression, in terms of n, for the amount that each student pays, in taka. Part b: ${p} of the students fall ill and do not go. The others share the whole cost, and each of them pays ${e} taka more than before. Show that ${quadraticSpoken(1, -p, -last, 'n')} equals 0. Part c: solve this equation. Part d i: explain why one of the solutions is not possible. Part d ii: find the amount that each student pays in the end. Part d iii: calculate the percentage increase in the amount that each student pays.`,
        answerAlt: plain`Part a: ${c} over n. Part b: ${c} over, open bracket, n minus ${p}, close bracket, minus, ${c} over n, is ${e}, and multiplying by both denominators leads to ${quadraticSpoken(1, -p, -last, 'n')} equals 0. Part c: open bracket, n minus ${n}, close bracket, times, open bracket, n plus ${n - p}, close bracket, is 0, so n is ${n} or minus ${n - p}. Part d i: a number of students is not negative. Part d ii: ${c} over ${n - p} is ${after} taka. Part d iii: before it was ${before}, so the increase is ${significant(percent)}%.`,
        answers: [
          final('a', expression(`${c}/n`, 'n')),
          final('c', inAnyOrder([n, p - n], { name: 'n' }), 'n'),
          final('d ii', number(after, { unit: 'taka' })),
          final('d iii', threeFigures(percent, '%')),
        ],
        verify: () => {
          const fitting = Array.from({ length: 200 }, (_, m) => m + p + 1).filter((m) =>
            agree(c / (m - p) - c / m, e),
          )
          if (fitting.join() !== `${n}`) return `there may be ${fitting.join(', ')} students`
          if (!agree((p - n) ** 2 - p * (p - n), last)) return 'the other solution is another'
          if (!agree(after * (n - p), c) || !agree(before * n, c)) return 'the amounts do not add up'
          return agree(before * (1 + percent / 100), after) ? null : 'the increase is another'
        },
      }
    },
  },
})
