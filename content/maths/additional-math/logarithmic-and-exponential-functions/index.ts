// Logarithmic and exponential functions for 0606: graphs, laws, equations, functions and models.

import { unbroken } from '../../kit/unbroken.ts'
import type { MathsTopic, Template } from '../../template.ts'
import { changeOfBase } from './change-of-base.ts'
import { domainAndRange, functionOfFunction } from './domains.ts'
import { exponentialFromGraph, logarithmFromGraph } from './from-graphs.ts'
import { growthAndDecay } from './growth.ts'
import { exponentialInFull } from './growth-long.ts'
import { inLetters } from './in-letters.ts'
import { exactSolution, sameBase, takeLogs } from './index-equations.ts'
import { inverseFunction } from './inverses.ts'
import { singleLogarithm, valueOfLogarithm } from './laws.ts'
import { modelWithLimit } from './limits.ts'
import { logEquation } from './log-equations.ts'
import { logarithmicModel } from './log-models.ts'
import { logarithmsAndCurves } from './logarithm-curves-long.ts'
import { logarithmsAtWork } from './logarithms-at-work-long.ts'
import { logarithmsInFull } from './logarithms-long.ts'
import { logarithmsTogether } from './logarithms-together-long.ts'
import { numberOfRoots } from './number-of-roots.ts'
import { quadraticInLog } from './quadratics-in-logs.ts'
import { inequalityWithPower, quadraticInPower } from './quadratics-in-powers.ts'
import { matchCurves } from './reading-curves.ts'
import { changeSubject, showRelation } from './relations.ts'
import { simultaneous } from './simultaneous.ts'
import { sketchExponential, sketchLogarithm } from './sketches.ts'
import { twoExponentials } from './two-exponentials-long.ts'
import { curvesMeet, exactMeasures } from './where-curves-meet.ts'

const templates: readonly Template[] = [
  matchCurves,
  singleLogarithm,
  valueOfLogarithm,
  sketchExponential,
  exponentialFromGraph,
  sketchLogarithm,
  logarithmFromGraph,
  exactSolution,
  takeLogs,
  sameBase,
  inLetters,
  changeSubject,
  logEquation,
  domainAndRange,
  inverseFunction,
  numberOfRoots,
  quadraticInPower,
  quadraticInLog,
  changeOfBase,
  exactMeasures,
  inequalityWithPower,
  simultaneous,
  curvesMeet,
  functionOfFunction,
  showRelation,
  growthAndDecay,
  logarithmicModel,
  modelWithLimit,
  exponentialInFull,
  logarithmsInFull,
  logarithmsAndCurves,
  twoExponentials,
  logarithmsTogether,
  logarithmsAtWork,
]

