// Factors of polynomials for 0606: remainder and factor theorems, division, unknown coefficients, cubic equations, their
// graphs.

import { laidOut } from '../../kit/layout.ts'
import type { MathsTopic, Template } from '../../template.ts'
import { cubicAtWork } from './blocks-long.ts'
import { cubicInFull } from './cubic-long.ts'
import { divide, identity, remainderByQuadratic } from './division.ts'
import { cubes, factoriseCubic, quartic } from './factorising.ts'
import { commonFactor, formPolynomial } from './forming.ts'
import { cubicFromGraph, sketchCubic } from './graphs.ts'
import { henceSolve } from './hence.ts'
import { cubicsInContext } from './in-context-long.ts'
import { lineAndCubic } from './line-and-cubic.ts'
import { missingLength } from './missing-length.ts'
import { factorWithK, oneUnknown } from './one-unknown.ts'
import { polynomialInUse } from './polynomial-long.ts'
import { readFromGraph } from './read-from-graph.ts'
import { remainderTheorem, testFactors } from './remainders.ts'
import { remaindersInFull } from './remainders-long.ts'
import { cuboidEdges, openBox } from './shapes.ts'
import { oneRealRoot, solveCubic } from './solving.ts'
import { cubicWithAnother } from './two-polynomials-long.ts'
import { twoUnknowns, unknownsThenSolve } from './two-unknowns.ts'

const templates: readonly Template[] = [
  remainderTheorem,
  testFactors,
  divide,
  missingLength,
  readFromGraph,
  oneUnknown,
  factoriseCubic,
  identity,
  twoUnknowns,
  solveCubic,
  cubes,
  cubicFromGraph,
  formPolynomial,
  cuboidEdges,
  sketchCubic,
  oneRealRoot,
  factorWithK,
  remainderByQuadratic,
  lineAndCubic,
  commonFactor,
  quartic,
  henceSolve,
  openBox,
  unknownsThenSolve,
  cubicInFull,
  polynomialInUse,
  cubicAtWork,
  remaindersInFull,
  cubicsInContext,
  cubicWithAnother,
]

