// The discriminant: how many real roots, equal roots, and the values of a constant that make it so.

import { agree, roots } from '../../kit/checking.ts'
import { fraction, minus, substituted } from '../../kit/numbers.ts'
import {
  added,
  discriminant,
  drawn,
  expanded,
  factor,
  inequalitySketch,
  linear,
  linearSpoken,
  type Quadratic,
  rounded,
  shown,
  spoken,
} from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { discriminantInK, drawInK, drawLeadingK, inKOf, markupInK, spokenInK } from './in-k.ts'

export const numberOfRoots = defineTemplate({
  id: 'number-of-roots',
  marks: 3,
  calculator: false,
  level: 1,
  cases: ['equation', 'which-curve'],
  draw(random, which) {
    const kind = random.integer(0, 2)
    const quadratic = random.until(
      () => ({
        a: random.integer(2, 9),
        b: random.integerExcept(-12, 12, 0),
        c: random.integerExcept(-6, 9, 0),
      }),
      (q) => {
        const d = discriminant(q)
        return (
          (kind === 0 ? d < 0 && d > -90 : kind === 1 ? d === 0 : d > 0 && d < 150) &&
          (which === 'equation' || q.c > 0)
        )
      },
    )
    return { which, ...quadratic, order: random.shuffle([0, 1, 2]) }
  },
  write({ which, a, b, c, order }) {
    const quadratic = { a, b, c }
    const d = discriminant(quadratic)
    const kind = d < 0 ? 0 : d === 0 ? 1 : 2
    const [sign, count] = [
      ['<', '=', '>'][kind] ?? '',
      ['no real roots', 'two equal real roots', 'two different real roots'][kind] ?? '',
    ]
    const working = typst`#working("M1")[$b^2 − 4 a c = ${substituted(b)}^2 − 4 times ${a} times ${substituted(c)}$]`
    if (which === 'equation') {
      const [left, right] = [shown({ a, b: b + 2, c: 0 }), linear(2, -c)]
      return {
        question: typst`
Without solving it, find how many different real roots the equation $${left} = ${right}$ has. #marks(3)`,
        answer: typst`
#working()[$${shown(quadratic)} = 0$]
${working}
#working("A1")[$=$ #result[$${minus(d)}$]]
#working("B1")[$b^2 − 4 a c ${sign} 0$, so there are #result[${count}]]`.replace(
          'there are #result[two equal real roots]',
          'there is #result[one real root], repeated',
        ),
        alt: plain`Without solving it, find how many different real roots the equation ${spoken({ a, b: b + 2, c: 0 })} equals ${linearSpoken(2, -c)} has.`,
        answerAlt: plain`It becomes ${spoken(quadratic)} equals 0. The discriminant is ${d}. So there are ${kind === 1 ? 'two equal roots, that is one real root' : count}.`,
      }
    }
    const letters = ['A', 'B', 'C']
    // The curves A, B, C from left to right; order says which of them has no, one, two crossings.
    const curves = order.map((crossings, n) => {
      const q = expanded(1.3, 2 + 4 * n, [1.1, 0, -1.1][crossings] ?? 0)
      const x = 2 + 4 * n
      return typst`curve-of(${drawn(q)}, from: ${rounded(x - 1.55)}, to: ${rounded(x + 1.55)}, colour: addmaths), point((${x}, 4.7), $${letters[n] ?? ''}$, mark: false, side: "centre")`
    })
    const letter = letters[order.indexOf(kind)] ?? ''
    const told = order.map(
      (crossings, n) =>
        `${letters[n]} ${['does not meet', 'touches', 'crosses'][crossings]} the x axis${crossings === 2 ? ' twice' : ''}`,
    )
    const fact = ['does not meet', 'touches', 'crosses'][kind] ?? ''
    return {
      question: typst`
The diagram shows three curves, $A$, $B$ and $C$, and the $x$-axis. One of them is the curve $y = ${shown(quadratic)}$.
#axes(axis(0, 12, numbers: false, title: $x$), axis(-1.8, 5, numbers: false), grid: false, height: 130pt, ${curves.join(', ')})
By using the discriminant, find which one. #marks(3)`,
      answer: typst`
${working}
#working("A1")[$=$ #result[$${minus(d)}$]]
#working("B1")[$b^2 − 4 a c ${sign} 0$: the curve ${fact} the $x$-axis${kind === 2 ? ' twice' : ''}, so it is #result[$${letter}$]]`,
      alt: plain`The diagram shows three curves that open upwards. ${told.join('; ')}. One of them is the curve y equals ${spoken(quadratic)}. By using the discriminant, find which one.`,
      answerAlt: plain`The discriminant is ${d}, so the curve ${fact} the x axis. It is curve ${letter}.`,
    }
  },
  verify({ a, b, c }) {
    const f = (x: number) => a * x * x + b * x + c
    const d = discriminant({ a, b, c })
    if (d === 0) return agree(f(-b / (2 * a)), 0) ? null : 'the curve does not touch the axis'
    const count = roots(f, -40.013, 40.017, 40_000).length
    return count === (d > 0 ? 2 : 0) ? null : `the curve crosses the axis ${count} times`
  },
})

