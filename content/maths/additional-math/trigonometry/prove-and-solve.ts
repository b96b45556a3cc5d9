// An identity to be shown, and an equation that it turns into a simple one.

import { fraction, lowestTerms } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import {
  anglesWith,
  boxed,
  domainOf,
  inOrder,
  listed,
  searched,
  shownDomain,
  spokenAngles,
  spokenDomain,
  unlike,
  valueAt,
} from './angle-sets.ts'
import { line, type Proof, verifyProof } from './proofs.ts'
import { shownProof } from './prove.ts'

const identities = {
  'squared-tangent': {
    left: '1/(sec θ − 1) + 1/(sec θ + 1)',
    right: '2 cot θ cosec θ',
    spokenLeft: '1 over, sec theta minus 1, plus, 1 over, sec theta plus 1,',
    spokenRight: '2 cot theta cosec theta',
    valueLeft: (v) => 1 / (v.sec - 1) + 1 / (v.sec + 1),
    valueRight: (v) => 2 * v.cot * v.cosec,
    lines: [
      line('M1', '(2 sec θ)/(sec^2 θ − 1) = (2 sec θ)/(tan^2 θ)', (v) => (2 * v.sec) / v.tan ** 2),
      line(
        'M1',
        '2/(cos θ) times (cos^2 θ)/(sin^2 θ) = (2 cos θ)/(sin^2 θ)',
        (v) => (2 * v.cos) / v.sin ** 2,
      ),
    ],
    spoken:
      'the sum is 2 sec theta over, sec squared theta minus 1, which is 2 sec theta over tan squared theta, or 2 cos theta over sin squared theta. This is 2 cot theta cosec theta',
  },
  'common-factor': {
    left: 'cosec θ − sin θ',
    right: 'cot θ cos θ',
    spokenLeft: 'cosec theta minus sin theta',
    spokenRight: 'cot theta cos theta',
    valueLeft: (v) => v.cosec - v.sin,
    valueRight: (v) => v.cot * v.cos,
    lines: [
      line('M1', '1/(sin θ) − sin θ = (1 − sin^2 θ)/(sin θ)', (v) => (1 - v.sin ** 2) / v.sin),
      line('M1', '(cos^2 θ)/(sin θ) = (cos θ)/(sin θ) times cos θ', (v) => (v.cos / v.sin) * v.cos),
    ],
    spoken:
      'the left side is, 1 minus sin squared theta, over sin theta. The top is cos squared theta, so it is cot theta cos theta',
  },
  'double-angle': {
    left: '(sin θ tan θ)/(1 − cos θ)',
    right: '1 + sec θ',
    spokenLeft: 'sin theta tan theta over, 1 minus cos theta,',
    spokenRight: '1 plus sec theta',
    valueLeft: (v) => (v.sin * v.tan) / (1 - v.cos),
    valueRight: (v) => 1 + v.sec,
    lines: [
      line(
        'M1',
        '(sin^2 θ)/(cos θ (1 − cos θ)) = (1 − cos^2 θ)/(cos θ (1 − cos θ))',
        (v) => (1 - v.cos ** 2) / (v.cos * (1 - v.cos)),
      ),
      line('M1', '(1 + cos θ)/(cos θ) = 1/(cos θ) + 1', (v) => 1 / v.cos + 1),
    ],
    spoken:
      'the left side is, 1 minus cos squared theta, over cos theta times, 1 minus cos theta. Cancelling leaves, 1 plus cos theta, over cos theta, which is 1 plus sec theta',
  },
} as const satisfies Record<string, Proof>

interface Values {
  readonly which: keyof typeof identities
  /** The right side of the equation is p sec θ, (p/q) cot θ, or the number p. */
  readonly p: number
  readonly q: number
}

const domains = {
  'squared-tangent': domainOf('degrees', 0, 360, false),
  'common-factor': domainOf('degrees', 0, 360, false),
  'double-angle': domainOf('radians', 0, 180, false),
} as const

/** The groups of solutions, each from one simple equation. */
const groups = ({ which, p, q }: Values): readonly (readonly number[])[] => {
  const [from, to] = searched(domains[which])
  if (which === 'squared-tangent') {
    const root = Math.sqrt(2 / p)
    return [anglesWith('tan', root, from, to, 'degrees'), anglesWith('tan', -root, from, to, 'degrees')]
  }
  if (which === 'common-factor') {
    return [anglesWith('cos', 0, from, to, 'degrees'), anglesWith('cos', p / q, from, to, 'degrees')]
  }
  const twice = anglesWith('cos', 1 / (p - 1), 2 * from, 2 * to, 'radians')
  return [twice.slice(0, 1), twice.slice(1)].map((angles) => angles.map((angle) => angle / 2))
}

