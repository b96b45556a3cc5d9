// Equations with one of the six functions: of x, of a multiple of x, and of bx + c, in degrees and in radians.

import type { Random } from '../../kit/random.ts'
import { defineTemplate } from '../../template.ts'
import { domainOf } from './angle-sets.ts'
import { exact, type Ratio, rational } from './function-values.ts'
import { isHuman, linearQuestion } from './linear.ts'

const ofX = { b: [1, 1], c: 0 } as const

export const basicEquation = defineTemplate({
  id: 'basic-equation',
  marks: 3,
  calculator: true,
  level: 2,
  cases: {
    sine: (random) =>
      linearQuestion({ ...ofX, ratio: rational(random, 'sin', -1), domain: domainOf('degrees', -180, 180) }),
    cosine(random) {
      const domain = domainOf('radians', 0, 360)
      return linearQuestion(
        random.until(() => ({ ...ofX, ratio: rational(random, 'cos', random.sign()), domain }), isHuman),
      )
    },
    tangent(random) {
      const size = random.pick(['root-3', 'half'] as const)
      const start = random.pick([-180, 0])
      return linearQuestion({
        ...ofX,
        ratio: exact('tan', size, -1),
        domain: domainOf('pi', start, start + 360),
      })
    },
  },
})

export const reciprocalEquation = defineTemplate({
  id: 'reciprocal-equation',
  marks: 3,
  calculator: true,
  level: 3,
  cases: {
    secant: (random) =>
      linearQuestion({
        ...ofX,
        ratio: rational(random, 'sec', random.sign()),
        domain: domainOf('degrees', 0, 360),
      }),
    cosecant: (random) =>
      linearQuestion({
        ...ofX,
        ratio: rational(random, 'cosec', -1),
        domain: domainOf('degrees', -180, 180),
      }),
    cotangent(random) {
      const domain = domainOf('radians', 0, 360, false)
      return linearQuestion(
        random.until(() => ({ ...ofX, ratio: rational(random, 'cot', random.sign()), domain }), isHuman),
      )
    },
  },
})

export const multipleAngle = defineTemplate({
  id: 'multiple-angle',
  marks: 4,
  calculator: true,
  level: 3,
  cases: {
    'sine-double': (random) =>
      linearQuestion({
        b: [2, 1],
        c: 0,
        ratio: rational(random, 'sin', random.sign()),
        domain: domainOf('degrees', 0, 360),
      }),
    'cosine-half'(random) {
      const sign = random.sign()
      const ratio = exact('cos', random.pick(['half', 'root-2', 'root-3'] as const), sign)
      return linearQuestion({ b: [1, 2], c: 0, ratio, domain: domainOf('pi', 0, 720) })
    },
    'tangent-triple': (random) =>
      linearQuestion({
        b: [3, 1],
        c: 0,
        ratio: rational(random, 'tan', random.sign()),
        domain: domainOf('degrees', 0, 180),
      }),
    'secant-double'(random) {
      const sign = random.sign()
      const domain = domainOf('radians', -180, 180, false)
      return linearQuestion(
        random.until(
          () => ({ b: [2, 1] as const, c: 0, ratio: rational(random, 'sec', sign), domain }),
          isHuman,
        ),
      )
    },
  },
})

/** Drawn in every case, whether the angle is shifted by it or not. */
const anyShift = (random: Random) => random.integer(10, 50, 5) * random.sign()

/** One of these shifts in terms of π. */
const exactShift = (
  random: Random,
  b: readonly [number, number],
  to: number,
  shifts: readonly number[],
  ratio: () => Ratio,
) => {
  anyShift(random)
  return linearQuestion({ b, c: random.pick(shifts), ratio: ratio(), domain: domainOf('pi', 0, to, false) })
}

export const shiftedAngle = defineTemplate({
  id: 'shifted-angle',
  marks: 4,
  calculator: true,
  level: 4,
  cases: {
    'sine-degrees': (random) =>
      linearQuestion({
        b: [2, 1],
        c: anyShift(random),
        ratio: rational(random, 'sin', random.sign()),
        domain: domainOf('degrees', 0, 180),
      }),
    'cosine-exact': (random) =>
      exactShift(random, [1, 1], 360, [-60, -45, 30, 45, 60], () =>
        exact('cos', random.pick(['half', 'root-3', 'root-2'] as const), random.sign()),
      ),
    'tangent-radians'(random) {
      anyShift(random)
      return linearQuestion({
        b: [2, 1],
        c: random.pick([-0.8, -0.6, -0.5, -0.4, 0.3, 0.4, 0.5, 0.7]),
        ratio: rational(random, 'tan'),
        domain: domainOf('radians', 0, 360),
      })
    },
    cosecant: (random) =>
      linearQuestion({
        b: [1, 1],
        c: anyShift(random),
        ratio: rational(random, 'cosec', random.sign()),
        domain: domainOf('degrees', 0, 360),
      }),
    'sine-exact': (random) =>
      exactShift(random, [2, 1], 180, [-60, -30, 30, 60], () =>
        exact('sin', random.pick(['half', 'root-3'] as const), random.sign()),
      ),
  },
})
