// Calculus for 0606: differentiation and its rules, tangents, stationary points, rates, integration, areas, kinematics.

import type { MathsTopic, Template } from '../../template.ts'
import { curveTangentAxis } from './area-with-tangent-long.ts'
import { areaUnderCurve } from './areas.ts'
import { areaBetween } from './areas-between.ts'
import { chainRule } from './chain-rule.ts'
import { curveFromGradient } from './curve-from-gradient.ts'
import { definiteIntegral, reverseOfDerivative } from './definite.ts'
import { fromConditions, gradientGraph, secondDerivative } from './derivatives.ts'
import { greatestInContext } from './greatest.ts'
import { henceIntegrate } from './hence-integrate-long.ts'
import { integratePowers, integrateStandard } from './integration.ts'
import { leastInContext } from './least-long.ts'
import { regionsWithLines } from './line-regions-long.ts'
import { fromAcceleration, fromDisplacement } from './motion.ts'
import { fromVelocity } from './motion-from-velocity.ts'
import { graphFromGraph, velocityTimeGraph } from './motion-graphs.ts'
import { motionInALine } from './motion-long.ts'
import { ratesOfThings } from './moving-long.ts'
import { productRule, quotientRule } from './products.ts'
import { quotientsInFull } from './quotients-long.ts'
import { connectedRates, smallIncrements } from './rates.ts'
import { ratesWithShape } from './rates-long.ts'
import { powers, standardFunctions } from './rules.ts'
import { rulesTogether } from './rules-together-long.ts'
import { sinesInCalculus } from './sines-long.ts'
import { ratesThatSpread } from './spreading-long.ts'
import { motionInStages } from './stages-long.ts'
import { stationaryOfFunctions, stationaryPoints } from './stationary.ts'
import { curveNormalTriangle } from './tangent-normal-long.ts'
import { normalLine, tangentLine } from './tangents.ts'
import { motionOnTrack } from './track-long.ts'
import { drawVelocity } from './velocity-drawn.ts'
import { whole } from './writing.ts'

const templates: readonly Template[] = [
  powers,
  standardFunctions,
  chainRule,
  tangentLine,
  normalLine,
  productRule,
  quotientRule,
  stationaryPoints,
  stationaryOfFunctions,
  fromConditions,
  gradientGraph,
  secondDerivative,
  connectedRates,
  smallIncrements,
  greatestInContext,
  integratePowers,
  integrateStandard,
  curveFromGradient,
  definiteIntegral,
  reverseOfDerivative,
  areaUnderCurve,
  areaBetween,
  fromDisplacement,
  fromAcceleration,
  fromVelocity,
  velocityTimeGraph,
  graphFromGraph,
  curveNormalTriangle,
  curveTangentAxis,
  ratesWithShape,
  motionInALine,
  leastInContext,
  henceIntegrate,
  drawVelocity,
  sinesInCalculus,
  motionInStages,
  ratesOfThings,
  quotientsInFull,
  regionsWithLines,
  motionOnTrack,
  ratesThatSpread,
  rulesTogether,
]

