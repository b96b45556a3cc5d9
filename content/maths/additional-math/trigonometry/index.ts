// Trigonometry for 0606: the six functions, their graphs and identities, equations in degrees and radians, and proofs.

import type { MathsTopic, Template } from '../../template.ts'
import { amplitudeAndPeriod } from './amplitude.ts'
import { tangentsInFull } from './beams-long.ts'
import { constantsFromFacts } from './constants-from-facts.ts'
import { waveInTime } from './contexts.ts'
import { countBySketch, valuesOfK } from './counting.ts'
import { eliminateAngle } from './eliminate.ts'
import { exactExpression, exactValue } from './exact-values.ts'
import { constantsFromGraph, relatedCurve } from './from-graphs.ts'
import { identityThenEquations } from './identity-long.ts'
import { basicEquation, multipleAngle, reciprocalEquation, shiftedAngle } from './linear-equations.ts'
import { meetingPoints } from './meetings.ts'
import { powersInFull } from './powers-long.ts'
import { proveIdentity, proveLonger } from './prove.ts'
import { proveAndSolve } from './prove-and-solve.ts'
import { quadraticByIdentity, quadraticEquation } from './quadratic-equations.ts'
import { inTermsOfK, ratioInQuadrant } from './ratios.ts'
import { secantsInFull } from './secants-long.ts'
import { formAndRange, writeAsOne } from './simplify.ts'
import { dressed } from './six.ts'
import { sketchWave } from './sketches.ts'
import { squaredEquation } from './squared.ts'
import { surdRatio } from './surd-triangles.ts'
import { waveInFull } from './tides-long.ts'
import { twoFunctions } from './two-functions.ts'
import { sineWithCosine } from './wheels-long.ts'

const templates: readonly Template[] = [
  exactValue,
  ratioInQuadrant,
  exactExpression,
  inTermsOfK,
  surdRatio,
  amplitudeAndPeriod,
  relatedCurve,
  sketchWave,
  constantsFromGraph,
  constantsFromFacts,
  valuesOfK,
  countBySketch,
  basicEquation,
  reciprocalEquation,
  multipleAngle,
  shiftedAngle,
  twoFunctions,
  squaredEquation,
  meetingPoints,
  waveInTime,
  writeAsOne,
  formAndRange,
  eliminateAngle,
  proveIdentity,
  proveLonger,
  quadraticEquation,
  quadraticByIdentity,
  proveAndSolve,
  identityThenEquations,
  waveInFull,
  secantsInFull,
  sineWithCosine,
  tangentsInFull,
  powersInFull,
]

