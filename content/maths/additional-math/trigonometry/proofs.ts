// Identities with their proofs, line by line; each line is checked by its value at many angles.

import { agree } from '../../kit/checking.ts'
import { type Six, six } from './six.ts'

type Values = Readonly<Record<Six, number>>

interface Line {
  readonly mark: 'M1' | 'A1' | 'B1'
  /** Markup of what the left side has become. */
  readonly markup: string
  readonly value: (v: Values) => number
}

export interface Proof {
  readonly left: string
  readonly right: string
  readonly spokenLeft: string
  readonly spokenRight: string
  readonly valueLeft: (v: Values) => number
  readonly valueRight: (v: Values) => number
  readonly lines: readonly Line[]
  readonly spoken: string
  /** Too wide for one line of the question. */
  readonly isWide?: boolean
}

const valuesAt = (angle: number): Values => {
  return {
    sin: six.sin(angle),
    cos: six.cos(angle),
    tan: six.tan(angle),
    sec: six.sec(angle),
    cosec: six.cosec(angle),
    cot: six.cot(angle),
  }
}

/** null if both sides and every line between them are equal at many angles of all four quadrants. */
export const verifyProof = ({ valueLeft, valueRight, lines }: Proof): string | null => {
  for (const angle of [7, 23, 58, 104, 149, 197, 236, 281, 341]) {
    const values = valuesAt(angle)
    const wanted = valueLeft(values)
    const all = [...lines.map(({ value }) => value(values)), valueRight(values)]
    const wrong = all.findIndex((value) => !agree(value, wanted, 1e-7 * Math.max(1, Math.abs(wanted))))
    if (wrong >= 0) return `at ${angle} degrees line ${wrong + 1} is ${all[wrong]}, not ${wanted}`
  }
  return null
}

export const line = (mark: Line['mark'], markup: string, value: Line['value']): Line => ({
  mark,
  markup,
  value,
})

