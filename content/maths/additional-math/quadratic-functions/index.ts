// Quadratic functions for 0606: greatest and least values, range, graphs, the discriminant, lines and curves, inequalities.

import { unbroken } from '../../kit/unbroken.ts'
import type { MathsTopic, Template } from '../../template.ts'
import { oneSide, proveRoots } from './always.ts'
import { quadraticsAtWork } from './at-work-long.ts'
import { completeSquare, stationaryPoint } from './completing-the-square.ts'
import { equalRoots, numberOfRoots } from './discriminant.ts'
import { fromTheSquare } from './from-the-square.ts'
import { equationFromGraph, signsFromGraph, sketchCurve } from './graphs.ts'
import { quadraticGraphsInFull } from './graphs-long.ts'
import { greatestInWords } from './greatest-in-words.ts'
import { ballInFlight, formAndSolve } from './in-words.ts'
import { inequalityFromGraph, solveInequality } from './inequalities.ts'
import { inequalityInWords } from './inequality-in-words.ts'
import { lineWithK, meetingPoints, tangentLine } from './line-and-curve.ts'
import { modulusOfQuadratic } from './modulus.ts'
import { leastAndGreatest } from './nearest-long.ts'
import { otherCurve } from './other-curve.ts'
import { parabolasInFull } from './parabolas-long.ts'
import { quadraticInFull } from './quadratic-long.ts'
import { quadraticsInUse } from './quadratics-long.ts'
import { inverseDomain, rangeOnDomain } from './range.ts'
import { solveEquation, surdEquation } from './solving.ts'
import { twoConditions } from './two-conditions.ts'
import { setOfK } from './values-of-k.ts'

const templates: readonly Template[] = [
  solveEquation,
  completeSquare,
  stationaryPoint,
  sketchCurve,
  equationFromGraph,
  rangeOnDomain,
  fromTheSquare,
  numberOfRoots,
  solveInequality,
  inequalityFromGraph,
  equalRoots,
  setOfK,
  meetingPoints,
  tangentLine,
  formAndSolve,
  ballInFlight,
  greatestInWords,
  signsFromGraph,
  inverseDomain,
  modulusOfQuadratic,
  surdEquation,
  lineWithK,
  oneSide,
  otherCurve,
  twoConditions,
  inequalityInWords,
  proveRoots,
  quadraticInFull,
  parabolasInFull,
  quadraticsInUse,
  quadraticsAtWork,
  quadraticGraphsInFull,
  leastAndGreatest,
]

