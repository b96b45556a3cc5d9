// Permutations and combinations for 0606: factorials, the notation, arrangements and selections with conditions, numbers
// and passwords, groups, shapes, and equations in n.

import type { MathsTopic } from '../../template.ts'
import { arrangementsInFull } from './arrangements-long.ts'
import { placesInFull } from './boats-long.ts'
import { books } from './books.ts'
import { countWithConditions } from './codes-long.ts'
import { examination, particularPeople } from './conditions.ts'
import { evenAndLarge, withNought } from './digit-cases.ts'
import { numbersFromDigits, usedAgain } from './digits.ts'
import { findBoth, ratioEquation, solveForN } from './equations.ts'
import { evaluateFactorials, simplifyFactorials } from './factorials.ts'
import { formulaInUse } from './formulae-long.ts'
import { groups, setsOfNumbers } from './groups.ts'
import { prove } from './identities.ts'
import { endsOfWord, someLetters } from './letters.ts'
import { listArrangements } from './listing.ts'
import { evaluateNotation, orderMatters } from './notation.ts'
import { passwords } from './passwords.ts'
import { countInFigure } from './routes-long.ts'
import { car, seats } from './rows.ts'
import { selectionsInFull } from './selections-long.ts'
import { diagonals, pointsAndShapes } from './shapes.ts'
import { team, threeKinds } from './teams.ts'
import { vowelsApart, vowelsTogether } from './vowels.ts'

