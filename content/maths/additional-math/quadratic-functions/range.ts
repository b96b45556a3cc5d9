// Ranges on a domain, and the domain on which a quadratic function has an inverse.

import { agree } from '../../kit/checking.ts'
import { expression, final, inequality, number } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import {
  added,
  axisOf,
  drawn,
  expanded,
  place,
  rounded,
  shown,
  spoken,
  squareForm,
  squareFormSpoken,
  valueAt,
} from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const drawRangeOnDomain = (
  random: Random,
  task: 'all-real' | 'turning-point-inside' | 'turning-point-outside',
) => {
  const a = random.integer(1, 3) * random.sign()
  const h = random.integer(1, 3) * random.sign()
  const k = random.integerExcept(-8, 8, 0)
  const inside = task === 'turning-point-inside'
  const left = inside ? h - random.integer(1, 3) : h + random.integer(1, 2)
  const right = inside
    ? random.until(
        () => h + random.integer(1, 4),
        (end) => end - h !== h - left,
      )
    : left + random.integer(2, 3)
  return { ...expanded(a, h, k), left, right }
}

const rangeOnDomainQuestion = (
  random: Random,
  task: 'all-real' | 'turning-point-inside' | 'turning-point-outside',
) => {
  const { a, b, c, left, right } = drawRangeOnDomain(random, task)
  const quadratic = { a, b, c }
  const h = axisOf(quadratic)
  const k = valueAt(quadratic, h)
  const [start, end] = [valueAt(quadratic, left), valueAt(quadratic, right)]
  const domain = task === 'all-real' ? '$x in RR$' : typst`$${minus(left)} <= x <= ${minus(right)}$`
  const domainSpoken =
    task === 'all-real' ? 'for all real x' : plain`for x from ${left} to ${plain`${right}`}, both included`
  const values = task === 'turning-point-inside' ? [k, start, end] : [start, end]
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const form = squareForm(a, h, k)
  const [low, high] = [Math.min(least, 0), Math.max(most, 0)]
  const air = (high - low) * 0.16
  const [from, to] = [Math.min(left, 0) - 0.8, Math.max(right, 0) + 0.8]
  const picture = typst`#axes(axis(${rounded(from - 1)}, ${rounded(to + 1.4)}, numbers: false, title: $x$), axis(${rounded(low - air)}, ${rounded(high + air)}, numbers: false, title: $y$), grid: false, height: 160pt, curve-of(${drawn(quadratic)}, from: ${left}, to: ${right}, colour: addmaths), point(${place(left, start)}, $(${minus(left)}, ${minus(start)})$, side: "left"), point(${place(right, end)}, $(${minus(right)}, ${minus(end)})$, side: "right")${task === 'turning-point-inside' ? typst`, point(${place(h, k)}, $(${minus(h)}, ${minus(k)})$, side: "${a > 0 ? 'below' : 'above'}")` : ''})`
  const range =
    task === 'all-real'
      ? `f(x) ${a > 0 ? '>=' : '<='} ${minus(k)}`
      : `${minus(least)} <= f(x) <= ${minus(most)}`
  const lines = {
    'all-real': typst`#working("M1")[$f(x) = ${a === 1 ? '' : a === -1 ? '−' : minus(a)}[(x ${h < 0 ? '+' : '−'} ${Math.abs(h)})^2 − ${h * h}] ${quadratic.c < 0 ? '−' : '+'} ${Math.abs(quadratic.c)}$]
#working("A1")[$f(x) = ${form}$]
#note[The square is never negative, so the ${a > 0 ? 'least' : 'greatest'} value is $${minus(k)}$, and there is no ${a > 0 ? 'greatest' : 'least'} value.]
#working("A1")[#result[$${range}$]]`,
    'turning-point-inside': typst`#working("M1")[$f(x) = ${form}$, so the turning point $(${minus(h)}, ${minus(k)})$ is within the domain]
#working("B1")[$f(${minus(left)}) = ${minus(start)}$ and $f(${minus(right)}) = ${minus(end)}$]
${picture}
#working("A1")[#result[$${range}$]]`,
    'turning-point-outside': typst`#working("M1")[$f(x) = ${form}$ turns at $x = ${minus(h)}$, which is outside the domain]
#working("B1")[$f(${minus(left)}) = ${minus(start)}$ and $f(${minus(right)}) = ${minus(end)}$]
${picture}
#note[On this domain the function only ${start < end ? 'increases' : 'decreases'}.]
#working("A1")[#result[$${range}$]]`,
  }[task]
  const lineSpoken = {
    'all-real': plain`In completed square form it is ${squareFormSpoken(a, h, k)}. So f of x is ${a > 0 ? 'greater' : 'less'} than or equal to ${k}.`,
    'turning-point-inside': plain`The turning point, at (${h}, ${k}), is within the domain. The values at the ends are ${start} and ${plain`${end}`}. So the range is from ${least} to ${plain`${most}`}, both included.`,
    'turning-point-outside': plain`The curve turns at x equals ${h}, outside the domain. The values at the ends are ${start} and ${plain`${end}`}. So the range is from ${least} to ${plain`${most}`}, both included.`,
  }[task]
  return {
    question: typst`
The function $f$ is defined by $f(x) = ${shown(quadratic)}$ for ${domain}.

Find the range of $f$. #marks(3)`,
    answer: lines,
    alt: plain`The function f is defined by f of x equals ${spoken(quadratic)}, ${domainSpoken}. Find the range of f.`,
    answerAlt: lineSpoken,
    answers: [
      final(
        '',
        inequality(task === 'all-real' ? `y ${a > 0 ? '>=' : '<='} ${k}` : `${least} <= y <= ${most}`, 'y'),
        'range, with y for f(x)',
      ),
    ],
    verify() {
      const wide = task === 'all-real'
      const [from, to] = wide ? [-20, 20] : [left, right]
      const values = Array.from({ length: 4001 }, (_, n) =>
        valueAt(quadratic, from + ((to - from) * n) / 4000),
      )
      const [least, most] = [Math.min(...values), Math.max(...values)]
      if (wide) return agree(a > 0 ? least : most, k) ? null : `the extreme value is ${a > 0 ? least : most}`
      const ends = [valueAt(quadratic, left), valueAt(quadratic, right)]
      const stated = task === 'turning-point-inside' ? [...ends, k] : ends
      return agree(Math.min(...stated), least, 1e-4) && agree(Math.max(...stated), most, 1e-4)
        ? null
        : `the values go from ${least} to ${most}`
    },
  }
}

