// Probability and statistics for 0580: single and combined events, trees, Venn diagrams, conditional probability;
// averages and spread, charts, correlation, cumulative frequency, box plots and histograms.

import type { MathsTopic } from '../../template.ts'
import { averagesOfList, frequencyTable } from './averages.ts'
import { boxPlot } from './box-plots.ts'
import { pictogram, twoBars } from './charts.ts'
import { frequencyTableFromList, misleading } from './collecting.ts'
import { compareBoxes, compareLists } from './compare-distributions.ts'
import { backwards, twoWayTable } from './conditional.ts'
import { kindsOfCorrelation } from './correlation.ts'
import { drawCumulative, readCumulative } from './cumulative.ts'
import { estimatedMean } from './estimated-mean.ts'
import { expectedFrequency } from './expected-frequency.ts'
import { findTheNumbers } from './find-the-numbers.ts'
import { fromCumulative } from './from-cumulative.ts'
import { drawHistogram, readHistogram } from './histograms.ts'
import { missingProbability, unknownCounters } from './incomplete-bags.ts'
import { independentEvents } from './independent.ts'
import { chancesInFull } from './long-chances.ts'
import { wholeCumulative } from './long-cumulative.ts'
import { dataInFull } from './long-data.ts'
import { wholeHistogram } from './long-histogram.ts'
import { wholeTree } from './long-trees.ts'
import { chanceToEquation } from './long-unknown.ts'
import { completeScatter } from './more-points.ts'
import { listOutcomes, sampleSpace } from './outcomes.ts'
import { pie } from './pie-charts.ts'
import { relativeFrequency } from './relative-frequency.ts'
import { scatterDiagram } from './scatter.ts'
import { onePick, scale } from './single-events.ts'
import { stemDiagram } from './stem-and-leaf.ts'
import { takeTwo } from './take-two.ts'
import { twoStageTree } from './trees.ts'
import { meanProblems, unknownFrequency } from './unknown-data.ts'
import { unknownNumber } from './unknown-number.ts'
import { useHistogram } from './use-histogram.ts'
import { givenThat, vennProbability } from './venn-chance.ts'
import { threeColours, threeInARow } from './without-tree.ts'