/** In the variable θ. Sine and cosine can be changed for one another in all of them (`swapped`). */
export const proofs = {
  'two-fractions': {
    left: '1/(1 − sin θ) + 1/(1 + sin θ)',
    right: '2 sec^2 θ',
    spokenLeft:
      '1 over open bracket 1 minus sin theta close bracket, plus 1 over open bracket 1 plus sin theta close bracket,',
    spokenRight: '2 sec squared theta',
    valueLeft: (v) => 1 / (1 - v.sin) + 1 / (1 + v.sin),
    valueRight: (v) => 2 * v.sec ** 2,
    lines: [
      line('M1', '(1 + sin θ + 1 − sin θ)/((1 − sin θ)(1 + sin θ))', (v) => 2 / ((1 - v.sin) * (1 + v.sin))),
      line('M1', '2/(1 − sin^2 θ) = 2/(cos^2 θ)', (v) => 2 / v.cos ** 2),
    ],
    spoken:
      'Over the common denominator, 1 minus sin squared theta, the top is 2. The denominator is cos squared theta, so the left side is 2 sec squared theta.',
  },
  'sum-of-two': {
    left: 'tan θ + cot θ',
    right: 'sec θ cosec θ',
    spokenLeft: 'tan theta plus cot theta',
    spokenRight: 'sec theta cosec theta',
    valueLeft: (v) => v.tan + v.cot,
    valueRight: (v) => v.sec * v.cosec,
    lines: [
      line('M1', '(sin θ)/(cos θ) + (cos θ)/(sin θ)', (v) => v.sin / v.cos + v.cos / v.sin),
      line('M1', '(sin^2 θ + cos^2 θ)/(cos θ sin θ) = 1/(cos θ sin θ)', (v) => 1 / (v.cos * v.sin)),
    ],
    spoken:
      'Written with sin and cos over a common denominator, the top is sin squared theta plus cos squared theta, which is 1. So it is 1 over open bracket cos theta sin theta close bracket, which is sec theta cosec theta.',
  },
  'difference-of-squares': {
    left: 'sec^4 θ − tan^4 θ',
    right: '1 + 2 tan^2 θ',
    spokenLeft: 'sec to the power 4 of theta, minus tan to the power 4 of theta',
    spokenRight: '1 plus 2 tan squared theta',
    valueLeft: (v) => v.sec ** 4 - v.tan ** 4,
    valueRight: (v) => 1 + 2 * v.tan ** 2,
    lines: [
      line(
        'M1',
        '(sec^2 θ − tan^2 θ) \\ quad times (sec^2 θ + tan^2 θ)',
        (v) => (v.sec ** 2 - v.tan ** 2) * (v.sec ** 2 + v.tan ** 2),
      ),
      line('M1', '1 times (1 + tan^2 θ + tan^2 θ)', (v) => 1 + v.tan ** 2 + v.tan ** 2),
    ],
    spoken:
      'The difference of two squares has the factors sec squared theta minus tan squared theta, which is 1, and sec squared theta plus tan squared theta. The second is 1 plus 2 tan squared theta.',
  },
  'difference-and-product': {
    left: 'tan^2 θ − sin^2 θ',
    right: 'tan^2 θ sin^2 θ',
    spokenLeft: 'tan squared theta minus sin squared theta',
    spokenRight: 'tan squared theta times sin squared theta',
    valueLeft: (v) => v.tan ** 2 - v.sin ** 2,
    valueRight: (v) => v.tan ** 2 * v.sin ** 2,
    lines: [
      line('M1', '(sin^2 θ)/(cos^2 θ) − sin^2 θ', (v) => v.sin ** 2 / v.cos ** 2 - v.sin ** 2),
      line(
        'M1',
        '(sin^2 θ (1 − cos^2 θ))/(cos^2 θ) \\ = (sin^2 θ)/(cos^2 θ) times sin^2 θ',
        (v) => (v.sin ** 2 * (1 - v.cos ** 2)) / v.cos ** 2,
      ),
    ],
    spoken:
      'With tan as sin over cos, the left side is sin squared theta times open bracket 1 minus cos squared theta close bracket, all over cos squared theta. The bracket is sin squared theta, so it is tan squared theta times sin squared theta.',
  },
  'square-of-bracket': {
    left: '(sec θ − tan θ)^2',
    right: '(1 − sin θ)/(1 + sin θ)',
    spokenLeft: 'open bracket sec theta minus tan theta close bracket squared',
    spokenRight: 'the fraction with numerator 1 minus sin theta and denominator 1 plus sin theta',
    valueLeft: (v) => (v.sec - v.tan) ** 2,
    valueRight: (v) => (1 - v.sin) / (1 + v.sin),
    lines: [
      line('M1', '(1/(cos θ) − (sin θ)/(cos θ))^2', (v) => (1 / v.cos - v.sin / v.cos) ** 2),
      line('M1', '(1 − sin θ)^2/(1 − sin^2 θ)', (v) => (1 - v.sin) ** 2 / (1 - v.sin ** 2)),
      line(
        'M1',
        '(1 − sin θ)^2/((1 − sin θ)(1 + sin θ))',
        (v) => (1 - v.sin) ** 2 / ((1 - v.sin) * (1 + v.sin)),
      ),
    ],
    spoken:
      'The bracket is 1 minus sin theta, all over cos theta. Its square has the numerator open bracket 1 minus sin theta close bracket squared and the denominator 1 minus sin squared theta. Cancel the factor 1 minus sin theta: the numerator is 1 minus sin theta and the denominator 1 plus sin theta.',
  },
  'fraction-and-its-inverse': {
    left: '(sin θ)/(1 + cos θ) + (1 + cos θ)/(sin θ)',
    right: '2 cosec θ',
    spokenLeft:
      'sin theta over open bracket 1 plus cos theta close bracket, plus the fraction with numerator 1 plus cos theta and denominator sin theta,',
    spokenRight: '2 cosec theta',
    valueLeft: (v) => v.sin / (1 + v.cos) + (1 + v.cos) / v.sin,
    valueRight: (v) => 2 * v.cosec,
    lines: [
      line(
        'M1',
        '(sin^2 θ + (1 + cos θ)^2)/((1 + cos θ) sin θ)',
        (v) => (v.sin ** 2 + (1 + v.cos) ** 2) / ((1 + v.cos) * v.sin),
      ),
      line(
        'M1',
        '(sin^2 θ + 1 + 2 cos θ + cos^2 θ)/((1 + cos θ) sin θ) \\ = (2 + 2 cos θ)/((1 + cos θ) sin θ)',
        (v) => (2 + 2 * v.cos) / ((1 + v.cos) * v.sin),
      ),
      line('M1', '(2(1 + cos θ))/((1 + cos θ) sin θ) = 2/(sin θ)', (v) => 2 / v.sin),
    ],
    spoken:
      'Over a common denominator the top is sin squared theta plus open bracket 1 plus cos theta close bracket squared, which is sin squared theta plus 1 plus 2 cos theta plus cos squared theta, that is 2 plus 2 cos theta. Cancelling 1 plus cos theta leaves 2 over sin theta, which is 2 cosec theta.',
  },
  'two-differences': {
    left: '(cosec θ − sin θ)(sec θ − cos θ)',
    right: 'sin θ cos θ',
    spokenLeft:
      'open bracket cosec theta minus sin theta close bracket times open bracket sec theta minus cos theta close bracket',
    spokenRight: 'sin theta cos theta',
    valueLeft: (v) => (v.cosec - v.sin) * (v.sec - v.cos),
    valueRight: (v) => v.sin * v.cos,
    lines: [
      line('M1', '(1/(sin θ) − sin θ)(1/(cos θ) − cos θ)', (v) => (1 / v.sin - v.sin) * (1 / v.cos - v.cos)),
      line(
        'M1',
        '(1 − sin^2 θ)/(sin θ) times (1 − cos^2 θ)/(cos θ)',
        (v) => (((1 - v.sin ** 2) / v.sin) * (1 - v.cos ** 2)) / v.cos,
      ),
      line(
        'M1',
        '(cos^2 θ)/(sin θ) times (sin^2 θ)/(cos θ)',
        (v) => ((v.cos ** 2 / v.sin) * v.sin ** 2) / v.cos,
      ),
    ],
    isWide: true,
    spoken:
      'The brackets are cos squared theta over sin theta, and sin squared theta over cos theta. Their product is sin theta cos theta.',
  },
  'multiply-out': {
    left: '(1 + sec θ)(cosec θ − cot θ)',
    right: 'tan θ',
    spokenLeft:
      'open bracket 1 plus sec theta close bracket times open bracket cosec theta minus cot theta close bracket',
    spokenRight: 'tan theta',
    valueLeft: (v) => (1 + v.sec) * (v.cosec - v.cot),
    valueRight: (v) => v.tan,
    lines: [
      line(
        'M1',
        '(cos θ + 1)/(cos θ) times (1 − cos θ)/(sin θ)',
        (v) => (((v.cos + 1) / v.cos) * (1 - v.cos)) / v.sin,
      ),
      line('M1', '(1 − cos^2 θ)/(cos θ sin θ)', (v) => (1 - v.cos ** 2) / (v.cos * v.sin)),
      line('M1', '(sin^2 θ)/(cos θ sin θ) = (sin θ)/(cos θ)', (v) => v.sin ** 2 / (v.cos * v.sin)),
    ],
    spoken:
      'The brackets are cos theta plus 1, all over cos theta, and 1 minus cos theta, all over sin theta. The tops multiply to 1 minus cos squared theta, which is sin squared theta. Cancelling leaves sin theta over cos theta, which is tan theta.',
  },
} as const satisfies Record<string, Proof>
