// An identity to be shown, and an equation that it turns into a simple one.

import { final } from '../../kit/final-answers.ts'
import { fraction, lowestTerms, minus } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import {
  anglesWith,
  boxed,
  type Domain,
  domainOf,
  inOrder,
  listed,
  searched,
  shownDomain,
  spokenAngles,
  spokenDomain,
  typedAngles,
  unlike,
  valueAt,
} from './angle-sets.ts'
import { line, type Proof, verifyProof } from './proofs.ts'
import { shownProof } from './prove.ts'
import { type Six, six } from './six.ts'

const identities = {
  'squared-tangent': {
    left: '1/(sec θ − 1) + 1/(sec θ + 1)',
    right: '2 cot θ cosec θ',
    spokenLeft:
      '1 over open bracket sec theta minus 1 close bracket, plus 1 over open bracket sec theta plus 1 close bracket,',
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
      'the sum is 2 sec theta over open bracket sec squared theta minus 1 close bracket, which is 2 sec theta over tan squared theta, or 2 cos theta over sin squared theta. This is 2 cot theta cosec theta',
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
      'the left side is 1 minus sin squared theta, all over sin theta. The top is cos squared theta, so it is cot theta cos theta',
  },
  'double-angle': {
    left: '(sin θ tan θ)/(1 − cos θ)',
    right: '1 + sec θ',
    spokenLeft: 'sin theta tan theta over open bracket 1 minus cos theta close bracket,',
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
      'the left side is 1 minus cos squared theta, all over cos theta times open bracket 1 minus cos theta close bracket. Cancelling leaves 1 plus cos theta, all over cos theta, which is 1 plus sec theta',
  },
} as const satisfies Record<string, Proof>

interface Hence {
  readonly proof: Proof
  readonly domain: Domain
  readonly variable: 'θ' | 'x'
  /** The equation in markup and in words. */
  readonly equation: string
  readonly equationSpoken: string
  readonly steps: string
  /** What the equation comes to, in words. */
  readonly stepsSpoken: string
  /** In order. */
  readonly roots: readonly number[]
  /** Left side less right side. */
  readonly f: (x: number) => number
}

const proveThenSolve = (hence: Hence) => {
  const { proof, domain, variable, equation, equationSpoken, steps, stepsSpoken, roots, f } = hence
  const rounding = variable === 'x' ? ', giving your answers in radians correct to 3 significant figures' : ''
  const spokenVariable = variable === 'x' ? 'x' : 'theta'
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
    answers: [final('b', typedAngles(roots, domain.unit, variable))],
    verify: () => verifyProof(proof) ?? unlike(f, ...searched(domain), roots),
  }
}

const timesOr = (p: number) => (p === 1 ? '' : `${p} `)

export const proveAndSolve = defineTemplate({
  id: 'prove-and-solve',
  marks: 7,
  calculator: true,
  level: 5,
  cases: {
    'squared-tangent'(random) {
      const p = random.pick([1, 3, 4, 5, 7, 8, 9])
      const proof = identities['squared-tangent']
      const domain = domainOf('degrees', 0, 360, false)
      const [one, other] = [1, -1].map((sign) =>
        anglesWith('tan', sign * Math.sqrt(2 / p), ...searched(domain), 'degrees'),
      ) as [number[], number[]]
      return proveThenSolve({
        proof,
        domain,
        variable: 'θ',
        equation: `${proof.left} = ${timesOr(p)}sec θ`,
        equationSpoken: `${proof.spokenLeft} equals ${timesOr(p)}sec theta`,
        steps: typst`
#working("M1")[$ (2 cos θ)/(sin^2 θ) = ${p}/(cos θ), #h(6pt) "so" space tan^2 θ = ${fraction(2, p)} $]
#working("M1")[$ tan θ = plus.minus sqrt(${fraction(2, p)}) $]
#working("A1")[$θ =$ ${boxed(one, 'degrees')}]
#working("A1")[$θ =$ ${boxed(other, 'degrees')}]`,
        stepsSpoken: `tan squared theta is ${fractionInWords(2, p)}`,
        roots: inOrder([...one, ...other]),
        f: (x) => 1 / (six.sec(x) - 1) + 1 / (six.sec(x) + 1) - p * six.sec(x),
      })
    },
    'common-factor'(random) {
      const [p, q] = random.until(
        () => lowestTerms(random.integer(1, 4), random.integer(3, 7)),
        ([p, q]) => p < q && q > 2,
      )
      const times = timesOr(p)
      const domain = domainOf('degrees', 0, 360, false)
      const [one, other] = [0, p / q].map((value) =>
        anglesWith('cos', value, ...searched(domain), 'degrees'),
      ) as [number[], number[]]
      return proveThenSolve({
        proof: identities['common-factor'],
        domain,
        variable: 'θ',
        equation: `${q} (cosec θ − sin θ) = ${times}cot θ`,
        equationSpoken: `${q} times open bracket cosec theta minus sin theta close bracket equals ${times}cot theta`,
        steps: typst`
#working("M1")[$${q} cot θ cos θ − ${times}cot θ = 0$ \
$cot θ (${q} cos θ − ${p}) = 0$]
#note[Do not divide by $cot θ$: it can be 0.]
#working("A1")[$cot θ = 0$: $θ =$ ${boxed(one, 'degrees')}]
#working("M1")[$ cos θ = ${fraction(p, q)} $]
#working("A1")[$θ =$ ${boxed(other, 'degrees')}]`,
        stepsSpoken: `cot theta is 0 or cos theta is ${fractionInWords(p, q)}`,
        roots: inOrder([...one, ...other]),
        f: (x) => q * (six.cosec(x) - six.sin(x)) - p * six.cot(x),
      })
    },
    'double-angle'(random) {
      const p = random.pick([-4, -3, -2, 4, 5, 6, 7])
      const domain = domainOf('radians', 0, 180, false)
      const [from, to] = searched(domain)
      const roots = anglesWith('cos', 1 / (p - 1), 2 * from, 2 * to, 'radians').map((angle) => angle / 2)
      const [one, other] = [roots.slice(0, 1), roots.slice(1)]
      const of = (name: Six, x: number) => valueAt(name, 2 * x, 'radians')
      return proveThenSolve({
        proof: identities['double-angle'],
        domain,
        variable: 'x',
        equation: `(sin 2x tan 2x)/(1 − cos 2x) = ${minus(p)}`,
        equationSpoken: plain`sin 2 x tan 2 x over open bracket 1 minus cos 2 x close bracket, equals ${p}`,
        steps: typst`
#working("M1")[$1 + sec 2x = ${minus(p)}$
$ cos 2x = ${fraction(1, p - 1)} $]
#working("M1")[${listed(
          '2x',
          roots.map((x) => 2 * x),
          'radians',
        )}]
#working("A1")[$x =$ ${boxed(one, 'radians')}]
#working("A1")[$x =$ ${boxed(other, 'radians')}]`,
        stepsSpoken: `cos 2 x is ${fractionInWords(1, p - 1)}`,
        roots,
        f: (x) => (of('sin', x) * of('tan', x)) / (1 - of('cos', x)) - p,
      })
    },
  },
})