export const equalRoots = defineTemplate({
  id: 'equal-roots',
  marks: 4,
  calculator: false,
  level: 2,
  cases: ['k-in-middle', 'k-twice', 'and-the-root'],
  draw(random, which) {
    const inK = drawInK(random)
    const leading = drawLeadingK(random)
    const [a, r] = [random.pick([1, 4, 9]), random.integer(1, 5)]
    return { which, inK, leading, a, r, m: random.integerExcept(-5, 5, 0) }
  },
  write({ which, inK, leading: { high, low, b, d }, a, r, m }) {
    const root = Math.sqrt(a) * r
    if (which === 'and-the-root') {
      const equation = `k x^2 ${added(b)}x + (${linear(1, d, 'k')})`
      const [x, xSpoken] = [fraction(-b, 2 * high), fractionInWords(-b, 2 * high)]
      return {
        question: typst`
The equation $${equation} = 0$, where $k$ is a positive constant, has two equal roots.

Find the value of $k$, and solve the equation for this value of $k$. #marks(4)`,
        answer: typst`
#working("M1")[$${substituted(b)}^2 − 4 k(${linear(1, d, 'k')}) = 0$]
#working()[$${shown({ a: 1, b: d, c: (-b * b) / 4 }, 'k')} = 0$, $${factor(1, -high, 'k')}${factor(1, -low, 'k')} = 0$]
#working("A1")[$k > 0$, so $k =$ #result[$${high}$]]
#working("M1")[$${shown({ a: high, b, c: high + d })} = 0$]
#working("A1")[$x =$ #result[$${x}$]]`,
        alt: plain`The equation k x squared ${b < 0 ? 'minus' : 'plus'} ${Math.abs(b)} x, plus, ${linearSpoken(1, d, 'k')}, equals 0, where k is a positive constant, has two equal roots. Find the value of k, and solve the equation for this value of k.`,
        answerAlt: plain`The discriminant is zero, which gives ${spoken({ a: 1, b: d, c: (-b * b) / 4 }, 'k')} equals 0. As k is positive, k is ${high}. Then the equation is ${spoken({ a: high, b, c: high + d })} equals 0, and x is ${xSpoken}.`,
      }
    }
    const isMiddle = which === 'k-in-middle'
    const equation = isMiddle
      ? `${shown({ a, b: 0, c: 0 })} + (${linear(1, m, 'k')})x + ${r * r}`
      : markupInK(inK)
    const equationSpoken = isMiddle
      ? `${spoken({ a, b: 0, c: 0 })}, plus, ${linearSpoken(1, m, 'k')}, times x, plus ${r * r},`
      : spokenInK(inK)
    const [one, other] = isMiddle ? [-m - 2 * root, -m + 2 * root] : [inK.low, inK.high]
    const lines = isMiddle
      ? typst`#working("M1")[$(${linear(1, m, 'k')})^2 − 4 times ${a} times ${r * r} = 0$]
#working("M1")[$${linear(1, m, 'k')} = plus.minus ${2 * root}$]`
      : typst`#working("M1")[$(${linear(1, inK.u, 'k')})^2 − 4(${linear(inK.w, inK.z, 'k')}) = 0$]
#working("M1")[$${shown(discriminantInK(inK), 'k')} = 0$ \
$${factor(1, -inK.low, 'k')}${factor(1, -inK.high, 'k')} = 0$]`
    return {
      question: typst`
Find the values of the constant $k$ for which the equation
$ ${equation} = 0 $
has two equal roots. #marks(4)`,
      answer: typst`
#note[Equal roots: $b^2 − 4 a c = 0$.]
${lines}
#working("A1 A1")[$k =$ #result[$${minus(one)}$] or $k =$ #result[$${minus(other)}$]]`,
      alt: plain`Find the values of the constant k for which the equation ${equationSpoken} equals 0 has two equal roots.`,
      answerAlt: plain`Put the discriminant equal to zero. ${isMiddle ? plain`${linearSpoken(1, m, 'k')} is plus or minus ${2 * root}` : plain`That gives ${spoken(discriminantInK(inK), 'k')} equals 0`}. So k is ${one} or ${plain`${other}`}.`,
    }
  },
  verify({ which, inK, leading: { high, b, d }, a, r, m }) {
    // With equal roots the least value of the expression is 0.
    const least = (q: Quadratic) => q.a * (q.b / (2 * q.a)) ** 2 - q.b * (q.b / (2 * q.a)) + q.c
    const root = Math.sqrt(a) * r
    const found = {
      'k-in-middle': [-m - 2 * root, -m + 2 * root].map((k) => ({ a, b: k + m, c: r * r })),
      'k-twice': [inK.low, inK.high].map((k) => inKOf(inK, k)),
      'and-the-root': [{ a: high, b, c: high + d }],
    }[which]
    return found.every((q) => agree(least(q), 0)) ? null : 'the roots are not equal'
  },
})

