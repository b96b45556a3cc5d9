// Number for 0580: types of number, sets, powers, fractions, percentages, standard form, accuracy, ratio, rates, money,
// time, growth and surds.

import type { MathsTopic } from '../../template.ts'
import { estimate, rounding } from './accuracy.ts'
import { averageSpeed } from './average-speed.ts'
import { calculatedBounds, errorInterval } from './bounds.ts'
import { densityInStandardForm } from './density-in-standard-form.ts'
import { exactShape } from './exact-shape.ts'
import { exchange } from './exchange.ts'
import { factorAndMultiple } from './factor-and-multiple.ts'
import { factorTreeOf, perfectPower } from './factors.ts'
import { repeatingEvents } from './factors-in-words.ts'
import { fractionArithmetic, partsOfAnAmount, recurringDecimal } from './fractions.ts'
import { decayGraph, growthAndDecay } from './growth-and-decay.ts'
import { compareInvestments, interest } from './interest.ts'
import { kindsOfNumber, rationalOrNot } from './kinds-of-number.ts'
import { boundsInFull } from './long-bounds.ts'
import { earnings } from './long-earnings.ts'
import { primeFactorsInFull } from './long-factors.ts'
import { ratesInFull } from './long-rates.ts'
import { savingsAndLoans } from './long-savings.ts'
import { threeSetsWithX } from './long-sets.ts'
import { orderOfOperations, temperatures, useACalculator } from './operations.ts'
import { percentageChange, successiveChanges } from './percentages.ts'
import { cubeOfVolume, evaluateIndices, rootBetween } from './powers.ts'
import { mapScale, proportion } from './proportion.ts'
import { everydayRates } from './rates.ts'
import { divideALine, shareInRatio } from './ratio.ts'
import { shadedRegion } from './regions.ts'
import { reversePercentage } from './reverse-percentage.ts'
import { survey, vennElements } from './sets.ts'
import { orderNumbers, shadedShape } from './shares-and-order.ts'
import { calculateStandardForm, convertStandardForm } from './standard-form.ts'
import { rationalise, simplifySurds } from './surds.ts'
import { clockFace, timetable, timeZones } from './time.ts'
import { unknownIndex } from './unknown-index.ts'

