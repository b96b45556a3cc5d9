// Functions for 0606: notation, domain and range, one-one and many-one, inverses, composites, graphs and the modulus.

import { unbroken } from '../../kit/unbroken.ts'
import type { MathsTopic, Template } from '../../template.ts'
import { asymptotes } from './asymptotes.ts'
import { compositeWithE, domainOfComposite } from './composite-domains.ts'
import { compositeEquation } from './composite-equations.ts'
import { compositeFormula } from './composites.ts'
import { compositesInFull } from './composites-long.ts'
import { findConstants } from './constants.ts'
import { inTermsOfFAndG } from './expressing.ts'
import { readFromGraph } from './from-graph.ts'
import { functionsInFull } from './functions-long.ts'
import { functionsInWords } from './in-words.ts'
import { graphOfInverse } from './inverse-graphs.ts'
import { inverseGraphsInFull } from './inverse-graphs-long.ts'
import { inverse, inverseOfQuotient } from './inverses.ts'
import { inversesInFull } from './inverses-long.ts'
import { inverseValue, inverseWithE } from './inverses-with-e.ts'
import { mappingDiagram } from './mappings.ts'
import { meetsItsInverse } from './meeting-the-inverse.ts'
import { moduliOfFunctionsInFull } from './moduli-of-functions-long.ts'
import { modulusFromGraph } from './modulus-from-graph.ts'
import { modulusOfCubic } from './modulus-of-cubics.ts'
import { modulusOfLine } from './modulus-of-line.ts'
import { modulusOfWave } from './modulus-of-waves.ts'
import { fromATable, valuesOfFunctions } from './notation.ts'
import { oneOne } from './one-one.ts'
import { greatestDomain, range } from './ranges.ts'
import { selfInverse } from './self-inverse.ts'
import { unknownFunction } from './unknown-function.ts'
import { wholeQuestion } from './whole-questions.ts'

const templates: readonly Template[] = [
  valuesOfFunctions,
  fromATable,
  mappingDiagram,
  readFromGraph,
  oneOne,
  range,
  greatestDomain,
  asymptotes,
  inverse,
  compositeFormula,
  modulusOfLine,
  modulusFromGraph,
  inverseValue,
  inverseOfQuotient,
  graphOfInverse,
  compositeEquation,
  inTermsOfFAndG,
  findConstants,
  functionsInWords,
  modulusOfCubic,
  domainOfComposite,
  inverseWithE,
  compositeWithE,
  meetsItsInverse,
  selfInverse,
  unknownFunction,
  modulusOfWave,
  wholeQuestion,
  functionsInFull,
  inversesInFull,
  compositesInFull,
  inverseGraphsInFull,
  moduliOfFunctionsInFull,
]

