// Long questions in which logarithms are at work: the acidity of solutions, and a machine that is to be replaced.

import { compared } from '../../kit/comparing.ts'
import { expression, final, number, threeFigures, toNearest } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { exact, significant, unrounded } from '../../kit/numbers.ts'
import { grouped, tied } from '../../kit/printing.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

/** To 3 figures as front × 10ⁿ. */
const standard = (value: number) => {
  const exponent = Math.floor(Math.log10(value))
  return { front: significant(value / 10 ** exponent), exponent }
}

export const logarithmsAtWork = laidOut(
  defineTemplate({
    id: 'logarithms-at-work',
    marks: 11,
    calculator: true,
    level: 4,
    cases: {
      acidity(random) {
        // pH = −lg c.
        // The two pH values are so far apart that 3 figures show the difference.
        const { front, exponent, pB, after } = random.until(
          () => {
            const [front, exponent] = random.pick([
              [1.6, 3],
              [2.5, 3],
              [4, 4],
              [3.2, 2],
              [5, 3],
              [8, 3],
            ] as const)
            const [pB, after] = random.pick([
              [2.3, 4],
              [1.4, 3],
              [1.8, 3.5],
              [2.6, 4.2],
              [1.7, 3.2],
            ] as const)
            return { front, exponent, pB, after }
          },
          ({ front, exponent, pB }) => Math.abs(exponent - Math.log10(front) - pB) > 0.5,
        )
        const cA = front * 10 ** -exponent
        const pA = -Math.log10(cA)
        const cB = 10 ** -pB
        const times = 10 ** (after - pB)
        const mixed = (cA + cB) / 2
        const pMixed = -Math.log10(mixed)
        const [shownB, shownMixed] = [standard(cB), standard(mixed)]
        return {
          question: typst`
The pH of a solution is given by
$ "pH" = −lg c, $
where $c$~mol/dm³ is the concentration of hydrogen ions in it.
#part("a", 2)[In hydrochloric acid $A$, $c = ${front} times 10^(−${exponent})$. Find the pH of $A$.]
#part("b", 2)[Hydrochloric acid $B$ has a pH of ${pB}. Find the concentration of hydrogen ions in $B$.]
When water is added to one of these acids until it has $n$ times its volume, the concentration of hydrogen ions is divided by $n$.
#part("c", 2)[Show that its pH then increases by $lg n$.]
#part("d", 2)[Water is added to some of acid $B$ until its pH is ${after}. Find how many times as large as before its volume is.]
#part("e", 3)[Equal volumes of the acids $A$ and $B$ are mixed, so that the concentration of hydrogen ions in the mixture is the mean of their two concentrations. Show that the pH of the mixture is not the mean of their two pH values.]`,
          answer: typst`
#part("a")[
#working("M1")[$−lg(${front} times 10^(−${exponent}))$]
#working("A1")[#result[${significant(pA)}] (3 s.f.)]]
#part("b")[
#working("M1")[$lg c = −${pB}$, so $c = 10^(−${pB})$]
#working("A1")[#result[$${shownB.front} times 10^(${shownB.exponent})$ mol/dm³] (3 s.f.)]]
#part("c")[
#working("M1")[$−lg display(c/n) = −(lg c − lg n)$]
#working("A1")[$= −lg c + lg n$, which is $lg n$ more than before]]
#part("d")[
#working("M1")[$lg n = ${after} − ${pB} = ${exact(after - pB)}$]
#working("A1")[$n = 10^${exact(after - pB)} =$ #result[${significant(times)}] (3 s.f.)]]
#part("e")[
#working("M1 FT")[mean concentration $display((${front} times 10^(−${exponent}) + 10^(−${pB}))/2)$ \
$= ${unrounded(mixed / 10 ** shownMixed.exponent)} times 10^(${shownMixed.exponent})$]
#working("A1")[pH #result[${significant(pMixed)}]]
#working("A1 FT")[mean of the pH values $display((${significant(pA)} + ${pB})/2) =$ #result[${significant((pA + pB) / 2)}], which is greater]]`,
          alt: plain`The pH of a solution is given by, pH equals minus the logarithm to base 10 of c, where c moles per cubic decimetre is the concentration of hydrogen ions in it. Part a: in hydrochloric acid A, c is ${front} times 10 to the power minus ${exponent}. Find the pH of A. Part b: hydrochloric acid B has a pH of ${pB}. Find the concentration of hydrogen ions in B. When water is added to one of these acids until it has n times its volume, the concentration of hydrogen ions is divided by n. Part c: show that its pH then increases by the logarithm of n to base 10. Part d: water is added to some of acid B until its pH is ${after}. Find how many times as large as before its volume is. Part e: equal volumes of the acids A and B are mixed, so that the concentration of hydrogen ions in the mixture is the mean of their two concentrations. Show that the pH of the mixture is not the mean of their two pH values.`,
          answerAlt: plain`Part a: ${significant(pA)}. Part b: c is 10 to the power minus ${pB}, which is ${shownB.front} times 10 to the power minus ${-shownB.exponent} moles per cubic decimetre. Part c: the logarithm of c over n is the logarithm of c minus the logarithm of n. Part d: the logarithm of n is ${exact(after - pB)}, so n is ${significant(times)}. Part e: the mean concentration is ${shownMixed.front} times 10 to the power minus ${-shownMixed.exponent}, so the pH is ${significant(pMixed)}. The mean of the pH values is ${significant((pA + pB) / 2)}, which is greater.`,
          answers: [
            final('a', threeFigures(pA)),
            final('b', threeFigures(cB, 'mol/dm³')),
            final('d', threeFigures(times)),
            final('e', threeFigures(pMixed), 'pH of the mixture'),
          ],
          verify: () =>
            compared(
              ['A', 10 ** -pA, front / 10 ** exponent],
              ['B', -Math.log10(cB), pB],
              ['thinned', -Math.log10(cB / times), after],
              ['mixed', 2 * 10 ** -pMixed, cA + cB],
              ['less than the mean', Math.sign((pA + pB) / 2 - pMixed), 1],
              ['plainly less', significant(pMixed) === significant((pA + pB) / 2) ? 0 : 1, 1],
            ),
        }
      },
      'new-machine'(random) {
        // V = v(1 − l)ⁿ falls and S = s(1 + i)ⁿ rises.
        const [v, loss, s, rate, limit] = random.pick([
          [90_000, 15, 20_000, 6, 25_000],
          [120_000, 20, 25_000, 5, 30_000],
          [80_000, 12, 30_000, 7, 25_000],
          [60_000, 18, 12_000, 8, 15_000],
          [150_000, 16, 40_000, 6, 35_000],
          [200_000, 25, 30_000, 5, 40_000],
        ] as const)
        const [fall, rise] = [exact(1 - loss / 100), exact(1 + rate / 100)]
        const V = (n: number) => v * fall ** n
        const S = (n: number) => s * rise ** n
        const below = Math.log(limit / v) / Math.log(fall)
        const quotient = exact(v / s)
        const ahead = Math.log(quotient) / Math.log(rise / fall)
        const [first, second] = [Math.ceil(below), Math.ceil(ahead)]
        const more = S(second) - V(second)
        return {
          question: typst`
The owner of a printing press buys a machine for ${tied(v)}~taka. Each year the machine loses ${loss}% of the value that it had at the beginning of the year. On the same day the owner puts ${tied(s)}~taka into an account that pays compound interest of ${rate}% a year. After $n$~complete years the value of the machine is $V$~taka and there are $S$~taka in the account.
#part("a", 2)[Write $V$ and $S$ in terms of $n$.]
#part("b", 3)[Find the smallest whole number $n$ for which the machine is worth less than ${tied(limit)}~taka.]
#part("c", 2)[Show that $S > V$ when
$ (${rise}/${fall})^n > ${v / 1000}/${s / 1000}. $]
#part("d", 2)[Hence find the smallest whole number $n$ for which there is more in the account than the machine is worth.]
#part("e", 2)[Find, correct to the nearest 10~taka, how much more it is after this number of years.]`,
          answer: typst`
#part("a")[
#working("B1")[#result[$V = ${tied(v)} times ${fall}^n$]]
#working("B1")[#result[$S = ${tied(s)} times ${rise}^n$]]]
#part("b")[
#working("M1")[$${fall}^n < display(${limit / 1000}/${v / 1000})$]
#working("M1 dep")[$n > display((ln (${limit / 1000}/${v / 1000}))/(ln ${fall})) = ${significant(below, 4)}$]
#working("A1")[#result[$n = ${first}$]]
#note[$ln ${fall}$ is negative, so the sign turns round. *Or:* trial with $n = ${first - 1}$ (${tied(Math.round(V(first - 1)))}) and $n = ${first}$ (${tied(Math.round(V(first)))}) for M2.]]
#part("c")[
#working("M1")[$${tied(s)} times ${rise}^n > ${tied(v)} times ${fall}^n$]
#working("A1")[divided by $${fall}^n$, which is positive, and by ${tied(s)}: \
$display((${rise}/${fall})^n > ${v / 1000}/${s / 1000})$]]
#part("d")[
#working("M1")[$n > display((ln (${v / 1000}/${s / 1000}))/(ln (${rise}/${fall}))) = ${significant(ahead, 4)}$]
#working("A1")[#result[$n = ${second}$]]]
#part("e")[
#working("M1 FT")[$${tied(s)} times ${rise}^${second}$ \
$− ${tied(v)} times ${fall}^${second}$]
#working("A1")[#result[${grouped(Math.round(more / 10) * 10)} taka]]]`,
          alt: plain`The owner of a printing press buys a machine for ${v} taka. Each year the machine loses ${loss} percent of the value that it had at the beginning of the year. On the same day the owner puts ${s} taka into an account that pays compound interest of ${rate} percent a year. After n complete years the value of the machine is V taka and there are S taka in the account. Part a: write V and S in terms of n. Part b: find the smallest whole number n for which the machine is worth less than ${limit} taka. Part c: show that S is greater than V when the nth power of, open bracket, ${rise} over ${fall}, close bracket, is greater than ${v / 1000} over ${s / 1000}. Part d: hence find the smallest whole number n for which there is more in the account than the machine is worth. Part e: find, correct to the nearest 10 taka, how much more it is after this number of years.`,
          answerAlt: plain`Part a: V is ${v} times ${fall} to the power n, and S is ${s} times ${rise} to the power n. Part b: n is greater than ${significant(below, 4)}, so n is ${first}. Part c: divide both sides by ${fall} to the power n, which is positive, and by ${s}. Part d: n is greater than ${significant(ahead, 4)}, so n is ${second}. Part e: ${Math.round(more / 10) * 10} taka.`,
          answers: [
            final('a', expression(`${v} × ${fall}^n`, 'n'), 'V'),
            final('a', expression(`${s} × ${rise}^n`, 'n'), 'S'),
            final('b', number(first, { unit: 'years' }), 'n'),
            final('d', number(second, { unit: 'years' }), 'n'),
            final('e', toNearest(10, more, 'taka')),
          ],
          verify() {
            // Year by year.
            let [value, saved, worth, beyond] = [v as number, s as number, 0, 0]
            for (let n = 1; n <= 60; n += 1) {
              value -= (value * loss) / 100
              saved += (saved * rate) / 100
              if (worth === 0 && value < limit) worth = n
              if (beyond === 0 && saved > value) beyond = n
            }
            return compared(
              ['worth less', worth, first],
              ['more saved', beyond, second],
              ['the last year', V(60), value],
              ['the account', S(60), saved],
              ['by far', Math.sign(more - 500), 1],
            )
          },
        }
      },
    },
  }),
)