export const topic: MathsTopic = {
  key: 'additional_math_trigonometry',
  templates: templates.map(dressed),
  published: [
    { template: 'exact-value', case: 'degrees', seed: 1 },
    { template: 'ratio-in-a-quadrant', case: 'obtuse-sine', seed: 1 },
    { template: 'amplitude-and-period', case: 'degrees', seed: 1 },
    { template: 'exact-value', case: 'radians', seed: 1 },
    { template: 'ratio-in-a-quadrant', case: 'third-quadrant', seed: 1 },
    { template: 'related-curve', case: 'stretched', seed: 1 },
    { template: 'amplitude-and-period', case: 'radians', seed: 1 },
    { template: 'basic-equation', case: 'sine', seed: 1 },
    { template: 'sketch-wave', case: 'sine', seed: 1 },
    { template: 'write-as-one-function', case: 'quotient', seed: 1 },
    { template: 'constants-from-graph', case: 'sine', seed: 1 },
    { template: 'basic-equation', case: 'cosine', seed: 1 },
    { template: 'basic-equation', case: 'tangent', seed: 1 },
    { template: 'ratio-in-a-quadrant', case: 'from-secant', seed: 1 },
    { template: 'exact-expression', case: 'squares', seed: 1 },
    { template: 'related-curve', case: 'raised', seed: 1 },
    { template: 'sketch-wave', case: 'cosine-both-sides', seed: 1 },
    { template: 'reciprocal-equation', case: 'secant', seed: 1 },
    { template: 'prove-identity', case: 'sum-of-two', seed: 1 },
    { template: 'amplitude-and-period', case: 'tangent', seed: 1 },
    { template: 'constants-from-graph', case: 'cosine', seed: 1 },
    { template: 'multiple-angle', case: 'sine-double', seed: 1 },
    { template: 'write-as-one-function', case: 'substitution', seed: 1 },
    { template: 'reciprocal-equation', case: 'cosecant', seed: 1 },
    { template: 'sketch-wave', case: 'half-angle', seed: 1 },
    { template: 'two-functions', case: 'quotient', seed: 1 },
    { template: 'prove-identity', case: 'difference-and-product', seed: 1 },
    { template: 'constants-from-facts', case: 'amplitude-and-point', seed: 1 },
    { template: 'meeting-points', case: 'line', seed: 1 },
    { template: 'squared-equation', case: 'exact', seed: 1 },
    { template: 'sketch-wave', case: 'tangent', seed: 1 },
    { template: 'constants-from-graph', case: 'tangent', seed: 1 },
    { template: 'in-terms-of-k', case: 'sine', seed: 1 },
    { template: 'multiple-angle', case: 'cosine-half', seed: 1 },
    { template: 'quadratic-equation', case: 'plain', seed: 1 },
    { template: 'constants-from-facts', case: 'greatest-and-least', seed: 1 },
    { template: 'eliminate-the-angle', case: 'sine-cosine', seed: 1 },
    { template: 'two-functions', case: 'common-factor', seed: 1 },
    { template: 'prove-identity', case: 'two-fractions', seed: 1 },
    { template: 'values-of-k', case: 'sine', seed: 1 },
    { template: 'reciprocal-equation', case: 'cotangent', seed: 1 },
    { template: 'form-and-range', case: 'sine-and-cosine', seed: 1 },
    { template: 'meeting-points', case: 'two-waves', seed: 1 },
    { template: 'shifted-angle', case: 'sine-degrees', seed: 1 },
    { template: 'count-by-sketch', case: 'two-waves', seed: 1 },
    { template: 'quadratic-by-identity', case: 'sine-cosine', seed: 1 },
    { template: 'in-terms-of-k', case: 'tangent', seed: 1 },
    { template: 'multiple-angle', case: 'tangent-triple', seed: 1 },
    { template: 'prove-identity', case: 'difference-of-squares', seed: 1 },
    { template: 'two-functions', case: 'tangent-and-sine', seed: 1 },
    { template: 'eliminate-the-angle', case: 'secant-tangent', seed: 1 },
    { template: 'constants-from-facts', case: 'tangent', seed: 1 },
    { template: 'shifted-angle', case: 'cosine-exact', seed: 1 },
    { template: 'wave-in-time', case: 'tide', seed: 1 },
    { template: 'values-of-k', case: 'cosine', seed: 1 },
    { template: 'quadratic-by-identity', case: 'with-reciprocal', seed: 1 },
    { template: 'prove-longer-identity', case: 'fraction-and-its-inverse', seed: 1 },
    { template: 'squared-equation', case: 'quotient', seed: 1 },
    { template: 'meeting-points', case: 'tangent', seed: 1 },
    { template: 'count-by-sketch', case: 'wave-and-line', seed: 1 },
    { template: 'shifted-angle', case: 'tangent-radians', seed: 1 },
    { template: 'form-and-range', case: 'secant-and-tangent', seed: 1 },
    { template: 'wave-in-time', case: 'wheel', seed: 1 },
    { template: 'quadratic-by-identity', case: 'secant-tangent', seed: 1 },
    { template: 'surd-ratio', case: 'triangle', seed: 1 },
    { template: 'prove-longer-identity', case: 'multiply-out', seed: 1 },
    { template: 'multiple-angle', case: 'secant-double', seed: 1 },
    { template: 'count-by-sketch', case: 'tangent-and-cosine', seed: 1 },
    { template: 'eliminate-the-angle', case: 'cosecant-cotangent', seed: 1 },
    { template: 'squared-equation', case: 'reciprocal', seed: 1 },
    { template: 'prove-longer-identity', case: 'two-differences', seed: 1 },
    { template: 'two-functions', case: 'cotangent-and-cosine', seed: 1 },
    { template: 'shifted-angle', case: 'cosecant', seed: 1 },
    { template: 'wave-in-time', case: 'daylight', seed: 1 },
    { template: 'quadratic-by-identity', case: 'cosecant-cotangent', seed: 1 },
    { template: 'surd-ratio', case: 'equation', seed: 1 },
    { template: 'prove-longer-identity', case: 'square-of-bracket', seed: 1 },
    { template: 'prove-and-solve', case: 'squared-tangent', seed: 1 },
    { template: 'shifted-angle', case: 'sine-exact', seed: 1 },
    { template: 'prove-and-solve', case: 'common-factor', seed: 1 },
    { template: 'prove-and-solve', case: 'double-angle', seed: 1 },
    { template: 'identity-then-equations', case: 'two-fractions', seed: 1 },
    { template: 'identity-then-equations', case: 'tan-and-cot', seed: 1 },
    { template: 'wave-in-full', case: 'tide', seed: 1 },
    { template: 'wave-in-full', case: 'constants-and-roots', seed: 1 },
    { template: 'secants-in-full', case: 'identity-to-quadratic', seed: 1 },
    { template: 'secants-in-full', case: 'tangent-to-a-circle', seed: 1 },
    { template: 'sine-with-cosine', case: 'big-wheel', seed: 1 },
    { template: 'sine-with-cosine', case: 'sum-is-known', seed: 1 },
    { template: 'tangents-in-full', case: 'lighthouse', seed: 1 },
    { template: 'tangents-in-full', case: 'constants-of-a-curve', seed: 1 },
    { template: 'powers-in-full', case: 'fourth-powers', seed: 1 },
    { template: 'powers-in-full', case: 'cubic-in-the-tangent', seed: 1 },
  ],
}