export const topic: MathsTopic = {
  key: 'additional_math_functions',
  templates: templates.map(unbroken),
  published: [
    { template: 'values-of-functions', case: 'value-and-equation', seed: 1 },
    { template: 'mapping-diagram', case: 'kind-of-function', seed: 1 },
    { template: 'from-a-table', case: 'composites', seed: 1 },
    { template: 'values-of-functions', case: 'two-orders', seed: 1 },
    { template: 'mapping-diagram', case: 'not-a-function', seed: 1 },
    { template: 'read-from-graph', case: 'domain-and-range', seed: 1 },
    { template: 'values-of-functions', case: 'twice-or-squared', seed: 1 },
    { template: 'from-a-table', case: 'inverses', seed: 1 },
    { template: 'mapping-diagram', case: 'two-functions', seed: 1 },
    { template: 'range', case: 'line-on-an-interval', seed: 1 },
    { template: 'one-one', case: 'parabola-on-a-grid', seed: 1 },
    { template: 'inverse', case: 'linear', seed: 1 },
    { template: 'composite-formula', case: 'square-and-line', seed: 1 },
    { template: 'modulus-of-line', case: 'sketch', seed: 1 },
    { template: 'read-from-graph', case: 'inverse-and-twice', seed: 1 },
    { template: 'greatest-domain', case: 'root', seed: 1 },
    { template: 'inverse', case: 'cube', seed: 1 },
    { template: 'asymptotes', case: 'two-asymptotes', seed: 1 },
    { template: 'range', case: 'quotient', seed: 1 },
    { template: 'one-one', case: 'cosine-curve', seed: 1 },
    { template: 'composite-formula', case: 'line-three-times', seed: 1 },
    { template: 'modulus-from-graph', case: 'broken-line', seed: 1 },
    { template: 'greatest-domain', case: 'values-left-out', seed: 1 },
    { template: 'inverse', case: 'root', seed: 1 },
    { template: 'read-from-graph', case: 'two-graphs', seed: 1 },
    { template: 'range', case: 'root', seed: 1 },
    { template: 'one-one', case: 'cubic-with-turning-points', seed: 1 },
    { template: 'asymptotes', case: 'falling-exponential', seed: 1 },
    { template: 'modulus-of-line', case: 'equation-from-graph', seed: 1 },
    { template: 'greatest-domain', case: 'logarithm', seed: 1 },
    { template: 'value-of-an-inverse', case: 'notation', seed: 1 },
    { template: 'graph-of-inverse', case: 'from-a-grid', seed: 1 },
    { template: 'functions-in-words', case: 'changing-money', seed: 1 },
    { template: 'in-terms-of-f-and-g', case: 'two-lines', seed: 1 },
    { template: 'range', case: 'sine-and-modulus', seed: 1 },
    { template: 'inverse-of-quotient', case: 'x-twice', seed: 1 },
    { template: 'composite-equation', case: 'square-of-a-line', seed: 1 },
    { template: 'graph-of-inverse', case: 'line', seed: 1 },
    { template: 'modulus-from-graph', case: 'two-possible-quadratics', seed: 1 },
    { template: 'find-constants', case: 'value-and-inverse', seed: 1 },
    { template: 'one-one', case: 'three-rules', seed: 1 },
    { template: 'inverse-of-quotient', case: 'x-once', seed: 1 },
    { template: 'functions-in-words', case: 'discount-and-voucher', seed: 1 },
    { template: 'in-terms-of-f-and-g', case: 'square-and-line', seed: 1 },
    { template: 'graph-of-inverse', case: 'half-parabola', seed: 1 },
    { template: 'composite-equation', case: 'either-order', seed: 1 },
    { template: 'value-of-an-inverse', case: 'no-formula', seed: 1 },
    { template: 'modulus-of-cubic', case: 'three-roots', seed: 1 },
    { template: 'find-constants', case: 'twice-is-known', seed: 1 },
    { template: 'composite-formula', case: 'quotient-twice', seed: 1 },
    { template: 'inverse-of-quotient', case: 'square-of-a-bracket', seed: 1 },
    { template: 'modulus-from-graph', case: 'where-is-it-the-same', seed: 1 },
    { template: 'composite-equation', case: 'with-an-inverse', seed: 1 },
    { template: 'graph-of-inverse', case: 'exponential', seed: 1 },
    { template: 'functions-in-words', case: 'growing-circle', seed: 1 },
    { template: 'in-terms-of-f-and-g', case: 'e-and-line', seed: 1 },
    { template: 'domain-of-composite', case: 'range-of-composite', seed: 1 },
    { template: 'meets-its-inverse', case: 'line', seed: 1 },
    { template: 'modulus-of-cubic', case: 'touching-the-axis', seed: 1 },
    { template: 'find-constants', case: 'orders-agree', seed: 1 },
    { template: 'inverse-with-e', case: 'exponential', seed: 1 },
    { template: 'domain-of-composite', case: 'left-out-values', seed: 1 },
    { template: 'self-inverse', case: 'symmetric-graph', seed: 1 },
    { template: 'unknown-function', case: 'inside', seed: 1 },
    { template: 'composite-with-e', case: 'logarithm-inside', seed: 1 },
    { template: 'modulus-of-wave', case: 'sine', seed: 1 },
    { template: 'meets-its-inverse', case: 'parabola', seed: 1 },
    { template: 'domain-of-composite', case: 'can-it-be-formed', seed: 1 },
    { template: 'modulus-of-cubic', case: 'how-many-solutions', seed: 1 },
    { template: 'inverse-with-e', case: 'logarithm', seed: 1 },
    { template: 'composite-with-e', case: 'square-of-e', seed: 1 },
    { template: 'self-inverse', case: 'find-the-constant', seed: 1 },
    { template: 'modulus-of-wave', case: 'tangent', seed: 1 },
    { template: 'unknown-function', case: 'outside', seed: 1 },
    { template: 'composite-with-e', case: 'line-inside', seed: 1 },
    { template: 'domain-of-composite', case: 'logarithm-of-a-line', seed: 1 },
    { template: 'modulus-of-wave', case: 'cosine-moved', seed: 1 },
    { template: 'self-inverse', case: 'show', seed: 1 },
    { template: 'whole-question', case: 'half-parabola', seed: 1 },
    { template: 'whole-question', case: 'quotient-and-square', seed: 1 },
    { template: 'whole-question', case: 'e-and-logarithm', seed: 1 },
    { template: 'functions-in-full', case: 'logarithm-and-square', seed: 1 },
    { template: 'functions-in-full', case: 'modulus-of-a-line', seed: 1 },
    { template: 'inverses-in-full', case: 'falling-quotient', seed: 1 },
    { template: 'inverses-in-full', case: 'half-a-cosine', seed: 1 },
    { template: 'composites-in-full', case: 'draining-tank', seed: 1 },
    { template: 'composites-in-full', case: 'three-times-is-x', seed: 1 },
    { template: 'inverse-graphs-in-full', case: 'two-pieces', seed: 1 },
    { template: 'inverse-graphs-in-full', case: 'root-of-a-line', seed: 1 },
    { template: 'moduli-of-functions-in-full', case: 'wave-moved-down', seed: 1 },
    { template: 'moduli-of-functions-in-full', case: 'cubic-that-touches', seed: 1 },
  ],
}
