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

/** The sides of the equation as the question has them, and the first line of the solution. */
interface Disguise {
  readonly left: Side
  readonly right: Side
  readonly first: string
}

type Side = ReturnType<typeof side>

/** A sum of powers of functions; '' is a constant. */
const side = (unit: Domain['unit'], ...list: readonly (readonly [number, Six | '', number])[]) => {
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

const undisguised = ({ g, a, b, c }: Quadratic, { unit }: Domain): Disguise => ({
  left: side(unit, [a, g, 2], [b, g, 1]),
  right: side(unit, [-c, '', 0]),
  first: '',
})

/** Divided by the function. */
const withReciprocal = ({ g, a, b, c }: Quadratic, { unit }: Domain): Disguise => {
  const h = reciprocal[g] ?? 'sec'
  return {
    left: side(unit, [a, g, 1], [b, '', 0]),
    right: side(unit, [-c, h, 1]),
    first: typst`#note[Multiply by $${g} x$, since #box[$${h} x times ${g} x = 1$].]
#working("M1")[$${side(unit, [a, g, 2], [b, g, 1]).markup} = ${-c}$]`.replace('= -', '= −'),
  }
}

/** The square is that of the other function of an identity. */
const byIdentity = ({ g, a, b, c }: Quadratic, { unit }: Domain): Disguise => {
  const { h, s, t } = identity[g] ?? { h: 'cos', s: -1, t: 1 }
  const square = s > 0 ? `(${g}^2 x ${t > 0 ? '−' : '+'} 1)` : `(1 − ${g}^2 x)`
  // a(s h² + t) + b g + c = 0
  const [p, constant] = [a * s, a * t + c]
  const [left, right] =
    p > 0
      ? [side(unit, [p, h, 2]), side(unit, [-b, g, 1], [-constant, '', 0])]
      : [side(unit, [-p, h, 2]), side(unit, [b, g, 1], [constant, '', 0])]
  const k = Math.abs(p)
  return { left, right, first: typst`#working("M1")[$${k === 1 ? '' : k}${square} = ${right.markup}$]` }
}

const solutionsOf = ({ g, roots }: Quadratic, domain: Domain): number[] =>
  inOrder(roots.flatMap((root) => anglesOf(g, root, domain)))

const question = (quadratic: Quadratic, domain: Domain, { left, right, first }: Disguise) => {
  const solutions = solutionsOf(quadratic, domain)
  const rounding =
    domain.unit === 'radians' ? ', giving your answers in radians correct to 3 significant figures' : ''
  const shown = shownQuadratic(quadratic)
  const middle = typst`#working("${first === '' ? 'M1' : 'A1'}")[$${shown}$]`
  return {
    question: typst`
Solve the equation
$ ${left.markup} = ${right.markup} $
for $${shownDomain(domain)}$${rounding}. #marks(${first === '' ? 4 : 5})`,
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

/** A quadratic in one of these functions, with two to four solutions. */
const drawn = (random: Random, disguise: typeof undisguised, names: readonly Six[], domain: Domain) => {
  const quadratic = random.until(
    () => drawQuadratic(random, random.pick(names), domain.unit === 'radians'),
    (one) => {
      const count = solutionsOf(one, domain).length
      return count > 1 && count < 5
    },
  )
  return question(quadratic, domain, disguise(quadratic, domain))
}

export const quadraticEquation = defineTemplate({
  id: 'quadratic-equation',
  marks: 4,
  calculator: true,
  level: 3,
  cases: {
    plain: (random) => drawn(random, undisguised, ['sin', 'cos', 'tan'], domainOf('degrees', 0, 360)),
  },
})

export const quadraticByIdentity = defineTemplate({
  id: 'quadratic-by-identity',
  marks: 5,
  calculator: true,
  level: 4,
  cases: {
    'sine-cosine': (random) => drawn(random, byIdentity, ['sin', 'cos'], domainOf('degrees', 0, 360)),
    'with-reciprocal': (random) =>
      drawn(random, withReciprocal, ['sin', 'cos', 'tan'], domainOf('degrees', -180, 180)),
    'secant-tangent': (random) => drawn(random, byIdentity, ['tan', 'sec'], domainOf('degrees', 0, 360)),
    'cosecant-cotangent': (random) =>
      drawn(random, byIdentity, ['cot', 'cosec'], domainOf('radians', 0, 360, false)),
  },
})
