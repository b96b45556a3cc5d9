// Quadratic equations in a function: plain, with its reciprocal, and after an identity.

import { final } from '../../kit/final-answers.ts'
import { terms } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import {
  type Domain,
  domainOf,
  inOrder,
  searched,
  shownDomain,
  spokenDomain,
  typedAngles,
  unlike,
  valueAt,
} from './angle-sets.ts'
import {
  anglesOf,
  drawQuadratic,
  type Quadratic,
  shownQuadratic,
  solved,
  solvedInWords,
  spokenX,
  withX,
} from './quadratics.ts'
import type { Six } from './six.ts'

interface Values {
  readonly which: 'plain' | 'with-reciprocal' | 'sine-cosine' | 'secant-tangent' | 'cosecant-cotangent'
  readonly quadratic: Quadratic
  readonly domain: Domain
}

const reciprocal: Partial<Record<Six, Six>> = { cos: 'sec', sin: 'cosec', tan: 'cot' }
/** g² = s h² + t. */
const identity: Partial<Record<Six, { h: Six; s: 1 | -1; t: 1 | -1 }>> = {
  sin: { h: 'cos', s: -1, t: 1 },
  cos: { h: 'sin', s: -1, t: 1 },
  tan: { h: 'sec', s: 1, t: -1 },
  sec: { h: 'tan', s: 1, t: 1 },
  cot: { h: 'cosec', s: 1, t: -1 },
  cosec: { h: 'cot', s: 1, t: 1 },
}

/** How the question has the equation: left and right in terms, the first lines of the solution, and f(x) = 0. */
const disguised = ({ which, quadratic, domain }: Values) => {
  const { g, a, b, c } = quadratic
  const { unit } = domain
  const side = (...list: readonly (readonly [number, Six | '', number])[]) => {
    const known = list.filter(([k]) => k !== 0)
    // A positive term comes first where there is one.
    const ordered = [...known].sort((one, other) => Number(one[0] < 0) - Number(other[0] < 0))
    return {
      markup: terms(...ordered.map(([k, f, power]) => [k, f === '' ? '' : withX(f, power)] as const)).trim(),
      words: termsInWords(...ordered.map(([k, f, power]) => [k, f === '' ? '' : spokenX(f, power)] as const)),
      value: (x: number) =>
        list.reduce((sum, [k, f, power]) => sum + k * (f === '' ? 1 : valueAt(f, x, unit) ** power), 0),
    }
  }
  if (which === 'plain') return { left: side([a, g, 2], [b, g, 1]), right: side([-c, '', 0]), first: '' }
  if (which === 'with-reciprocal') {
    const h = reciprocal[g] ?? 'sec'
    return {
      left: side([a, g, 1], [b, '', 0]),
      right: side([-c, h, 1]),
      first: typst`#working("M1")[Multiply by $${g} x$, for #box[$${h} x times ${g} x = 1$]:]`,
    }
  }
  const { h, s, t } = identity[g] ?? { h: 'cos', s: -1, t: 1 }
  const square = s > 0 ? `(${g}^2 x ${t > 0 ? '−' : '+'} 1)` : `(1 − ${g}^2 x)`
  // a(s h² + t) + b g + c = 0
  const [p, constant] = [a * s, a * t + c]
  const [left, right] =
    p > 0
      ? [side([p, h, 2]), side([-b, g, 1], [-constant, '', 0])]
      : [side([-p, h, 2]), side([b, g, 1], [constant, '', 0])]
  const k = Math.abs(p)
  return {
    left,
    right,
    first: typst`#working("M1")[$${k === 1 ? '' : k}${square} = ${right.markup}$]`,
  }
}

const solutionsOf = ({ g, roots }: Quadratic, domain: Domain): number[] =>
  inOrder(roots.flatMap((root) => anglesOf(g, root, domain)))

const question = (values: Values) => {
  const { which, quadratic, domain } = values
  const { left, right, first } = disguised(values)
  const solutions = solutionsOf(quadratic, domain)
  const rounding =
    domain.unit === 'radians' ? ', giving your answers in radians correct to 3 significant figures' : ''
  const shown = shownQuadratic(quadratic)
  const middle = typst`#working("${which === 'plain' ? 'M1' : 'A1'}")[$${shown}$]`
  return {
    question: typst`
Solve the equation
$ ${left.markup} = ${right.markup} $
for $${shownDomain(domain)}$${rounding}. #marks(${which === 'plain' ? 4 : 5})`,
    answer: typst`
${first}
${middle}
${solved(quadratic, domain)}`,
    alt: plain`Solve the equation ${left.words} equals ${right.words}, for ${spokenDomain(domain)}${rounding}.`,
    answerAlt: plain`It becomes a quadratic equation in ${quadratic.g} x, and ${solvedInWords(quadratic, domain)}.`,
    answers: [final('', typedAngles(solutions, domain.unit))],
    verify: () => unlike((x) => left.value(x) - right.value(x), ...searched(domain), solutions),
  }
}

const drawn = (random: Random, which: Values['which'], names: readonly Six[], domain: Domain) => {
  const values = random.until(
    () => ({
      which,
      quadratic: drawQuadratic(random, random.pick(names), domain.unit === 'radians'),
      domain,
    }),
    ({ quadratic }) => {
      const count = solutionsOf(quadratic, domain).length
      return count > 1 && count < 5
    },
  )
  return question(values)
}

export const quadraticEquation = defineTemplate({
  id: 'quadratic-equation',
  marks: 4,
  calculator: true,
  level: 3,
  cases: { plain: (random) => drawn(random, 'plain', ['sin', 'cos', 'tan'], domainOf('degrees', 0, 360)) },
})

export const quadraticByIdentity = defineTemplate({
  id: 'quadratic-by-identity',
  marks: 5,
  calculator: true,
  level: 4,
  cases: {
    'sine-cosine': (random) => drawn(random, 'sine-cosine', ['sin', 'cos'], domainOf('degrees', 0, 360)),
    'with-reciprocal': (random) =>
      drawn(random, 'with-reciprocal', ['sin', 'cos', 'tan'], domainOf('degrees', -180, 180)),
    'secant-tangent': (random) =>
      drawn(random, 'secant-tangent', ['tan', 'sec'], domainOf('degrees', 0, 360)),
    'cosecant-cotangent': (random) =>
      drawn(random, 'cosecant-cotangent', ['cot', 'cosec'], domainOf('radians', 0, 360, false)),
  },
})
