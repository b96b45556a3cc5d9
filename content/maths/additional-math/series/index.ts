// Series for 0606: the binomial theorem with a positive integer power, arithmetic and geometric progressions, and sums
// to infinity.

import type { MathsTopic } from '../../template.ts'
import { arithmeticBounds, arithmeticRelations } from './arithmetic-bounds.ts'
import { arithmeticInContext } from './arithmetic-in-context.ts'
import { arithmeticConditions, arithmeticTerms } from './arithmetic-terms.ts'
import { binomialUnknowns } from './binomial-long.ts'
import { coefficientsInFull } from './coefficients-long.ts'
import { findTheConstant, findThePower } from './constants.ts'
import { convergence, withoutEnd } from './convergence.ts'
import { expandInFull, firstTerms } from './expand.ts'
import { expansionsInUse } from './expansions-long.ts'
import { progressionsSeen } from './figures-long.ts'
import { geometricBounds, geometricInContext } from './geometric-in-context.ts'
import { geometricSums, geometricTerms } from './geometric-terms.ts'
import { missingTerm, whichTerms } from './missing-terms.ts'
import { mixedProgressions } from './mixed.ts'
import { oneTerm } from './one-term.ts'
import { productOfExpansions, useOfExpansion } from './products.ts'
import { progressionsTogether } from './progressions-long.ts'
import { changingLetters, recognise } from './recognise.ts'
import { seriesInUse } from './series-long.ts'
import { twoPlans } from './two-plans.ts'
import { severalUnknowns } from './unknowns.ts'