export const topic: MathsTopic = {
  key: 'additional_math_permutations_and_combinations',
  templates: [
    evaluateFactorials,
    simplifyFactorials,
    listArrangements,
    evaluateNotation,
    orderMatters,
    usedAgain,
    endsOfWord,
    someLetters,
    vowelsTogether,
    vowelsApart,
    numbersFromDigits,
    evenAndLarge,
    withNought,
    passwords,
    seats,
    car,
    books,
    team,
    threeKinds,
    particularPeople,
    examination,
    groups,
    setsOfNumbers,
    pointsAndShapes,
    diagonals,
    solveForN,
    ratioEquation,
    findBoth,
    prove,
    countWithConditions,
    arrangementsInFull,
    selectionsInFull,
    formulaInUse,
    countInFigure,
    placesInFull,
  ],
  published: [
    { template: 'evaluate-factorials', case: 'quotient', seed: 1 },
    { template: 'list-the-arrangements', case: 'tree', seed: 1 },
    { template: 'digits-used-again', case: 'lock', seed: 1 },
    { template: 'evaluate-notation', case: 'permutation', seed: 1 },
    { template: 'evaluate-factorials', case: 'two-below', seed: 1 },
    { template: 'evaluate-notation', case: 'combination', seed: 1 },
    { template: 'list-the-arrangements', case: 'pairs', seed: 1 },
    { template: 'does-order-matter', case: 'places-and-team', seed: 5 },
    { template: 'digits-used-again', case: 'number', seed: 1 },
    { template: 'letters-at-the-ends', case: 'begins-with', seed: 3 },
    { template: 'numbers-from-digits', case: 'odd', seed: 3 },
    { template: 'choose-a-team', case: 'exactly', seed: 6 },
    { template: 'evaluate-factorials', case: 'common-factor', seed: 1 },
    { template: 'some-of-the-letters', case: 'begins-with-a-vowel', seed: 4 },
    { template: 'numbers-from-digits', case: 'multiple-of-five', seed: 4 },
    { template: 'evaluate-notation', case: 'equal-combinations', seed: 1 },
    { template: 'particular-people', case: 'in-or-out', seed: 1 },
    { template: 'points-and-shapes', case: 'circle', seed: 1 },
    { template: 'simplify-factorials', case: 'quotient', seed: 1 },
    { template: 'letters-at-the-ends', case: 'vowels-at-both-ends', seed: 2 },
    { template: 'solve-for-n', case: 'permutation', seed: 1 },
    { template: 'does-order-matter', case: 'how-many-times', seed: 5 },
    { template: 'passwords', case: 'letters-then-digits', seed: 1 },
    { template: 'people-in-a-row', case: 'two-at-the-ends', seed: 3 },
    { template: 'books-on-a-shelf', case: 'by-subject', seed: 3 },
    { template: 'numbers-from-digits', case: 'greater-than', seed: 5 },
    { template: 'solve-for-n', case: 'combination', seed: 2 },
    { template: 'simplify-factorials', case: 'fraction-of-sum', seed: 1 },
    { template: 'seats-in-a-car', case: 'drivers', seed: 2 },
    { template: 'vowels-together', case: 'together', seed: 3 },
    { template: 'some-of-the-letters', case: 'contains-a-letter', seed: 5 },
    { template: 'particular-people', case: 'not-both', seed: 1 },
    { template: 'examination-questions', case: 'compulsory', seed: 1 },
    { template: 'letters-at-the-ends', case: 'consonant-then-vowel', seed: 4 },
    { template: 'people-in-a-row', case: 'two-apart', seed: 2 },
    { template: 'choose-a-team', case: 'at-least', seed: 6 },
    { template: 'passwords', case: 'ends-fixed', seed: 1 },
    { template: 'solve-for-n', case: 'factorial', seed: 4 },
    { template: 'books-on-a-shelf', case: 'one-subject-together', seed: 4 },
    { template: 'points-and-shapes', case: 'two-lines', seed: 1 },
    { template: 'particular-people', case: 'both-or-neither', seed: 1 },
    { template: 'simplify-factorials', case: 'sum', seed: 1 },
    { template: 'people-in-a-row', case: 'one-kind-together', seed: 1 },
    { template: 'divide-into-groups', case: 'three-sizes', seed: 1 },
    { template: 'choose-a-team', case: 'more-of-one', seed: 4 },
    { template: 'equation-of-two', case: 'neighbours', seed: 1 },
    { template: 'seats-in-a-car', case: 'children-behind', seed: 1 },
    { template: 'digits-with-nought', case: 'multiple-of-five', seed: 2 },
    { template: 'examination-questions', case: 'at-least-from-section', seed: 1 },
    { template: 'vowels-together', case: 'not-all-together', seed: 2 },
    { template: 'books-on-a-shelf', case: 'at-the-ends', seed: 2 },
    { template: 'passwords', case: 'all-used', seed: 1 },
    { template: 'points-and-shapes', case: 'rectangles', seed: 1 },
    { template: 'sets-of-numbers', case: 'even-product', seed: 1 },
    { template: 'divide-into-groups', case: 'two-together', seed: 1 },
    { template: 'even-and-large', case: 'between', seed: 1 },
    { template: 'equation-of-two', case: 'permutations', seed: 1 },
    { template: 'three-kinds', case: 'at-most-one', seed: 6 },
    { template: 'vowels-apart', case: 'in-turn', seed: 6 },
    { template: 'sets-of-numbers', case: 'largest', seed: 1 },
    { template: 'diagonals-of-a-polygon', case: 'from-the-number', seed: 1 },
    { template: 'digits-with-nought', case: 'even', seed: 1 },
    { template: 'equation-of-two', case: 'combinations', seed: 1 },
    { template: 'three-kinds', case: 'at-least-one-of-each', seed: 3 },
    { template: 'vowels-apart', case: 'no-two-together', seed: 4 },
    { template: 'even-and-large', case: 'two-cases', seed: 2 },
    { template: 'sets-of-numbers', case: 'even-sum', seed: 1 },
    { template: 'equation-of-two', case: 'against-n', seed: 1 },
    { template: 'prove-an-identity', case: 'square', seed: 1 },
    { template: 'find-n-and-r', case: 'from-both', seed: 5 },
    { template: 'prove-an-identity', case: 'times-r', seed: 1 },
    { template: 'prove-an-identity', case: 'pascal', seed: 1 },
    { template: 'count-with-conditions', case: 'codes', seed: 1 },
    { template: 'count-with-conditions', case: 'committee', seed: 1 },
    { template: 'arrangements-in-full', case: 'families-in-a-row', seed: 1 },
    { template: 'arrangements-in-full', case: 'five-digit-numbers', seed: 1 },
    { template: 'selections-in-full', case: 'pairs-and-diagonals', seed: 1 },
    { template: 'selections-in-full', case: 'cricket-team', seed: 1 },
    { template: 'formula-in-use', case: 'pile-of-oranges', seed: 1 },
    { template: 'formula-in-use', case: 'committees', seed: 1 },
    { template: 'count-in-a-figure', case: 'streets-of-a-town', seed: 1 },
    { template: 'count-in-a-figure', case: 'points-on-three-sides', seed: 1 },
    { template: 'places-in-full', case: 'rowing-boat', seed: 1 },
    { template: 'places-in-full', case: 'minibus', seed: 1 },
  ],
}