export const topic: MathsTopic = {
  key: 'additional_math_logarithmic_and_exponential_functions',
  templates: templates.map(unbroken),
  published: [
    { template: 'match-curves', case: 'exponentials', seed: 1 },
    { template: 'value-of-a-logarithm', case: 'with-a-root', seed: 1 },
    { template: 'write-as-a-single-logarithm', case: 'numbers', seed: 1 },
    { template: 'sketch-exponential', case: 'above-its-asymptote', seed: 1 },
    { template: 'match-curves', case: 'logarithms', seed: 1 },
    { template: 'value-of-a-logarithm', case: 'powers-of-e', seed: 1 },
    { template: 'exact-solution', case: 'power-of-e', seed: 1 },
    { template: 'exact-solution', case: 'logarithm-undone', seed: 1 },
    { template: 'sketch-exponential', case: 'crossing-both-axes', seed: 1 },
    { template: 'write-as-a-single-logarithm', case: 'letters', seed: 1 },
    { template: 'take-logarithms', case: 'one-power', seed: 1 },
    { template: 'powers-of-one-base', case: 'linear', seed: 1 },
    { template: 'exponential-from-its-graph', case: 'asymptote-given', seed: 1 },
    { template: 'in-terms-of-letters', case: 'two-logarithms', seed: 1 },
    { template: 'write-as-a-single-logarithm', case: 'with-a-number', seed: 1 },
    { template: 'domain-and-range', case: 'of-a-logarithm', seed: 1 },
    { template: 'sketch-logarithm', case: 'asymptote-on-the-left', seed: 1 },
    { template: 'logarithmic-equation', case: 'difference', seed: 1 },
    { template: 'logarithmic-equation', case: 'sum', seed: 1 },
    { template: 'value-of-a-logarithm', case: 'another-base', seed: 1 },
    { template: 'exponential-from-its-graph', case: 'two-points-given', seed: 1 },
    { template: 'domain-and-range', case: 'range-on-a-domain', seed: 1 },
    { template: 'change-the-subject', case: 'power-of-x', seed: 1 },
    { template: 'quadratic-in-a-power', case: 'two-logarithms', seed: 1 },
    { template: 'logarithm-from-its-graph', case: 'asymptote-given', seed: 1 },
    { template: 'inverse-function', case: 'of-an-exponential', seed: 1 },
    { template: 'logarithmic-equation', case: 'natural', seed: 1 },
    { template: 'take-logarithms', case: 'two-powers', seed: 1 },
    { template: 'number-of-roots-from-sketches', case: 'ln-and-line', seed: 1 },
    { template: 'change-the-subject', case: 'time-in-a-formula', seed: 1 },
    { template: 'quadratic-in-a-logarithm', case: 'lg', seed: 1 },
    { template: 'powers-of-one-base', case: 'quadratic', seed: 1 },
    { template: 'sketch-exponential', case: 'below-its-asymptote', seed: 1 },
    { template: 'in-terms-of-letters', case: 'other-bases', seed: 1 },
    { template: 'quadratic-in-a-power', case: 'powers-of-two', seed: 1 },
    { template: 'exact-lengths-and-areas', case: 'trapezium', seed: 1 },
    { template: 'growth-and-decay', case: 'population', seed: 1 },
    { template: 'sketch-logarithm', case: 'asymptote-on-the-right', seed: 1 },
    { template: 'value-of-a-logarithm', case: 'chain', seed: 1 },
    { template: 'change-of-base-equation', case: 'base-and-its-square', seed: 1 },
    { template: 'inverse-function', case: 'of-a-logarithm', seed: 1 },
    { template: 'number-of-roots-from-sketches', case: 'exponential-and-line', seed: 1 },
    { template: 'change-the-subject', case: 'natural-logarithms', seed: 1 },
    { template: 'logarithmic-equation', case: 'twice-a-logarithm', seed: 1 },
    { template: 'inequality-with-a-power', case: 'least-whole-number', seed: 1 },
    { template: 'quadratic-in-a-logarithm', case: 'power-inside', seed: 1 },
    { template: 'logarithm-from-its-graph', case: 'two-points-given', seed: 1 },
    { template: 'simultaneous-equations', case: 'indices', seed: 2 },
    { template: 'growth-and-decay', case: 'half-life', seed: 1 },
    { template: 'simultaneous-equations', case: 'two-logarithms', seed: 1 },
    { template: 'quadratic-in-a-power', case: 'negative-index', seed: 1 },
    { template: 'exact-solution', case: 'two-bases', seed: 1 },
    { template: 'inequality-with-a-power', case: 'power-of-e', seed: 1 },
    { template: 'inverse-function', case: 'sketch-both', seed: 1 },
    { template: 'quadratic-in-a-logarithm', case: 'ln', seed: 1 },
    { template: 'change-of-base-equation', case: 'single-logarithms', seed: 1 },
    { template: 'logarithmic-model', case: 'memory', seed: 1 },
    { template: 'simultaneous-equations', case: 'logarithm-and-line', seed: 1 },
    { template: 'sketch-logarithm', case: 'reflected', seed: 1 },
    { template: 'inequality-with-a-power', case: 'logarithm', seed: 1 },
    { template: 'exact-lengths-and-areas', case: 'chord', seed: 1 },
    { template: 'domain-and-range', case: 'of-a-quadratic-inside', seed: 1 },
    { template: 'growth-and-decay', case: 'falling-value', seed: 1 },
    { template: 'logarithmic-model', case: 'acidity', seed: 1 },
    { template: 'in-terms-of-letters', case: 'as-powers', seed: 1 },
    { template: 'where-curves-meet', case: 'exponentials', seed: 1 },
    { template: 'function-of-a-function', case: 'power-of-a-logarithm', seed: 1 },
    { template: 'quadratic-in-a-power', case: 'powers-of-three', seed: 1 },
    { template: 'number-of-roots-from-sketches', case: 'to-be-rearranged', seed: 1 },
    { template: 'change-of-base-equation', case: 'x-as-base', seed: 1 },
    { template: 'simultaneous-equations', case: 'powers-of-e', seed: 1 },
    { template: 'model-with-a-limit', case: 'fish-in-a-pond', seed: 1 },
    { template: 'where-curves-meet', case: 'logarithms', seed: 1 },
    { template: 'show-a-relation', case: 'sum-of-squares', seed: 1 },
    { template: 'logarithmic-model', case: 'loudness', seed: 1 },
    { template: 'model-with-a-limit', case: 'typing-speed', seed: 1 },
    { template: 'function-of-a-function', case: 'twice', seed: 1 },
    { template: 'growth-and-decay', case: 'two-towns', seed: 1 },
    { template: 'show-a-relation', case: 'reciprocals', seed: 1 },
    { template: 'model-with-a-limit', case: 'cooling', seed: 1 },
    { template: 'exponential-in-full', case: 'fish-in-a-pond', seed: 1 },
    { template: 'exponential-in-full', case: 'powers-and-logarithms', seed: 1 },
    { template: 'logarithms-in-full', case: 'half-life', seed: 1 },
    { template: 'logarithms-in-full', case: 'two-bases', seed: 1 },
    { template: 'logarithms-and-curves', case: 'earthquakes', seed: 1 },
    { template: 'logarithms-and-curves', case: 'area-beside-a-logarithm', seed: 1 },
    { template: 'two-exponentials', case: 'two-towns', seed: 1 },
    { template: 'two-exponentials', case: 'hanging-cable', seed: 1 },
    { template: 'logarithms-together', case: 'least-value', seed: 1 },
    { template: 'logarithms-together', case: 'chord-of-a-logarithm', seed: 1 },
    { template: 'logarithms-at-work', case: 'acidity', seed: 1 },
    { template: 'logarithms-at-work', case: 'new-machine', seed: 1 },
  ],
}