export const topic: MathsTopic = {
  key: 'additional_math_series',
  templates: [
    expandInFull,
    firstTerms,
    oneTerm,
    productOfExpansions,
    useOfExpansion,
    findThePower,
    findTheConstant,
    severalUnknowns,
    whichTerms,
    missingTerm,
    recognise,
    arithmeticTerms,
    arithmeticConditions,
    arithmeticInContext,
    arithmeticBounds,
    arithmeticRelations,
    changingLetters,
    geometricTerms,
    geometricSums,
    geometricInContext,
    geometricBounds,
    convergence,
    twoPlans,
    mixedProgressions,
    withoutEnd,
    progressionsTogether,
    binomialUnknowns,
    seriesInUse,
    expansionsInUse,
    progressionsSeen,
    coefficientsInFull,
  ],
  published: [
    { template: 'expand-in-full', case: 'pascal', seed: 10 },
    { template: 'first-terms', case: 'one-plus', seed: 1 },
    { template: 'recognise', case: 'which-kind', seed: 1 },
    { template: 'arithmetic-terms', case: 'from-the-start', seed: 1 },
    { template: 'geometric-terms', case: 'from-the-start', seed: 3 },
    { template: 'arithmetic-terms', case: 'from-a-graph', seed: 1 },
    { template: 'first-terms', case: 'fraction', seed: 1 },
    { template: 'recognise', case: 'pattern', seed: 1 },
    { template: 'geometric-terms', case: 'how-many-terms', seed: 1 },
    { template: 'expand-in-full', case: 'reciprocal', seed: 1 },
    { template: 'arithmetic-terms', case: 'how-many-terms', seed: 1 },
    { template: 'geometric-terms', case: 'two-terms', seed: 1 },
    { template: 'first-terms', case: 'descending', seed: 1 },
    { template: 'expand-in-full', case: 'surds', seed: 1 },
    { template: 'recognise', case: 'show-geometric', seed: 1 },
    { template: 'one-term', case: 'coefficient', seed: 1 },
    { template: 'arithmetic-conditions', case: 'two-terms', seed: 1 },
    { template: 'arithmetic-in-context', case: 'seats', seed: 1 },
    { template: 'geometric-sums', case: 'sum-and-infinity', seed: 1 },
    { template: 'one-term', case: 'independent', seed: 1 },
    { template: 'arithmetic-in-context', case: 'tins', seed: 1 },
    { template: 'geometric-sums', case: 'ratio-from-infinity', seed: 1 },
    { template: 'arithmetic-conditions', case: 'from-the-sum', seed: 1 },
    { template: 'arithmetic-in-context', case: 'rungs', seed: 1 },
    { template: 'one-term', case: 'middle-term', seed: 1 },
    { template: 'geometric-sums', case: 'recurring-decimal', seed: 1 },
    { template: 'arithmetic-conditions', case: 'term-and-sum', seed: 1 },
    { template: 'product-of-expansions', case: 'linear', seed: 1 },
    { template: 'find-the-constant', case: 'from-a-coefficient', seed: 1 },
    { template: 'arithmetic-bounds', case: 'not-multiples', seed: 1 },
    { template: 'geometric-in-context', case: 'ball', seed: 1 },
    { template: 'use-of-expansion', case: 'estimate', seed: 1 },
    { template: 'find-the-power', case: 'from-a-coefficient', seed: 1 },
    { template: 'arithmetic-bounds', case: 'greatest-sum', seed: 1 },
    { template: 'geometric-in-context', case: 'squares', seed: 1 },
    { template: 'product-of-expansions', case: 'reciprocal', seed: 1 },
    { template: 'find-the-constant', case: 'one-times-another', seed: 1 },
    { template: 'geometric-in-context', case: 'value', seed: 1 },
    { template: 'arithmetic-bounds', case: 'sum-over', seed: 1 },
    { template: 'use-of-expansion', case: 'surd-pair', seed: 1 },
    { template: 'find-the-constant', case: 'independent-term', seed: 1 },
    { template: 'product-of-expansions', case: 'square', seed: 1 },
    { template: 'find-the-power', case: 'ratio-of-coefficients', seed: 1 },
    { template: 'arithmetic-relations', case: 'sectors', seed: 1 },
    { template: 'find-the-letter', case: 'three-in-arithmetic', seed: 1 },
    { template: 'geometric-bounds', case: 'near-infinity', seed: 1 },
    { template: 'use-of-expansion', case: 'substitution', seed: 1 },
    { template: 'missing-term', case: 'no-such-term', seed: 1 },
    { template: 'find-the-letter', case: 'three-in-geometric', seed: 1 },
    { template: 'geometric-bounds', case: 'sum-over', seed: 1 },
    { template: 'two-plans', case: 'training', seed: 1 },
    { template: 'which-terms', case: 'no-independent-term', seed: 1 },
    { template: 'several-unknowns', case: 'three-letters', seed: 1 },
    { template: 'convergence', case: 'range-of-x', seed: 5 },
    { template: 'arithmetic-relations', case: 'sum-and-sum', seed: 1 },
    { template: 'missing-term', case: 'two-expansions', seed: 1 },
    { template: 'convergence', case: 'first-two-terms', seed: 1 },
    { template: 'two-plans', case: 'salaries', seed: 1 },
    { template: 'which-terms', case: 'smallest-power', seed: 1 },
    { template: 'several-unknowns', case: 'a-and-n', seed: 2 },
    { template: 'convergence', case: 'second-term', seed: 1 },
    { template: 'without-end', case: 'spiral', seed: 1 },
    { template: 'mixed-progressions', case: 'arithmetic-makes-geometric', seed: 1 },
    { template: 'several-unknowns', case: 'product-of-two', seed: 1 },
    { template: 'mixed-progressions', case: 'same-first-term', seed: 8 },
    { template: 'without-end', case: 'shaded-corners', seed: 1 },
    { template: 'mixed-progressions', case: 'three-numbers', seed: 1 },
    { template: 'progressions-together', case: 'arithmetic-then-geometric', seed: 1 },
    { template: 'progressions-together', case: 'logarithms-as-terms', seed: 1 },
    { template: 'progressions-together', case: 'bouncing-ball', seed: 1 },
    { template: 'binomial-unknowns', case: 'power-and-multiple', seed: 1 },
    { template: 'binomial-unknowns', case: 'independent-of-x', seed: 1 },
    { template: 'series-in-use', case: 'daily-dose', seed: 1 },
    { template: 'series-in-use', case: 'both-signs', seed: 1 },
    { template: 'expansions-in-use', case: 'power-of-a-quadratic', seed: 1 },
    { template: 'expansions-in-use', case: 'savings', seed: 1 },
    { template: 'progressions-seen', case: 'squares-in-squares', seed: 1 },
    { template: 'progressions-seen', case: 'spiral', seed: 1 },
    { template: 'coefficients-in-full', case: 'sums-of-coefficients', seed: 1 },
    { template: 'coefficients-in-full', case: 'constants-of-a-factor', seed: 1 },
  ],
}