export const topic: MathsTopic = {
  key: 'additional_math_calculus',
  templates: templates.map(whole),
  published: [
    { template: 'powers', case: 'polynomial-at-a-point', seed: 1 },
    { template: 'powers', case: 'roots-and-reciprocals', seed: 1 },
    { template: 'integrate-powers', case: 'polynomial', seed: 1 },
    { template: 'velocity-time-graph', case: 'find-greatest-speed', seed: 1 },
    { template: 'powers', case: 'quotient-of-powers', seed: 1 },
    { template: 'integrate-powers', case: 'roots-and-reciprocals', seed: 1 },
    { template: 'chain-rule', case: 'power-of-bracket', seed: 1 },
    { template: 'tangent-line', case: 'polynomial', seed: 1 },
    { template: 'standard-functions', case: 'exponential-and-sine', seed: 1 },
    { template: 'chain-rule', case: 'square-root', seed: 1 },
    { template: 'standard-functions', case: 'logarithm', seed: 1 },
    { template: 'tangent-line', case: 'through-the-origin', seed: 1 },
    { template: 'tangent-line', case: 'given-gradient', seed: 1 },
    { template: 'standard-functions', case: 'tangent-and-cosine', seed: 1 },
    { template: 'velocity-time-graph', case: 'there-and-back', seed: 1 },
    { template: 'chain-rule', case: 'power-of-sine', seed: 1 },
    { template: 'curve-from-gradient', case: 'polynomial', seed: 1 },
    { template: 'integrate-standard', case: 'sine-and-cosine', seed: 1 },
    { template: 'integrate-standard', case: 'secant-and-exponential', seed: 1 },
    { template: 'integrate-standard', case: 'linear-brackets', seed: 1 },
    { template: 'tangent-line', case: 'logarithm', seed: 1 },
    { template: 'product-rule', case: 'bracket-power', seed: 1 },
    { template: 'quotient-rule', case: 'no-stationary-points', seed: 1 },
    { template: 'graph-of-the-derivative', case: 'read-from-graph', seed: 1 },
    { template: 'product-rule', case: 'logarithm', seed: 1 },
    { template: 'stationary-points', case: 'cubic', seed: 1 },
    { template: 'graph-of-the-derivative', case: 'where-decreasing', seed: 1 },
    { template: 'area-under-curve', case: 'above-the-axis', seed: 1 },
    { template: 'graph-from-graph', case: 'velocity-from-displacement', seed: 1 },
    { template: 'from-displacement', case: 'when-at-rest', seed: 1 },
    { template: 'stationary-points', case: 'reciprocal', seed: 1 },
    { template: 'constants-from-conditions', case: 'point-and-gradient', seed: 1 },
    { template: 'normal-line', case: 'triangle-with-axes', seed: 1 },
    { template: 'quotient-rule', case: 'logarithm', seed: 1 },
    { template: 'definite-integral', case: 'trigonometric', seed: 1 },
    { template: 'definite-integral', case: 'logarithm', seed: 1 },
    { template: 'small-increments', case: 'small-change-h', seed: 1 },
    { template: 'small-increments', case: 'approximate-root', seed: 1 },
    { template: 'area-under-curve', case: 'exponential', seed: 1 },
    { template: 'curve-from-gradient', case: 'root-of-bracket', seed: 1 },
    { template: 'graph-from-graph', case: 'acceleration-from-velocity', seed: 1 },
    { template: 'from-displacement', case: 'distance-with-a-turn', seed: 1 },
    { template: 'normal-line', case: 'meets-curve-again', seed: 1 },
    { template: 'definite-integral', case: 'find-the-limit', seed: 1 },
    { template: 'second-derivative', case: 'two-exponentials', seed: 1 },
    { template: 'area-under-curve', case: 'cosine', seed: 1 },
    { template: 'small-increments', case: 'percentage', seed: 1 },
    { template: 'connected-rates', case: 'balloon', seed: 1 },
    { template: 'curve-from-gradient', case: 'from-second-derivative', seed: 1 },
    { template: 'area-under-curve', case: 'above-and-below', seed: 1 },
    { template: 'stationary-points', case: 'exponential', seed: 1 },
    { template: 'connected-rates', case: 'moving-on-a-curve', seed: 1 },
    { template: 'area-between-curve-and-line', case: 'parabola-and-line', seed: 1 },
    { template: 'greatest-in-context', case: 'box-from-a-sheet', seed: 1 },
    { template: 'from-displacement', case: 'logarithm', seed: 1 },
    { template: 'product-rule', case: 'exponential', seed: 1 },
    { template: 'from-velocity', case: 'total-distance', seed: 1 },
    { template: 'connected-rates', case: 'water-in-a-cone', seed: 1 },
    { template: 'stationary-of-functions', case: 'product-with-exponential', seed: 1 },
    { template: 'reverse-of-a-derivative', case: 'root-of-a-quadratic', seed: 1 },
    { template: 'area-between-curve-and-line', case: 'parabola-and-tangent', seed: 1 },
    { template: 'from-acceleration', case: 'initial-velocity', seed: 1 },
    { template: 'greatest-in-context', case: 'open-tank', seed: 1 },
    { template: 'stationary-of-functions', case: 'on-an-interval', seed: 1 },
    { template: 'reverse-of-a-derivative', case: 'logarithm', seed: 1 },
    { template: 'from-velocity', case: 'sine-velocity', seed: 1 },
    { template: 'greatest-in-context', case: 'closed-tin', seed: 1 },
    { template: 'area-between-curve-and-line', case: 'reciprocal-and-line', seed: 1 },
    { template: 'from-acceleration', case: 'bus-between-stops', seed: 1 },
    { template: 'from-velocity', case: 'exponential-velocity', seed: 1 },
    { template: 'greatest-in-context', case: 'rectangle-under-a-curve', seed: 1 },
    { template: 'reverse-of-a-derivative', case: 'exponential', seed: 1 },
    { template: 'area-between-curve-and-line', case: 'exponential-and-tangent', seed: 1 },
    { template: 'curve-normal-triangle', case: 'reciprocal', seed: 1 },
    { template: 'curve-normal-triangle', case: 'cubic', seed: 1 },
    { template: 'curve-tangent-axis', case: 'root-of-a-bracket', seed: 1 },
    { template: 'curve-tangent-axis', case: 'exponential', seed: 1 },
    { template: 'rates-with-shape', case: 'trough', seed: 1 },
    { template: 'rates-with-shape', case: 'rectangle-under-curve', seed: 1 },
    { template: 'motion-in-a-line', case: 'one-overtakes-another', seed: 1 },
    { template: 'motion-in-a-line', case: 'slowing-exponentially', seed: 1 },
    { template: 'least-in-context', case: 'triangular-prism', seed: 1 },
    { template: 'least-in-context', case: 'cost-of-a-crossing', seed: 1 },
    { template: 'hence-integrate', case: 'power-times-logarithm', seed: 1 },
    { template: 'hence-integrate', case: 'x-times-exponential', seed: 1 },
    { template: 'draw-a-velocity-graph', case: 'three-stages', seed: 1 },
    { template: 'draw-a-velocity-graph', case: 'turning-back', seed: 1 },
    { template: 'sines-in-calculus', case: 'gutter', seed: 1 },
    { template: 'sines-in-calculus', case: 'wave-on-a-slope', seed: 4 },
    { template: 'motion-in-stages', case: 'sledge', seed: 1 },
    { template: 'motion-in-stages', case: 'begins-backwards', seed: 1 },
    { template: 'rates-of-things', case: 'ladder', seed: 1 },
    { template: 'rates-of-things', case: 'coffee-filter', seed: 1 },
    { template: 'quotients-in-full', case: 'logarithm-over-x', seed: 1 },
    { template: 'quotients-in-full', case: 'sloping-asymptote', seed: 1 },
    { template: 'regions-with-lines', case: 'cubic-and-line', seed: 1 },
    { template: 'regions-with-lines', case: 'wave-and-chord', seed: 1 },
    { template: 'motion-on-a-track', case: 'shunting-engine', seed: 1 },
    { template: 'motion-on-a-track', case: 'model-car', seed: 1 },
    { template: 'rates-that-spread', case: 'oil-on-water', seed: 1 },
    { template: 'rates-that-spread', case: 'camera-and-rocket', seed: 1 },
    { template: 'rules-together', case: 'bracket-times-root', seed: 1 },
    { template: 'rules-together', case: 'dying-oscillation', seed: 1 },
  ],
}