export const topic: MathsTopic = {
  key: 'additional_math_factors_of_polynomials',
  templates: templates.map(laidOut),
  published: [
    { template: 'remainder-theorem', case: 'cubic', seed: 1 },
    { template: 'test-for-factors', case: 'yes-or-no', seed: 1 },
    { template: 'divide', case: 'linear', seed: 1 },
    { template: 'remainder-theorem', case: 'fraction-put-in', seed: 1 },
    { template: 'one-unknown', case: 'factor', seed: 1 },
    { template: 'read-from-a-graph', case: 'remainders', seed: 1 },
    { template: 'factorise-cubic', case: 'given-factor', seed: 1 },
    { template: 'one-unknown', case: 'remainder', seed: 1 },
    { template: 'missing-length', case: 'rectangle', seed: 1 },
    { template: 'test-for-factors', case: 'one-of-three', seed: 1 },
    { template: 'divide', case: 'missing-term', seed: 1 },
    { template: 'solve-cubic', case: 'whole-roots', seed: 1 },
    { template: 'identity', case: 'with-remainder', seed: 1 },
    { template: 'missing-length', case: 'triangle', seed: 1 },
    { template: 'remainder-theorem', case: 'quartic', seed: 1 },
    { template: 'factorise-cubic', case: 'find-a-factor', seed: 1 },
    { template: 'one-unknown', case: 'equal-remainders', seed: 1 },
    { template: 'cubic-from-a-graph', case: 'three-roots', seed: 1 },
    { template: 'two-unknowns', case: 'factor-and-remainder', seed: 1 },
    { template: 'solve-cubic', case: 'fraction-root', seed: 1 },
    { template: 'sum-of-cubes', case: 'sum', seed: 1 },
    { template: 'sketch-cubic', case: 'three-roots', seed: 1 },
    { template: 'edges-of-a-cuboid', case: 'find-the-edges', seed: 1 },
    { template: 'divide', case: 'by-a-quadratic', seed: 1 },
    { template: 'two-unknowns', case: 'two-factors', seed: 1 },
    { template: 'form-a-polynomial', case: 'whole-coefficients', seed: 1 },
    { template: 'read-from-a-graph', case: 'number-of-roots', seed: 1 },
    { template: 'factorise-cubic', case: 'fraction-factor', seed: 1 },
    { template: 'one-unknown', case: 'twice-the-remainder', seed: 1 },
    { template: 'missing-length', case: 'prism', seed: 1 },
    { template: 'cubic-from-a-graph', case: 'touching', seed: 1 },
    { template: 'solve-cubic', case: 'surd-roots', seed: 1 },
    { template: 'identity', case: 'exact', seed: 1 },
    { template: 'one-real-root', case: 'by-discriminant', seed: 1 },
    { template: 'two-unknowns', case: 'two-remainders', seed: 1 },
    { template: 'sketch-cubic', case: 'repeated-root', seed: 1 },
    { template: 'form-a-polynomial', case: 'roots-and-remainder', seed: 1 },
    { template: 'edges-of-a-cuboid', case: 'find-x', seed: 1 },
    { template: 'factor-with-k', case: 'x-minus-k', seed: 1 },
    { template: 'line-and-cubic', case: 'three-points', seed: 1 },
    { template: 'sum-of-cubes', case: 'difference', seed: 1 },
    { template: 'cubic-from-a-graph', case: 'find-the-third-root', seed: 1 },
    { template: 'common-factor', case: 'find-the-constant', seed: 1 },
    { template: 'hence-solve', case: 'shifted', seed: 1 },
    { template: 'two-unknowns', case: 'with-the-derivative', seed: 1 },
    { template: 'one-real-root', case: 'by-completing-the-square', seed: 1 },
    { template: 'form-a-polynomial', case: 'repeated-root', seed: 1 },
    { template: 'sketch-cubic', case: 'fraction-root', seed: 1 },
    { template: 'remainder-by-a-quadratic', case: 'from-two-remainders', seed: 1 },
    { template: 'hence-solve', case: 'square', seed: 1 },
    { template: 'unknowns-then-solve', case: 'factorise', seed: 1 },
    { template: 'open-box', case: 'tin', seed: 1 },
    { template: 'line-and-cubic', case: 'tangent', seed: 1 },
    { template: 'common-factor', case: 'find-the-factor', seed: 1 },
    { template: 'quartic', case: 'known-quadratic', seed: 1 },
    { template: 'factor-with-k', case: 'remainder-in-k', seed: 1 },
    { template: 'hence-solve', case: 'square-root', seed: 1 },
    { template: 'open-box', case: 'square-card', seed: 1 },
    { template: 'unknowns-then-solve', case: 'solve', seed: 1 },
    { template: 'remainder-by-a-quadratic', case: 'from-high-power', seed: 1 },
    { template: 'hence-solve', case: 'reciprocal', seed: 1 },
    { template: 'quartic', case: 'two-known-factors', seed: 1 },
    { template: 'cubic-in-full', case: 'then-exponential', seed: 1 },
    { template: 'cubic-in-full', case: 'line-and-cubic', seed: 1 },
    { template: 'polynomial-in-use', case: 'sines-and-reciprocals', seed: 1 },
    { template: 'polynomial-in-use', case: 'touches-and-crosses', seed: 1 },
    { template: 'cubic-at-work', case: 'block-with-a-hole', seed: 1 },
    { template: 'cubic-at-work', case: 'inequality-and-powers', seed: 1 },
    { template: 'remainders-in-full', case: 'remainder-is-a-line', seed: 1 },
    { template: 'remainders-in-full', case: 'one-remainder-for-two', seed: 1 },
    { template: 'cubics-in-context', case: 'folded-box', seed: 1 },
    { template: 'cubics-in-context', case: 'level-of-a-reservoir', seed: 1 },
    { template: 'cubic-with-another', case: 'common-factor', seed: 1 },
    { template: 'cubic-with-another', case: 'logarithms-behind-it', seed: 1 },
  ],
}