export const topic: MathsTopic = {
  key: 'additional_math_quadratic_functions',
  templates: templates.map(unbroken),
  published: [
    { template: 'solve-equation', case: 'brackets', seed: 1 },
    { template: 'solve-equation', case: 'with-fraction', seed: 1 },
    { template: 'complete-square', case: 'monic', seed: 5 },
    { template: 'complete-square', case: 'negative', seed: 1 },
    { template: 'number-of-roots', case: 'equation', seed: 1 },
    { template: 'number-of-roots', case: 'which-curve', seed: 1 },
    { template: 'solve-equation', case: 'exact-form', seed: 1 },
    { template: 'complete-square', case: 'leading', seed: 1 },
    { template: 'stationary-point', case: 'nature', seed: 3 },
    { template: 'solve-inequality', case: 'between', seed: 1 },
    { template: 'solve-inequality', case: 'outside', seed: 1 },
    { template: 'sketch-curve', case: 'two-roots', seed: 1 },
    { template: 'equation-from-graph', case: 'roots', seed: 1 },
    { template: 'equation-from-graph', case: 'turning-point', seed: 1 },
    { template: 'sketch-curve', case: 'touching', seed: 4 },
    { template: 'range-on-domain', case: 'all-real', seed: 1 },
    { template: 'equal-roots', case: 'k-in-middle', seed: 1 },
    { template: 'inequality-from-graph', case: 'level-line', seed: 1 },
    { template: 'meeting-points', case: 'midpoint', seed: 5 },
    { template: 'solve-inequality', case: 'negative-square', seed: 1 },
    { template: 'number-of-roots', case: 'equation', seed: 2 },
    { template: 'stationary-point', case: 'from-factors', seed: 1 },
    { template: 'sketch-curve', case: 'no-roots', seed: 1 },
    { template: 'range-on-domain', case: 'turning-point-inside', seed: 1 },
    { template: 'range-on-domain', case: 'turning-point-outside', seed: 1 },
    { template: 'equal-roots', case: 'k-twice', seed: 4 },
    { template: 'solve-inequality', case: 'brackets', seed: 1 },
    { template: 'inequality-from-graph', case: 'slanting-line', seed: 1 },
    { template: 'meeting-points', case: 'length', seed: 5 },
    { template: 'form-and-solve', case: 'path', seed: 1 },
    { template: 'form-and-solve', case: 'right-angled-triangle', seed: 1 },
    { template: 'ball-in-flight', case: 'greatest-height', seed: 1 },
    { template: 'greatest-in-words', case: 'fence', seed: 1 },
    { template: 'stationary-point', case: 'find-coefficients', seed: 1 },
    { template: 'from-the-square', case: 'no-roots', seed: 4 },
    { template: 'from-the-square', case: 'solve', seed: 4 },
    { template: 'signs-from-graph', case: 'crossing', seed: 6 },
    { template: 'signs-from-graph', case: 'not-meeting', seed: 3 },
    { template: 'tangent-line', case: 'find-constant', seed: 1 },
    { template: 'equal-roots', case: 'and-the-root', seed: 1 },
    { template: 'set-of-values-of-k', case: 'two-different-roots', seed: 1 },
    { template: 'set-of-values-of-k', case: 'no-real-roots', seed: 1 },
    { template: 'form-and-solve', case: 'price', seed: 1 },
    { template: 'greatest-in-words', case: 'fare', seed: 1 },
    { template: 'greatest-in-words', case: 'under-a-line', seed: 1 },
    { template: 'ball-in-flight', case: 'time-above', seed: 1 },
    { template: 'from-the-square', case: 'reciprocal', seed: 1 },
    { template: 'signs-from-graph', case: 'touching', seed: 4 },
    { template: 'two-conditions', case: 'linear-and-quadratic', seed: 1 },
    { template: 'two-conditions', case: 'integers', seed: 2 },
    { template: 'tangent-line', case: 'find-gradients', seed: 1 },
    { template: 'set-of-values-of-k', case: 'k-leading', seed: 4 },
    { template: 'surd-equation', case: 'surd-roots', seed: 1 },
    { template: 'inverse-domain', case: 'right-branch', seed: 1 },
    { template: 'inequality-in-words', case: 'rectangle', seed: 1 },
    { template: 'inequality-in-words', case: 'braking', seed: 1 },
    { template: 'tangent-to-another-curve', case: 'hyperbola', seed: 1 },
    { template: 'line-with-k', case: 'cuts-twice', seed: 3 },
    { template: 'one-side-of-the-axis', case: 'above', seed: 1 },
    { template: 'two-conditions', case: 'two-quadratics', seed: 2 },
    { template: 'inverse-domain', case: 'left-branch', seed: 1 },
    { template: 'modulus-of-quadratic', case: 'four-solutions', seed: 1 },
    { template: 'prove-roots', case: 'never-real', seed: 1 },
    { template: 'prove-roots', case: 'always-real', seed: 1 },
    { template: 'inequality-in-words', case: 'profit', seed: 1 },
    { template: 'line-with-k', case: 'does-not-meet', seed: 5 },
    { template: 'one-side-of-the-axis', case: 'below', seed: 1 },
    { template: 'tangent-to-another-curve', case: 'sideways-parabola', seed: 1 },
    { template: 'modulus-of-quadratic', case: 'two-solutions', seed: 1 },
    { template: 'surd-equation', case: 'surd-coefficients', seed: 1 },
    { template: 'prove-roots', case: 'always-different', seed: 1 },
    { template: 'quadratic-in-full', case: 'line-with-a-constant', seed: 1 },
    { template: 'quadratic-in-full', case: 'greatest-height', seed: 1 },
    { template: 'parabolas-in-full', case: 'arch-and-cable', seed: 1 },
    { template: 'parabolas-in-full', case: 'through-one-point', seed: 2 },
    { template: 'quadratics-in-use', case: 'two-parabolas', seed: 1 },
    { template: 'quadratics-in-use', case: 'price-of-tea', seed: 1 },
    { template: 'quadratics-at-work', case: 'lamp-beside-a-path', seed: 1 },
    { template: 'quadratics-at-work', case: 'pens-by-a-wall', seed: 1 },
    { template: 'quadratic-graphs-in-full', case: 'line-and-a-piece', seed: 1 },
    { template: 'quadratic-graphs-in-full', case: 'reflected-part', seed: 3 },
    { template: 'least-and-greatest', case: 'two-ships', seed: 1 },
    { template: 'least-and-greatest', case: 'plot-of-land', seed: 1 },
  ],
}