export const setOfK = defineTemplate({
  id: 'set-of-values-of-k',
  marks: 4,
  calculator: false,
  level: 3,
  cases: ['two-different-roots', 'no-real-roots', 'k-leading'],
  draw: (random, which) => ({ which, inK: drawInK(random), leading: drawLeadingK(random) }),
  write({ which, inK, leading: { high, low, b, d } }) {
    const isLeading = which === 'k-leading'
    const between = which !== 'two-different-roots'
    const [from, to] = isLeading ? [low, high] : [inK.low, inK.high]
    const inner = { a: 1, b: -from - to, c: from * to }
    const equation = isLeading ? `k x^2 ${added(b)}x + (${linear(1, d, 'k')})` : markupInK(inK)
    const equationSpoken = isLeading
      ? `k x squared ${b < 0 ? 'minus' : 'plus'} ${Math.abs(b)} x, plus, ${linearSpoken(1, d, 'k')},`
      : spokenInK(inK)
    const has = which === 'no-real-roots' ? 'no real roots' : 'two different real roots'
    const first = isLeading
      ? typst`$${substituted(b)}^2 − 4 k(${linear(1, d, 'k')}) > 0$`
      : typst`$(${linear(1, inK.u, 'k')})^2 − 4(${linear(inK.w, inK.z, 'k')}) ${between ? '<' : '>'} 0$`
    const range = isLeading
      ? `$0 < k < ${high}$`
      : between
        ? `$${minus(from)} < k < ${minus(to)}$`
        : `$k < ${minus(from)}$ or $k > ${minus(to)}$`
    const rangeSpoken = isLeading
      ? plain`between 0 and ${high}, both excluded`
      : between
        ? plain`between ${from} and ${plain`${to}`}, both excluded`
        : plain`less than ${from} or greater than ${plain`${to}`}`
    return {
      question: typst`
Find the set of values of ${isLeading ? 'the positive constant $k$' : '$k$'} for which the equation
$ ${equation} = 0 $
has ${has}. #marks(4)`,
      answer: typst`
#working("M1")[${first}]
#working("M1")[$${shown(inner, 'k')} ${between ? '<' : '>'} 0$ \
$${factor(1, -from, 'k')}${factor(1, -to, 'k')} ${between ? '<' : '>'} 0$]
#working("A1")[critical values $${minus(from)}$ and $${minus(to)}$]
${inequalitySketch(inner, [minus(from), minus(to)], between, 'k', '')}
${isLeading ? typst`#note[This gives $${minus(low)} < k < ${high}$, and $k$ is positive.]` : ''}
#working("A1")[#result[${range}]]`.replace('title: $$', 'title: none'),
      alt: plain`Find the set of values of ${isLeading ? 'the positive constant k' : 'k'} for which the equation ${equationSpoken} equals 0 has ${has}.`,
      answerAlt: plain`The discriminant must be ${which === 'no-real-roots' ? 'negative' : 'positive'}. That means ${spoken(inner, 'k')} is ${between ? 'less' : 'greater'} than 0. The critical values are ${from} and ${plain`${to}`}. So k is ${rangeSpoken}.`,
    }
  },
  verify({ which, inK, leading: { high, b, d } }) {
    const claimed = (k: number) =>
      which === 'k-leading'
        ? k < high
        : which === 'no-real-roots'
          ? inK.low < k && k < inK.high
          : k < inK.low || k > inK.high
    for (let k = which === 'k-leading' ? 0.137 : -20.113; k < 20; k += 0.37) {
      const q = which === 'k-leading' ? { a: k, b, c: k + d } : inKOf(inK, k)
      // Whether the lowest point of the curve is below the axis.
      const crosses = q.c - q.b ** 2 / (4 * q.a) < 0
      if (crosses !== (claimed(k) !== (which === 'no-real-roots')))
        return `k = ${k.toFixed(3)} is on the wrong side`
    }
    return null
  },
})
