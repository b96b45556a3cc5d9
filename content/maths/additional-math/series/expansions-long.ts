// Long questions on what expansions are good for: a power of a quadratic, and savings that grow year by year.

import { log } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { expression, final, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { minus, significant } from '../../kit/numbers.ts'
import { type Polynomial, product, spoken, valueAt } from '../../kit/polynomials.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { choose } from './binomial.ts'

const neat = (value: number) => Number(value.toPrecision(12))
const power = (factor: Polynomial, count: number) => product(...Array.from({ length: count }, () => factor))
/** The coefficients of 1, x, x², x³. */
const beginning = (p: Polynomial) => [1, 2, 3, 4].map((place) => p[p.length - place] ?? 0)
/** c + bx + ax² + …, from the lowest power on. */
const rising = (list: readonly number[]) =>
  list
    .map((value, n) => {
      const size = Math.abs(value)
      const body = n === 0 ? `${size}` : `${size === 1 ? '' : size}${n === 1 ? 'x' : `x^${n}`}`
      return n === 0 ? body : `${value < 0 ? '−' : '+'} ${body}`
    })
    .join(' ')
const names = ['', 'x', 'x squared', 'x cubed']
const risingSaid = (list: readonly number[]) =>
  list
    .map((value, n) =>
      n === 0 ? `${value}` : `${value < 0 ? 'minus' : 'plus'} ${Math.abs(value)} ${names[n]}`,
    )
    .join(' ')

export const expansionsInUse = laidOut(
  defineTemplate({
    id: 'expansions-in-use',
    marks: 12,
    calculator: true,
    level: 5,
    cases: {
      'power-of-a-quadratic'(random) {
        // (1 − x)(1 + mx) = 1 + (m − 1)x − mx².
        const n = random.pick([5, 6, 7, 8])
        const m = random.pick([2, 3, 4])
        const [first, second] = [beginning(power([m, 1], n)), beginning(power([-1, 1], n))]
        const inner = [-m, m - 1, 1]
        const all = beginning(power(inner, n))
        const [, , two = 0, three = 0] = all
        const [, f1 = 0, f2 = 0, f3 = 0] = first
        const [, s1 = 0, s2 = 0, s3 = 0] = second
        const step = 0.01
        const base = neat(valueAt(inner, step))
        const sum = neat(all.reduce((total, value, k) => total + value * step ** k, 0))
        const signed = (value: number) => (value < 0 ? `(−${-value})` : `${value}`)
        const shownInner = rising([1, m - 1, -m])
        return {
          question: typst`
#part("a", 2)[Find the first four terms, in ascending powers of $x$, of the expansion of $(1 + ${m}x)^${n}$.]
#part("b", 2)[Find the first four terms, in ascending powers of $x$, of the expansion of $(1 − x)^${n}$.]
#part("c", 1)[Factorise $${shownInner}$.]
#part("d", 5)[Hence find the coefficient of $x^2$ and the coefficient of $x^3$ in the expansion of $(${shownInner})^${n}$.]
#part("e", 2)[Use the first four terms of this expansion to find an estimate of $${base}^${n}$, correct to 5 significant figures.]`,
          answer: typst`
#part("a")[
#working("B2")[#result[$${rising(first)}$]]
#scheme[*B1* for three of the terms]]
#part("b")[
#working("B2")[#result[$${rising(second)}$]]
#scheme[*B1* for three of the terms, or for all with wrong signs]]
#part("c")[#working("B1")[#result[$(1 − x)(1 + ${m}x)$]]]
#part("d")[
#working("M1")[the product of (a) and (b)]
#working("M1")[three products for $x^2$: \
$${f2} + ${f1} times ${signed(s1)} + ${s2}$]
#working("A1 FT")[#result[$${minus(two)}$]]
#working("M1")[four products for $x^3$: \
$${f3} + ${f2} times ${signed(s1)} + ${f1} times ${s2} + ${signed(s3)}$]
#working("A1 FT")[#result[$${minus(three)}$]]]
#part("e")[
#working("M1 FT")[$x = 0.01$: $1 + ${neat((m - 1) * n * step)} ${two < 0 ? '−' : '+'} ${neat(Math.abs(two) * step ** 2)} ${three < 0 ? '−' : '+'} ${neat(Math.abs(three) * step ** 3)}$]
#working("A1 cao")[#result[${significant(sum, 5)}]]]`.replaceAll(' 1x', ' x'),
          alt: plain`Part a: find the first four terms, in ascending powers of x, of the expansion of, open bracket, 1 plus ${m} x, close bracket, to the power ${n}. Part b: find the first four terms, in ascending powers of x, of the expansion of, open bracket, 1 minus x, close bracket, to the power ${n}. Part c: factorise ${spoken([...inner])}. Part d: hence find the coefficient of x squared and the coefficient of x cubed in the expansion of, open bracket, ${spoken([...inner])}, close bracket, to the power ${n}. Part e: use the first four terms of this expansion to find an estimate of ${base} to the power ${n}, correct to 5 significant figures.`,
          answerAlt: plain`Part a: ${risingSaid(first)}. Part b: ${risingSaid(second)}. Part c: the product of, open bracket, 1 minus x, close bracket, and, open bracket, 1 plus ${m} x, close bracket. Part d: multiply the two expansions. The coefficient of x squared is ${two}, and the coefficient of x cubed is ${three}. Part e: x is 0.01, and the four terms add up to ${significant(sum, 5)}.`,
          answers: [
            final('a', expression(rising(first).replaceAll('−', '-'), 'x')),
            final('b', expression(rising(second).replaceAll('−', '-'), 'x')),
            final('c', expression(`(1 - x)(1 + ${m}x)`, 'x', 'factorised')),
            final('d', number(two), 'of x²'),
            final('d', number(three), 'of x³'),
            final('e', number(sum, { to: { figures: 5, isNamed: true } })),
          ],
          verify() {
            // Binomial coefficients by hand, and the product term by term.
            const a = [0, 1, 2, 3].map((r) => choose(n, r) * m ** r)
            const b = [0, 1, 2, 3].map((r) => choose(n, r) * (-1) ** r)
            const mixed = [2, 3].map((degree) =>
              a.slice(0, degree + 1).reduce((total, value, r) => total + value * (b[degree - r] ?? 0), 0),
            )
            return compared(
              ...a.map((value, r) => ['(a)', first[r] ?? 0, value] as const),
              ...b.map((value, r) => ['(b)', second[r] ?? 0, value] as const),
              ['the factors', valueAt(product([-1, 1], [m, 1]), 0.7), valueAt(inner, 0.7)],
              ['x²', mixed[0] ?? 0, two],
              ['x³', mixed[1] ?? 0, three],
              ['the estimate', Math.abs(base ** n - sum) < 2e-5 ? 1 : 0, 1],
              ['as printed', Number(significant(sum, 5)), Number(sum.toPrecision(5))],
            )
          },
        }
      },
      savings(random) {
        const [deposit, percent, years, goal] = random.pick([
          [5000, 4, 10, 100_000],
          [8000, 5, 8, 150_000],
          [6000, 3, 12, 100_000],
          [6000, 6, 9, 120_000],
          [10_000, 4, 8, 200_000],
        ] as const)
        const rate = percent / 100
        const q = neat(1 + rate)
        const first = beginning(power([1, 1], years))
        const terms = first.map((value, k) => neat(value * rate ** k))
        const estimate = neat(terms.reduce((total, value) => total + value, 0))
        const single = deposit * q ** years
        const total = (n: number) => (deposit * q * (q ** n - 1)) / (q - 1)
        const lead = neat((deposit * q) / (q - 1))
        const exact = log(1 + goal / lead, q)
        const least = Math.ceil(exact)
        const dots = Array.from({ length: least + 1 }, (_, n) => `(${n + 1}, ${Math.round(total(n + 1))})`)
        const graph = `#axes(axis(0, ${least + 2}, numbers: false, labels: ((${least}, $${least}$),), title: $n$), axis(0, ${Math.round(total(least + 1) * 1.1)}, numbers: false, labels: ((${goal}, [goal]),), title: [taka]), grid: false, height: 130pt, asymptote(y: ${goal}), data-line((${dots.join(', ')}), line: false, markers: "dot"))`
        const spaced = (value: number, space: string) =>
          String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, value < 10_000 ? '' : space)
        const taka = (value: number) => `#box[${spaced(value, ' ')} taka]`
        const inFormula = (value: number) => spaced(value, ' thin ')
        return {
          question: typst`
#part("a", 2)[Find the first four terms, in ascending powers of $x$, of the expansion of $(1 + x)^${years}$.]
#part("b", 2)[Hence find an estimate of $${q}^${years}$, correct to 3 decimal places.]
A bank pays ${percent}% interest a year. At the end of each year the interest is added to the money in the account.
#part("c", 2)[Mrs Rahman puts ${taka(deposit)} into an account. Find how much is in it after ${years} years, to the nearest taka.]
Mr Das puts ${taka(deposit)} into another account at the beginning of every year.
#part("d", 3)[Show that at the end of $n$ years there are $ ${inFormula(lead)}(${q}^n − 1) $ taka in his account.]
#part("e", 3)[Find the smallest value of $n$ for which there are more than ${taka(goal)} in his account at the end of $n$ years.]`,
          answer: typst`
#part("a")[
#working("B2")[#result[$${rising(first)}$]]
#scheme[*B1* for three of the terms]]
#part("b")[
#working("M1 FT")[$x = ${rate}$: $${terms.map((value) => neat(Number(value.toFixed(6)))).join(' + ')}$]
#working("A1")[#result[${estimate.toFixed(3)}]]
#scheme[No marks when no terms are seen.]]
#part("c")[
#working("M1")[$${inFormula(deposit)} times ${q}^${years}$]
#working("A1")[#result[${spaced(single, ' ')} taka]]]
#part("d")[
#working("B1")[the last deposit has grown to $${deposit} times ${q}$ and the first to $${deposit} times ${q}^n$]
#working("M1")[geometric progression with $n$ terms: \
$display((${deposit} times ${q}(${q}^n − 1))/(${q} − 1))$]
#working("A1")[$= ${inFormula(lead)}(${q}^n − 1)$]]
#part("e")[
#working("M1")[$${q}^n > 1 + display((${inFormula(goal)})/(${inFormula(lead)})) = ${significant(1 + goal / lead, 5)}$]
#working("M1 dep")[$n > display((lg ${significant(1 + goal / lead, 5)})/(lg ${q})) = ${significant(exact, 4)}$]
#working("A1 cao")[#result[$n = ${least}$]]
#scheme[Or: trial with $n = ${least - 1}$ (${spaced(total(least - 1), ' ')}~taka), *M1*, and with $n = ${least}$ (${spaced(total(least), ' ')}~taka), *M1 dep*, and the conclusion, *A1*.]
${graph}]`,
          alt: plain`Part a: find the first four terms, in ascending powers of x, of the expansion of, open bracket, 1 plus x, close bracket, to the power ${years}. Part b: hence find an estimate of ${q} to the power ${years}, correct to 3 decimal places. A bank pays ${percent} percent interest a year. At the end of each year the interest is added to the money in the account. Part c: Mrs Rahman puts ${deposit} taka into an account. Find how much is in it after ${years} years, to the nearest taka. Mr Das puts ${deposit} taka into another account at the beginning of every year. Part d: show that at the end of n years there are ${Math.round(lead)} times, open bracket, ${q} to the power n, end of power, minus 1, close bracket, taka in his account. Part e: find the smallest value of n for which there are more than ${goal} taka in his account at the end of n years.`,
          answerAlt: plain`Part a: ${risingSaid(first)}. Part b: x is ${rate}, and the terms add up to ${estimate.toFixed(3)}. Part c: ${deposit} times ${q} to the power ${years} is ${Math.round(single)} taka. Part d: it is the sum of a geometric progression of n terms with first term ${deposit} times ${q} and common ratio ${q}. Part e: n is greater than ${significant(exact, 4)}, so the smallest n is ${least}.`,
          answers: [
            final('a', expression(rising(first), 'x')),
            final('b', number(estimate, { to: { places: 3, isNamed: true } })),
            final('c', number(single, { to: { places: 0, isNamed: true }, unit: 'taka' })),
            final('e', number(least, { unit: 'years' }), 'n'),
          ],
          verify() {
            // Year by year.
            let [alone, saved] = [deposit as number, 0]
            const ends: number[] = []
            for (let year = 1; year <= 40; year += 1) {
              saved = (saved + deposit) * (1 + rate)
              ends.push(saved)
              if (year <= years) alone *= 1 + rate
            }
            return compared(
              ['the estimate', Math.abs(estimate - q ** years) < 0.02 ? 1 : 0, 1],
              ['alone', Math.round(alone), Math.round(single)],
              ['the formula', ends[6] ?? 0, total(7)],
              ['the first above', ends.findIndex((value) => value > goal) + 1, least],
              ...[0, 1, 2, 3].map((r) => ['a coefficient', choose(years, r), first[r] ?? 0] as const),
            )
          },
        }
      },
    },
  }),
)