export const proveAndSolve = defineTemplate({
  id: 'prove-and-solve',
  marks: 7,
  calculator: true,
  level: 5,
  cases: ['squared-tangent', 'common-factor', 'double-angle'],
  draw(random, which): Values {
    if (which === 'squared-tangent') return { which, p: random.pick([1, 3, 4, 5, 7, 8, 9]), q: 1 }
    if (which === 'double-angle') return { which, p: random.pick([-4, -3, -2, 4, 5, 6, 7]), q: 1 }
    const [p, q] = random.until(
      () => lowestTerms(random.integer(1, 4), random.integer(3, 7)),
      ([p, q]) => p < q && q > 2,
    )
    return { which, p, q }
  },
  write(values) {
    const { which, p, q } = values
    const proof: Proof = identities[which]
    const domain = domains[which]
    const [one = [], other = []] = groups(values)
    const variable = which === 'double-angle' ? 'x' : 'θ'
    const isDouble = which === 'double-angle'
    const times = p === 1 ? '' : `${p} `
    const equation = {
      'squared-tangent': `${proof.left} = ${times}sec θ`,
      'common-factor': `${q} (cosec θ − sin θ) = ${times}cot θ`,
      'double-angle': `(sin 2x tan 2x)/(1 − cos 2x) = ${String(p).replace('-', '−')}`,
    }[which]
    const equationSpoken = {
      'squared-tangent': `${proof.spokenLeft} equals ${times}sec theta`,
      'common-factor': `${q} times, cosec theta minus sin theta, equals ${times}cot theta`,
      'double-angle': plain`sin 2 x tan 2 x over, 1 minus cos 2 x, equals ${p}`,
    }[which]
    const roots = inOrder([...one, ...other])
    const steps = {
      'squared-tangent': () => typst`
#working("M1")[$ (2 cos θ)/(sin^2 θ) = ${p}/(cos θ), #h(6pt) "so" space tan^2 θ = ${fraction(2, p).replace(/^(\d+)$/, '$1')} $]
#working("M1")[$ tan θ = plus.minus sqrt(${fraction(2, p)}) $]
#working("A1")[$θ =$ ${boxed(one, 'degrees')}]
#working("A1")[$θ =$ ${boxed(other, 'degrees')}]`,
      'common-factor': () => typst`
#working("M1")[$${q} cot θ cos θ − ${times}cot θ = 0$ \
$cot θ (${q} cos θ − ${p}) = 0$]
#note[Do not divide by $cot θ$: it can be 0.]
#working("A1")[$cot θ = 0$: $θ =$ ${boxed(one, 'degrees')}]
#working("M1")[$ cos θ = ${fraction(p, q)} $]
#working("A1")[$θ =$ ${boxed(other, 'degrees')}]`,
      'double-angle': () => typst`
#working("M1")[$1 + sec 2x = ${String(p).replace('-', '−')}$
$ cos 2x = ${fraction(1, p - 1)} $]
#working("M1")[${listed(
        '2x',
        roots.map((x) => 2 * x),
        'radians',
      )}]
#working("A1")[$x =$ ${boxed(one, 'radians')}]
#working("A1")[$x =$ ${boxed(other, 'radians')}]`,
    }[which]()
    const stepsSpoken = {
      'squared-tangent': () => `tan squared theta is ${fractionInWords(2, p)}`,
      'common-factor': () => `cot theta is 0 or cos theta is ${fractionInWords(p, q)}`,
      'double-angle': () => `cos 2 x is ${fractionInWords(1, p - 1)}`,
    }[which]()
    const rounding = isDouble ? ', giving your answers in radians correct to 3 significant figures' : ''
    const spokenVariable = isDouble ? 'x' : 'theta'
    return {
      question: typst`
#part("a", 3)[Show that
$ ${proof.left} = ${proof.right}. $]
#part("b", 4)[Hence solve the equation
$ ${equation} $
for $${shownDomain(domain, variable)}$${rounding}.]`,
      answer: typst`
#part("a")[
${shownProof(proof)}]
#part("b")[${steps}]`,
      alt: plain`Part a: show that ${proof.spokenLeft} equals ${proof.spokenRight}. Part b: hence solve the equation ${equationSpoken}, for ${spokenDomain(domain, spokenVariable)}${rounding}.`,
      answerAlt: plain`Part a: ${proof.spoken}. Part b: ${stepsSpoken}. The solutions are ${spokenVariable} equals ${spokenAngles(roots, domain.unit)}.`,
    }
  },
  verify(values) {
    const { which, p, q } = values
    const wrong = verifyProof(identities[which])
    if (wrong !== null) return wrong
    const [from, to] = searched(domains[which])
    const { unit } = domains[which]
    const f = {
      'squared-tangent': (x: number) => {
        const sec = valueAt('sec', x, unit)
        return 1 / (sec - 1) + 1 / (sec + 1) - p * sec
      },
      'common-factor': (x: number) =>
        q * (valueAt('cosec', x, unit) - valueAt('sin', x, unit)) - p * valueAt('cot', x, unit),
      'double-angle': (x: number) =>
        (valueAt('sin', 2 * x, unit) * valueAt('tan', 2 * x, unit)) / (1 - valueAt('cos', 2 * x, unit)) - p,
    }[which]
    return unlike(f, from, to, inOrder(groups(values).flat()))
  },
})