export const topic: MathsTopic = {
  key: 'general_math_number',
  templates: [
    kindsOfNumber,
    rationalOrNot,
    factorTreeOf,
    perfectPower,
    factorAndMultiple,
    repeatingEvents,
    vennElements,
    survey,
    shadedRegion,
    fractionArithmetic,
    recurringDecimal,
    partsOfAnAmount,
    shadedShape,
    orderNumbers,
    orderOfOperations,
    temperatures,
    useACalculator,
    rootBetween,
    cubeOfVolume,
    evaluateIndices,
    unknownIndex,
    convertStandardForm,
    calculateStandardForm,
    densityInStandardForm,
    rounding,
    estimate,
    errorInterval,
    calculatedBounds,
    shareInRatio,
    divideALine,
    mapScale,
    proportion,
    exchange,
    averageSpeed,
    everydayRates,
    clockFace,
    timetable,
    timeZones,
    percentageChange,
    successiveChanges,
    reversePercentage,
    interest,
    compareInvestments,
    growthAndDecay,
    decayGraph,
    simplifySurds,
    rationalise,
    exactShape,
    savingsAndLoans,
    earnings,
    threeSetsWithX,
    boundsInFull,
    primeFactorsInFull,
    ratesInFull,
  ],
  published: [
    { template: 'kinds-of-number', case: 'from-a-list', seed: 1 },
    { template: 'shaded-shape', case: 'percentage-shaded', seed: 1 },
    { template: 'order-numbers', case: 'fractions-decimals-percentages', seed: 1 },
    { template: 'order-of-operations', case: 'evaluate', seed: 1 },
    { template: 'temperatures', case: 'on-a-number-line', seed: 1 },
    { template: 'clock-face', case: 'afternoon', seed: 1 },
    { template: 'factor-tree', case: 'complete', seed: 1 },
    { template: 'rounding', case: 'three-ways', seed: 1 },
    { template: 'root-between-integers', case: 'square-root', seed: 1 },
    { template: 'order-of-operations', case: 'insert-brackets', seed: 2 },
    { template: 'kinds-of-number', case: 'with-a-factor', seed: 1 },
    { template: 'shaded-shape', case: 'shade-more', seed: 1 },
    { template: 'timetable', case: 'train', seed: 1 },
    { template: 'share-in-a-ratio', case: 'total', seed: 1 },
    { template: 'hcf-and-lcm', case: 'two-numbers', seed: 1 },
    { template: 'hcf-or-lcm-in-words', case: 'buses', seed: 1 },
    { template: 'fraction-arithmetic', case: 'add', seed: 1 },
    { template: 'fraction-arithmetic', case: 'divide', seed: 1 },
    { template: 'rational-or-irrational', case: 'list', seed: 1 },
    { template: 'order-numbers', case: 'negative-and-roots', seed: 1 },
    { template: 'percentage-change', case: 'of-an-amount', seed: 1 },
    { template: 'percentage-change', case: 'from-a-bar-chart', seed: 1 },
    { template: 'percentage-change', case: 'profit', seed: 1 },
    { template: 'exchange-rate', case: 'conversion-graph', seed: 1 },
    { template: 'proportion-in-words', case: 'recipe', seed: 1 },
    { template: 'everyday-rates', case: 'tank', seed: 1 },
    { template: 'divide-a-line', case: 'part-from-whole', seed: 1 },
    { template: 'venn-elements', case: 'complete', seed: 1 },
    { template: 'venn-elements', case: 'read', seed: 1 },
    { template: 'estimate', case: 'quotient', seed: 1 },
    { template: 'rounding', case: 'zeros-that-count', seed: 1 },
    { template: 'write-in-standard-form', case: 'both-ways', seed: 1 },
    { template: 'edge-of-a-cube', case: 'surface-from-volume', seed: 1 },
    { template: 'use-a-calculator', case: 'root-of-a-quotient', seed: 1 },
    { template: 'hcf-or-lcm-in-words', case: 'tiles', seed: 1 },
    { template: 'proportion-in-words', case: 'best-buy', seed: 1 },
    { template: 'proportion-in-words', case: 'workers', seed: 1 },
    { template: 'error-interval', case: 'decimal-place', seed: 1 },
    { template: 'error-interval', case: 'significant-figures', seed: 1 },
    { template: 'fraction-arithmetic', case: 'subtract', seed: 1 },
    { template: 'everyday-rates', case: 'pay', seed: 1 },
    { template: 'exchange-rate', case: 'two-shops', seed: 1 },
    { template: 'share-in-a-ratio', case: 'difference', seed: 1 },
    { template: 'fraction-of-what-is-left', case: 'amount-left', seed: 1 },
    { template: 'estimate', case: 'with-root', seed: 1 },
    { template: 'average-speed', case: 'travel-graph', seed: 1 },
    { template: 'time-zones', case: 'arrival', seed: 1 },
    { template: 'simple-and-compound-interest', case: 'simple', seed: 1 },
    { template: 'simple-and-compound-interest', case: 'compound', seed: 1 },
    { template: 'write-in-standard-form', case: 'not-yet-standard', seed: 1 },
    { template: 'use-a-calculator', case: 'write-down-the-display', seed: 1 },
    { template: 'evaluate-indices', case: 'zero-and-negative', seed: 1 },
    { template: 'evaluate-indices', case: 'fractional', seed: 1 },
    { template: 'map-scale', case: 'distance', seed: 1 },
    { template: 'divide-a-line', case: 'whole-from-part', seed: 1 },
    { template: 'reverse-percentage', case: 'after-discount', seed: 1 },
    { template: 'reverse-percentage', case: 'after-tax', seed: 1 },
    { template: 'shaded-region', case: 'shade', seed: 1 },
    { template: 'survey-with-unknown', case: 'overlap', seed: 1 },
    { template: 'calculate-in-standard-form', case: 'multiply', seed: 1 },
    { template: 'calculate-in-standard-form', case: 'add', seed: 1 },
    { template: 'make-a-perfect-power', case: 'square', seed: 1 },
    { template: 'hcf-and-lcm', case: 'index-form', seed: 1 },
    { template: 'average-speed', case: 'two-stages', seed: 1 },
    { template: 'fraction-of-what-is-left', case: 'find-the-whole', seed: 1 },
    { template: 'time-zones', case: 'length-of-flight', seed: 1 },
    { template: 'shaded-region', case: 'describe', seed: 3 },
    { template: 'standard-form-in-words', case: 'population-density', seed: 1 },
    { template: 'map-scale', case: 'area', seed: 1 },
    { template: 'evaluate-indices', case: 'negative-fractional', seed: 1 },
    { template: 'growth-and-decay', case: 'depreciation', seed: 1 },
    { template: 'growth-and-decay', case: 'population', seed: 1 },
    { template: 'decay-graph', case: 'medicine', seed: 1 },
    { template: 'share-in-a-ratio', case: 'linked-ratios', seed: 1 },
    { template: 'recurring-decimal', case: 'all-recur', seed: 1 },
    { template: 'bounds-of-a-result', case: 'area', seed: 1 },
    { template: 'bounds-of-a-result', case: 'speed', seed: 1 },
    { template: 'average-speed', case: 'change-units', seed: 1 },
    { template: 'one-change-after-another', case: 'up-then-down', seed: 1 },
    { template: 'calculate-in-standard-form', case: 'divide', seed: 1 },
    { template: 'simple-and-compound-interest', case: 'find-the-rate', seed: 1 },
    { template: 'unknown-index', case: 'one-power', seed: 1 },
    { template: 'simplify-surds', case: 'sum', seed: 1 },
    { template: 'simplify-surds', case: 'brackets', seed: 1 },
    { template: 'shaded-region', case: 'three-sets', seed: 1 },
    { template: 'survey-with-unknown', case: 'three-sets', seed: 1 },
    { template: 'compare-investments', case: 'simple-or-compound', seed: 1 },
    { template: 'decay-graph', case: 'value-of-a-machine', seed: 1 },
    { template: 'recurring-decimal', case: 'after-one-digit', seed: 1 },
    { template: 'reverse-percentage', case: 'after-two-years', seed: 1 },
    { template: 'unknown-index', case: 'product-of-powers', seed: 1 },
    { template: 'rationalise-the-denominator', case: 'single-root', seed: 1 },
    { template: 'exact-lengths', case: 'rectangle', seed: 1 },
    { template: 'rationalise-the-denominator', case: 'two-terms', seed: 1 },
    { template: 'exact-lengths', case: 'right-angled-triangle', seed: 1 },
    { template: 'savings-and-loans', case: 'three-banks', seed: 1 },
    { template: 'savings-and-loans', case: 'auto-rickshaw', seed: 1 },
    { template: 'earnings-and-tax', case: 'salary-and-tax', seed: 1 },
    { template: 'earnings-and-tax', case: 'money-sent-home', seed: 1 },
    { template: 'three-sets-with-x', case: 'from-overlaps', seed: 1 },
    { template: 'three-sets-with-x', case: 'from-overlaps', seed: 4 },
    { template: 'three-sets-with-x', case: 'quadratic-in-regions', seed: 1 },
    { template: 'bounds-in-full', case: 'train-journey', seed: 1 },
    { template: 'bounds-in-full', case: 'field-and-harvest', seed: 1 },
    { template: 'prime-factors-in-full', case: 'squares-and-cubes', seed: 5 },
    { template: 'prime-factors-in-full', case: 'boxes-of-sweets', seed: 1 },
    { template: 'rates-in-full', case: 'people-and-land', seed: 1 },
    { template: 'rates-in-full', case: 'concrete-floor', seed: 2 },
  ],
}