export const topic: MathsTopic = {
  key: 'general_math_probability_and_statistics',
  templates: [
    scale,
    onePick,
    missingProbability,
    unknownCounters,
    expectedFrequency,
    relativeFrequency,
    listOutcomes,
    sampleSpace,
    independentEvents,
    twoStageTree,
    takeTwo,
    threeColours,
    threeInARow,
    unknownNumber,
    vennProbability,
    givenThat,
    twoWayTable,
    backwards,
    frequencyTableFromList,
    misleading,
    averagesOfList,
    frequencyTable,
    unknownFrequency,
    meanProblems,
    findTheNumbers,
    estimatedMean,
    twoBars,
    pictogram,
    pie,
    stemDiagram,
    kindsOfCorrelation,
    scatterDiagram,
    readCumulative,
    drawCumulative,
    fromCumulative,
    boxPlot,
    compareBoxes,
    compareLists,
    drawHistogram,
    readHistogram,
    useHistogram,
    wholeCumulative,
    wholeTree,
    wholeHistogram,
    completeScatter,
    chanceToEquation,
    chancesInFull,
    dataInFull,
  ],
  published: [
    { template: 'probability-scale', case: 'name-the-arrow', seed: 1 },
    { template: 'one-pick', case: 'spinner', seed: 1 },
    { template: 'frequency-table-from-list', case: 'single-values', seed: 1 },
    { template: 'pictogram', case: 'whole-key', seed: 1 },
    { template: 'one-pick', case: 'letters', seed: 1 },
    { template: 'bar-chart-of-two-groups', case: 'dual', seed: 6 },
    { template: 'averages-of-a-list', case: 'all-four', seed: 1 },
    { template: 'missing-probability', case: 'one-missing', seed: 1 },
    { template: 'list-the-outcomes', case: 'three-coins', seed: 1 },
    { template: 'probability-scale', case: 'draw-the-arrows', seed: 1 },
    { template: 'pictogram', case: 'find-the-key', seed: 3 },
    { template: 'frequency-table-from-list', case: 'grouped', seed: 1 },
    { template: 'one-pick', case: 'numbered-cards', seed: 1 },
    { template: 'list-the-outcomes', case: 'menu', seed: 1 },
    { template: 'kinds-of-correlation', case: 'match', seed: 6 },
    { template: 'missing-probability', case: 'twice-as-likely', seed: 1 },
    { template: 'bar-chart-of-two-groups', case: 'composite', seed: 1 },
    { template: 'averages-of-a-list', case: 'quartiles', seed: 1 },
    { template: 'pie-chart', case: 'read', seed: 1 },
    { template: 'expected-frequency', case: 'from-a-table', seed: 1 },
    { template: 'sample-space', case: 'sum', seed: 1 },
    { template: 'averages-of-a-frequency-table', case: 'table', seed: 1 },
    { template: 'misleading-data', case: 'axis-not-from-zero', seed: 1 },
    { template: 'expected-frequency', case: 'from-a-fair-die', seed: 1 },
    { template: 'relative-frequency', case: 'is-it-fair', seed: 1 },
    { template: 'stem-and-leaf', case: 'draw', seed: 1 },
    { template: 'scatter-diagram', case: 'negative', seed: 1 },
    { template: 'mean-and-total', case: 'next-value', seed: 1 },
    { template: 'probability-from-venn', case: 'in-notation', seed: 1 },
    { template: 'missing-probability', case: 'how-many', seed: 1 },
    { template: 'pie-chart', case: 'draw', seed: 1 },
    { template: 'kinds-of-correlation', case: 'name', seed: 4 },
    { template: 'sample-space', case: 'difference', seed: 1 },
    { template: 'averages-of-a-frequency-table', case: 'bar-chart', seed: 1 },
    { template: 'relative-frequency', case: 'best-estimate', seed: 1 },
    { template: 'compare-two-lists', case: 'mean-and-range', seed: 1 },
    { template: 'stem-and-leaf', case: 'read', seed: 1 },
    { template: 'probability-from-venn', case: 'in-words', seed: 1 },
    { template: 'misleading-data', case: 'who-was-asked', seed: 1 },
    { template: 'expected-frequency', case: 'from-a-record', seed: 1 },
    { template: 'mean-and-total', case: 'two-groups', seed: 1 },
    { template: 'independent-events', case: 'exactly-one', seed: 1 },
    { template: 'scatter-diagram', case: 'positive', seed: 1 },
    { template: 'number-from-probability', case: 'find-x', seed: 1 },
    { template: 'tree-of-two-stages', case: 'two-spins', seed: 1 },
    { template: 'find-the-numbers', case: 'four-cards', seed: 1 },
    { template: 'estimate-the-mean', case: 'equal-classes', seed: 4 },
    { template: 'sample-space', case: 'product', seed: 1 },
    { template: 'pie-chart', case: 'compare-two', seed: 1 },
    { template: 'independent-events', case: 'find-the-other', seed: 1 },
    { template: 'box-plot', case: 'read', seed: 1 },
    { template: 'two-way-table', case: 'complete-and-choose', seed: 1 },
    { template: 'read-a-cumulative-curve', case: 'median-and-quartiles', seed: 6 },
    { template: 'two-without-replacement', case: 'same-colour', seed: 1 },
    { template: 'mean-and-total', case: 'a-mistake', seed: 1 },
    { template: 'find-the-numbers', case: 'five-numbers', seed: 1 },
    { template: 'tree-of-two-stages', case: 'depends-on-the-first', seed: 1 },
    { template: 'number-from-probability', case: 'add-more', seed: 1 },
    { template: 'draw-a-cumulative-curve', case: 'from-frequencies', seed: 3 },
    { template: 'box-plot', case: 'draw', seed: 1 },
    { template: 'estimate-the-mean', case: 'unequal-classes', seed: 4 },
    { template: 'two-without-replacement', case: 'different-colours', seed: 1 },
    { template: 'independent-events', case: 'at-least-one-of-three', seed: 1 },
    { template: 'compare-box-plots', case: 'two-box-plots', seed: 1 },
    { template: 'two-way-table', case: 'given-that', seed: 1 },
    { template: 'read-a-cumulative-curve', case: 'percentile', seed: 6 },
    { template: 'unknown-frequency', case: 'single-values', seed: 1 },
    { template: 'read-a-histogram', case: 'complete-the-table', seed: 1 },
    { template: 'two-without-replacement', case: 'at-least-one', seed: 1 },
    { template: 'given-that-from-venn', case: 'one-person', seed: 1 },
    { template: 'draw-a-histogram', case: 'from-frequencies', seed: 4 },
    { template: 'two-of-three-colours', case: 'same-kind', seed: 2 },
    { template: 'frequencies-from-a-curve', case: 'mean', seed: 4 },
    { template: 'three-in-a-row', case: 'all-alike', seed: 6 },
    { template: 'unknown-frequency', case: 'grouped', seed: 1 },
    { template: 'given-that-from-venn', case: 'two-people', seed: 1 },
    { template: 'read-a-histogram', case: 'part-of-a-class', seed: 2 },
    { template: 'three-in-a-row', case: 'first-at-the-third', seed: 5 },
    { template: 'two-of-three-colours', case: 'different-kinds', seed: 3 },
    { template: 'given-that-from-venn', case: 'three-sets', seed: 1 },
    { template: 'tree-read-backwards', case: 'late-when-raining', seed: 1 },
    { template: 'histogram-and-more', case: 'mean', seed: 5 },
    { template: 'three-in-a-row', case: 'exactly-one', seed: 1 },
    { template: 'read-a-histogram', case: 'no-scale', seed: 4 },
    { template: 'quadratic-from-probability', case: 'total-unknown', seed: 1 },
    { template: 'tree-read-backwards', case: 'which-machine', seed: 2 },
    { template: 'histogram-and-more', case: 'choose-two', seed: 2 },
    { template: 'quadratic-from-probability', case: 'red-unknown', seed: 1 },
    { template: 'whole-cumulative-question', case: 'from-the-curve', seed: 1 },
    { template: 'whole-cumulative-question', case: 'draw-the-curve', seed: 1 },
    { template: 'whole-tree-question', case: 'without-replacement', seed: 1 },
    { template: 'whole-tree-question', case: 'rain-and-the-bus', seed: 1 },
    { template: 'whole-histogram-question', case: 'without-a-scale', seed: 1 },
    { template: 'whole-histogram-question', case: 'without-a-scale', seed: 3 },
    { template: 'complete-a-scatter-diagram', case: 'positive', seed: 1 },
    { template: 'complete-a-scatter-diagram', case: 'negative', seed: 1 },
    { template: 'whole-histogram-question', case: 'frequency-from-the-mean', seed: 1 },
    { template: 'from-chance-to-equation', case: 'number-of-beads', seed: 1 },
    { template: 'from-chance-to-equation', case: 'spinner-and-prizes', seed: 1 },
    { template: 'chances-in-full', case: 'two-spinners', seed: 1 },
    { template: 'chances-in-full', case: 'ways-to-school', seed: 1 },
    { template: 'data-in-full', case: 'two-classes', seed: 2 },
    { template: 'data-in-full', case: 'two-buses', seed: 1 },
  ],
}