export const rangeOnDomain = defineTemplate({
  id: 'range-on-domain',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    'all-real': (random) => rangeOnDomainQuestion(random, 'all-real'),
    'turning-point-inside': (random) => rangeOnDomainQuestion(random, 'turning-point-inside'),
    'turning-point-outside': (random) => rangeOnDomainQuestion(random, 'turning-point-outside'),
  },
})

const inverseDomainQuestion = (random: Random, task: 'right-branch' | 'left-branch') => {
  const a = random.integer(1, 3)
  const p = random.integer(1, 5) * random.sign()
  const q = random.integerExcept(-12, 9, 0)
  const quadratic = expanded(a, p, q)
  const isRight = task === 'right-branch'
  const [relation, kind] = isRight ? ['>=', 'least'] : ['<=', 'greatest']
  const root = a === 1 ? `sqrt(x ${added(-q)})` : `sqrt(display((x ${added(-q)})/${a}))`
  const inverse = `${minus(p)} ${isRight ? '+' : '−'} ${root}`
  const sum = q < 0 ? `x plus ${-q}` : `x minus ${q}`
  const rootSpoken = `the square root of ${a === 1 ? `open bracket ${sum} close bracket` : `the fraction with numerator ${sum} and denominator ${a}`}`
  return {
    question: typst`
The function $f$ is defined by $f(x) = ${shown(quadratic)}$ for $x ${relation} k$.
#part("a", 2)[Find the ${kind} value of $k$ for which $f$ has an inverse.]
#part("b", 3)[For this value of $k$, find an expression for $f^(-1)(x)$ and state the domain of $f^(-1)$.]`,
    answer: typst`
#part("a")[
#working("M1")[$f(x) = ${squareForm(a, p, q)}$]
#note[$f$ must be one-one, so the domain may not go past the turning point.]
#working("A1")[$k =$ #result[$${minus(p)}$]]]
#part("b")[
#working("M1")[$ y = ${squareForm(a, p, q)} $
$ (x ${added(-p)})^2 = ${a === 1 ? `y ${added(-q)}` : `(y ${added(-q)})/${a}`} $]
#note[Since $x ${relation} ${minus(p)}$, take the ${isRight ? 'positive' : 'negative'} root.]
#working("A1")[$f^(-1)(x) =$ #result[$${inverse}$]]
#working("B1 FT")[The domain is the range of $f$: #result[$x >= ${minus(q)}$]]]`,
    alt: plain`The function f is defined by f of x equals ${spoken(quadratic)}, for x ${isRight ? 'greater' : 'less'} than or equal to k. Part a: find the ${kind} value of k for which f has an inverse. Part b: for this value of k, find an expression for the inverse function of x, and state its domain.`,
    answerAlt: plain`Part a: f of x is ${squareFormSpoken(a, p, q)}, so k is ${p}. Part b: the inverse function is ${p} ${isRight ? 'plus' : 'minus'} ${rootSpoken}. Its domain is x greater than or equal to ${plain`${q}`}.`,
    answers: [
      final('a', number(p), 'k'),
      final('b', expression(`${p} ${isRight ? '+' : '-'} √((x - ${q})/${a})`, 'x'), 'inverse of f'),
      final('b', inequality(`x >= ${q}`), 'domain'),
    ],
    verify() {
      const sign = task === 'right-branch' ? 1 : -1
      // Forwards and back again must lead to where it started; past the turning point it must not.
      const back = (y: number) => p + sign * Math.sqrt((y - q) / a)
      const holds = [0, 0.5, 1, 3].every((t) =>
        agree(back(valueAt(quadratic, p + sign * t)), p + sign * t, 1e-6),
      )
      const fails = !agree(back(valueAt(quadratic, p - sign)), p - sign, 1e-6)
      return holds && fails ? null : 'the inverse does not lead back'
    },
  }
}

export const inverseDomain = defineTemplate({
  id: 'inverse-domain',
  marks: 5,
  calculator: false,
  level: 4,
  cases: {
    'right-branch': (random) => inverseDomainQuestion(random, 'right-branch'),
    'left-branch': (random) => inverseDomainQuestion(random, 'left-branch'),
  },
})
