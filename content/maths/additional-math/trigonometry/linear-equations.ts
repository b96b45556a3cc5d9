// Equations with one of the six functions: of x, of a multiple of x, and of bx + c, in degrees and in radians.

import { defineTemplate } from '../../template.ts'
import { domainOf } from './angle-sets.ts'
import { exact, rational } from './function-values.ts'
import { isHuman, type Linear, verifyLinear, writeLinear } from './linear.ts'

const ofX = { b: [1, 1], c: 0 } as const

export const basicEquation = defineTemplate({
  id: 'basic-equation',
  marks: 3,
  calculator: true,
  level: 2,
  cases: ['sine', 'cosine', 'tangent'],
  draw(random, which): Linear {
    if (which === 'sine')
      return { ...ofX, ratio: rational(random, 'sin', -1), domain: domainOf('degrees', -180, 180) }
    if (which === 'tangent') {
      const size = random.pick(['root-3', 'half'] as const)
      const start = random.pick([-180, 0])
      return { ...ofX, ratio: exact('tan', size, -1), domain: domainOf('pi', start, start + 360) }
    }
    const domain = domainOf('radians', 0, 360)
    return random.until(() => ({ ...ofX, ratio: rational(random, 'cos', random.sign()), domain }), isHuman)
  },
  write: writeLinear,
  verify: verifyLinear,
})

export const reciprocalEquation = defineTemplate({
  id: 'reciprocal-equation',
  marks: 3,
  calculator: true,
  level: 3,
  cases: ['secant', 'cosecant', 'cotangent'],
  draw(random, which): Linear {
    if (which === 'secant')
      return { ...ofX, ratio: rational(random, 'sec', random.sign()), domain: domainOf('degrees', 0, 360) }
    if (which === 'cosecant')
      return { ...ofX, ratio: rational(random, 'cosec', -1), domain: domainOf('degrees', -180, 180) }
    const domain = domainOf('radians', 0, 360, false)
    return random.until(() => ({ ...ofX, ratio: rational(random, 'cot', random.sign()), domain }), isHuman)
  },
  write: writeLinear,
  verify: verifyLinear,
})

export const multipleAngle = defineTemplate({
  id: 'multiple-angle',
  marks: 4,
  calculator: true,
  level: 3,
  cases: ['sine-double', 'cosine-half', 'tangent-triple', 'secant-double'],
  draw(random, which): Linear {
    const sign = random.sign()
    return {
      'sine-double': () => ({
        b: [2, 1] as const,
        c: 0,
        ratio: rational(random, 'sin', sign),
        domain: domainOf('degrees', 0, 360),
      }),
      'cosine-half': () => ({
        b: [1, 2] as const,
        c: 0,
        ratio: exact('cos', random.pick(['half', 'root-2', 'root-3'] as const), sign),
        domain: domainOf('pi', 0, 720),
      }),
      'tangent-triple': () => ({
        b: [3, 1] as const,
        c: 0,
        ratio: rational(random, 'tan', sign),
        domain: domainOf('degrees', 0, 180),
      }),
      'secant-double': () =>
        random.until(
          () => ({
            b: [2, 1] as const,
            c: 0,
            ratio: rational(random, 'sec', sign),
            domain: domainOf('radians', -180, 180, false),
          }),
          isHuman,
        ),
    }[which]()
  },
  write: writeLinear,
  verify: verifyLinear,
})

export const shiftedAngle = defineTemplate({
  id: 'shifted-angle',
  marks: 4,
  calculator: true,
  level: 4,
  cases: ['sine-degrees', 'cosine-exact', 'tangent-radians', 'cosecant', 'sine-exact'],
  draw(random, which): Linear {
    const shift = random.integer(10, 50, 5) * random.sign()
    return {
      'sine-degrees': () => ({
        b: [2, 1] as const,
        c: shift,
        ratio: rational(random, 'sin', random.sign()),
        domain: domainOf('degrees', 0, 180),
      }),
      'cosine-exact': () => ({
        b: [1, 1] as const,
        c: random.pick([-60, -45, 30, 45, 60]),
        ratio: exact('cos', random.pick(['half', 'root-3', 'root-2'] as const), random.sign()),
        domain: domainOf('pi', 0, 360, false),
      }),
      'tangent-radians': () => ({
        b: [2, 1] as const,
        c: random.pick([-0.8, -0.6, -0.5, -0.4, 0.3, 0.4, 0.5, 0.7]),
        ratio: rational(random, 'tan'),
        domain: domainOf('radians', 0, 360),
      }),
      cosecant: () => ({
        b: [1, 1] as const,
        c: shift,
        ratio: rational(random, 'cosec', random.sign()),
        domain: domainOf('degrees', 0, 360),
      }),
      'sine-exact': () => ({
        b: [2, 1] as const,
        c: random.pick([-60, -30, 30, 60]),
        ratio: exact('sin', random.pick(['half', 'root-3'] as const), random.sign()),
        domain: domainOf('pi', 0, 180, false),
      }),
    }[which]()
  },
  write: writeLinear,
  verify: verifyLinear,
})
