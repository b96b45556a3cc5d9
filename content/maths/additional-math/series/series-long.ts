// Long questions on series: a medicine that builds up in the body, and a power with both signs of a surd.

import { log } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { expression, final, inAnyOrder, number, threeFigures } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { decimals, significant, surd } from '../../kit/numbers.ts'
import { product, valueAt } from '../../kit/polynomials.ts'
import { typedSurd } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const neat = (value: number) => Number(value.toPrecision(10))

export const seriesInUse = laidOut(
  defineTemplate({
    id: 'series-in-use',
    marks: 12,
    calculator: true,
    level: 5,
    cases: {
      'daily-dose'(random) {
        // Of what is in the body, the share r is still there a day later.
        const [dose, percent, ask, above, most] = random.pick([
          [200, 60, 6, 490, 600],
          [300, 40, 4, 498, 400],
          [120, 70, 8, 390, 300],
          [90, 55, 5, 196, 180],
          [140, 30, 4, 199, 150],
        ] as const)
        const r = percent / 100
        const limit = neat(dose / (1 - r))
        const amount = (n: number) => limit * (1 - r ** n)
        const exact = log(1 - above / limit, r)
        const least = Math.ceil(exact)
        const largest = neat(most * (1 - r))
        const small = neat(1 - above / limit)
        const dots = Array.from({ length: 9 }, (_, n) => `(${n + 1}, ${Math.round(amount(n + 1))})`)
        const graph = `#axes(axis(0, 10, step: 1, title: $n$), axis(0, ${Math.round(limit * 1.15)}, numbers: false, labels: ((${dose}, $${dose}$), (${limit}, $${limit}$)), title: [mg]), grid: false, height: 130pt, asymptote(y: ${limit}), data-line((${dots.join(', ')}), line: false, markers: "dot"))`
        return {
          question: typst`
A patient takes a tablet with ${dose}~mg of a medicine at 08:00 every day. At any time there is still ${percent}% of the amount in her body that was there 24 hours before, apart from any tablet taken in these 24 hours.
#part("a", 2)[Show that just after the third tablet there are $${dose}(1 + ${r} + ${r}^2)$~mg in her body.]
#part("b", 2)[Show that just after the #box[$n$th] tablet there are $${limit}(1 − ${r}^n)$~mg in her body.]
#part("c", 1)[Find the amount in her body just after tablet number ${ask}.]
#part("d", 3)[Find the number of the first tablet just after which there is more than ${above}~mg in her body.]
#part("e", 2)[Show that there is never more than ${limit}~mg in her body.]
#part("f", 2)[Another patient loses the medicine at the same rate, but the amount in his body must never be more than ${most}~mg. Find the greatest mass of medicine that each of his daily tablets can have.]`,
          answer: typst`
#part("a")[
#working("M1")[just after the second: $${dose} + ${r} times ${dose}$]
#working("A1")[just after the third: $${dose} + ${r}(${dose} + ${r} times ${dose})$ \
$= ${dose}(1 + ${r} + ${r}^2)$]]
#part("b")[
#working("M1")[sum of $n$ terms of a geometric progression: $display((${dose}(1 − ${r}^n))/(1 − ${r}))$]
#working("A1")[$= display(${dose}/${neat(1 - r)})(1 − ${r}^n)$ \
$= ${limit}(1 − ${r}^n)$]]
#part("c")[#working("B1")[$${limit}(1 − ${r}^${ask}) =$ #result[${significant(amount(ask))} mg] (3 s.f.)]]
#part("d")[
#working("M1")[$${limit}(1 − ${r}^n) > ${above}$, so $${r}^n < ${small}$]
#working("M1 dep")[$n > display((lg ${small})/(lg ${r})) = ${significant(exact, 4)}$]
#working("A1 cao")[tablet number #result[${least}]]
#scheme[An equation in place of the inequality earns both M marks.]]
#part("e")[
#working("M1")[$${r}^n > 0$ for every $n$, or sum to infinity $display(${dose}/(1 − ${r})) = ${limit}$]
${graph}
#working("A1")[so $${limit}(1 − ${r}^n) < ${limit}$ just after each tablet, and between tablets the amount only falls]]
#part("f")[
#working("M1")[$display(D/(1 − ${r})) = ${most}$]
#working("A1")[$D = ${neat(1 - r)} times ${most} =$ #result[${largest} mg]]]`,
          alt: plain`A patient takes a tablet with ${dose} milligrams of a medicine at 08:00 every day. At any time there is still ${percent} percent of the amount in her body that was there 24 hours before, apart from any tablet taken in these 24 hours. Part a: show that just after the third tablet there are ${dose} times, open bracket, 1 plus ${r} plus ${r} squared, close bracket, milligrams in her body. Part b: show that just after the nth tablet there are ${limit} times, open bracket, 1 minus ${r} to the power n, close bracket, milligrams in her body. Part c: find the amount in her body just after tablet number ${ask}. Part d: find the number of the first tablet just after which there is more than ${above} milligrams in her body. Part e: show that there is never more than ${limit} milligrams in her body. Part f: another patient loses the medicine at the same rate, but the amount in his body must never be more than ${most} milligrams. Find the greatest mass of medicine that each of his daily tablets can have.`,
          answerAlt: plain`Part a: just after the second tablet there are ${dose} plus ${r} times ${dose}; ${r} of this and one more tablet give the third. Part b: it is the sum of n terms of a geometric progression with first term ${dose} and common ratio ${r}. Part c: ${significant(amount(ask))} milligrams. Part d: ${r} to the power n is less than ${small}, so n is greater than ${significant(exact, 4)}: tablet number ${least}. Part e: ${r} to the power n is positive, so the amount is less than ${limit}. Part f: D over, open bracket, 1 minus ${r}, close bracket, is ${most}, so D is ${largest} milligrams.`,
          answers: [
            final('c', threeFigures(amount(ask), 'mg')),
            final('d', number(least)),
            final('f', number(largest, { unit: 'mg' })),
          ],
          verify() {
            // Tablet by tablet.
            const follow = (each: number) => {
              const amounts = [each]
              for (let n = 1; n < 300; n += 1) amounts.push((amounts[n - 1] ?? 0) * r + each)
              return amounts
            }
            const amounts = follow(dose)
            return compared(
              ['the third', amounts[2] ?? 0, dose * (1 + r + r * r)],
              ['the form', amounts[9] ?? 0, amount(10)],
              ['the amount', amounts[ask - 1] ?? 0, amount(ask)],
              ['the first above', amounts.findIndex((value) => value > above) + 1, least],
              ['in the end', amounts.at(-1) ?? 0, limit],
              ['the greatest tablet', follow(largest).at(-1) ?? 0, most],
            )
          },
        }
      },
      'both-signs'(random) {
        // p² − q = 1, so p − √q = 1/(p + √q); (p + x)⁵ + (p − x)⁵ = 2p⁵ + 20p³x² + 10px⁴.
        const [p, q, t] = random.pick([
          [2, 3, 2],
          [2, 3, 5],
          [3, 8, 2],
          [3, 8, 5],
          [4, 15, 3],
          [4, 15, 2],
        ] as const)
        const c = [p ** 5, 5 * p ** 4, 10 * p ** 3, 10 * p * p, 5 * p, 1]
        const [c0 = 0, c1 = 0, c2 = 0, c3 = 0, c4 = 0] = c
        const whole = 2 * (c0 + c2 * q + c4 * q * q)
        const total = 2 * (c0 + c2 * t + c4 * t * t)
        const less = p - Math.sqrt(q)
        const bound = Math.ceil(less * 10) / 10
        const tiny = neat(bound ** 5)
        const negative = -2 * p * p - t
        const power = `(${p} + x)^5 + (${p} − x)^5`
        const surds = `(${p} + sqrt(${q}))^5 + (${p} − sqrt(${q}))^5`
        return {
          question: typst`
#part("a", 3)[Find the expansion of $(${p} + x)^5$ in ascending powers of $x$.]
#part("b", 2)[Hence show that
$ ${power} = ${2 * c0} + ${2 * c2}x^2 + ${2 * c4}x^4. $]
#part("c", 2)[Hence write $${surds}$ as an integer.]
#part("d", 2)[Given that $0 < ${p} − sqrt(${q}) < ${bound}$, explain why $(${p} + sqrt(${q}))^5$ is less than this integer, but by less than ${tiny}.]
#part("e", 3)[Find the exact solutions of the equation $${power} = ${total}$.]`,
          answer: typst`
#part("a")[
#working("B3")[#result[$${c0} + ${c1}x + ${c2}x^2 + ${c3}x^3 + ${c4}x^4 + x^5$]]
#scheme[*B2* for four or five of the six terms \
*B1* for three of them, or for the coefficients 1, 5, 10, 10, 5, 1 _soi_]]
#part("b")[
#working("M1 FT")[$(${p} − x)^5 = ${c0} − ${c1}x + ${c2}x^2 − ${c3}x^3 + ${c4}x^4 − x^5$]
#working("A1")[the odd powers cancel and the even powers double: \
$${2 * c0} + ${2 * c2}x^2 + ${2 * c4}x^4$]]
#part("c")[
#working("M1")[$x = sqrt(${q})$: $${2 * c0} + ${2 * c2} times ${q} + ${2 * c4} times ${q * q}$]
#working("A1")[#result[${whole}]]]
#part("d")[
#working("M1")[$(${p} + sqrt(${q}))^5 = ${whole} − (${p} − sqrt(${q}))^5$]
#working("A1")[and $0 < (${p} − sqrt(${q}))^5 < ${bound}^5 = ${tiny}$, so it is #result[less], by less than ${tiny}]]
#part("e")[
#working("M1")[$${2 * c4}x^4 + ${2 * c2}x^2 + ${2 * c0} − ${total} = 0$]
#working("A1")[$x^4 + ${2 * p * p}x^2 − ${t * t + 2 * p * p * t} = 0$ \
$(x^2 − ${t})(x^2 + ${-negative}) = 0$ #h(3pt) _oe_]
#working("A1")[$x^2 = ${t}$ only: #result[$x = plus.minus ${surd(1, t)}$]]]`,
          alt: plain`Part a: find the expansion of, open bracket, ${p} plus x, close bracket, to the power 5, in ascending powers of x. Part b: hence show that, open bracket, ${p} plus x, close bracket, to the power 5, plus, open bracket, ${p} minus x, close bracket, to the power 5, equals ${2 * c0} plus ${2 * c2} x squared plus ${2 * c4} x to the power 4. Part c: hence write, open bracket, ${p} plus root ${q}, close bracket, to the power 5, plus, open bracket, ${p} minus root ${q}, close bracket, to the power 5, as an integer. Part d: given that ${p} minus root ${q} is between 0 and ${bound}, explain why, open bracket, ${p} plus root ${q}, close bracket, to the power 5, is less than this integer, but by less than ${tiny}. Part e: find the exact solutions of the equation that says that the sum in part b equals ${total}.`,
          answerAlt: plain`Part a: ${c0} plus ${c1} x plus ${c2} x squared plus ${c3} x cubed plus ${c4} x to the power 4, end of power, plus x to the power 5. Part b: with minus x the signs of the odd powers change, so they cancel and the even powers double. Part c: x is root ${q}, which gives ${whole}. Part d: the power is ${whole} minus the power of, open bracket, ${p} minus root ${q}, close bracket, which is between 0 and ${tiny}. Part e: x to the power 4, end of power, plus ${2 * p * p} x squared minus ${t * t + 2 * p * p * t} is 0, so x squared is ${t}, and x is ${surdInWords(1, t)} or minus ${surdInWords(1, t)}.`,
          answers: [
            final('a', expression(`${c0} + ${c1}x + ${c2}x^2 + ${c3}x^3 + ${c4}x^4 + x^5`, 'x', 'expanded')),
            final('c', number(whole)),
            final('e', inAnyOrder([typedSurd(1, t), typedSurd(-1, t)], { name: 'x' })),
          ],
          verify() {
            const fifth = (x: number) => (p + x) ** 5
            const multiplied = product([1, p], [1, p], [1, p], [1, p], [1, p])
            return compared(
              ...c.map((value, n) => ['a coefficient', multiplied[5 - n] ?? 0, value] as const),
              ['the sum', fifth(0.7) + fifth(-0.7), 2 * (c0 + c2 * 0.49 + c4 * 0.7 ** 4)],
              ['the integer', fifth(Math.sqrt(q)) + fifth(-Math.sqrt(q)), whole],
              ['the rest', Number(decimals(1 / (p + Math.sqrt(q)), 8)), Number(decimals(less, 8))],
              ['a solution', fifth(Math.sqrt(t)) + fifth(-Math.sqrt(t)), total],
              ['the other factor', valueAt([1, 2 * p * p, -(t * t + 2 * p * p * t)], negative), 0],
            )
          },
        }
      },
    },
  }),
)
