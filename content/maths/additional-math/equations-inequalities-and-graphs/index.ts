// Equations, inequalities and graphs for 0606: moduli, hidden quadratics, cubics in factors, simultaneous equations.

import type { MathsTopic, Template } from '../../template.ts'
import { cubicCount } from './cubic-counts.ts'
import { cubicFromGraph } from './cubic-from-graph.ts'
import { cubicInequality, cubicInequalityFromGraph } from './cubic-inequalities.ts'
import { sketchCubic, sketchModulusOfCubic } from './cubic-sketches.ts'
import { oneEquationToTheNext } from './hence-long.ts'
import { inequalitiesInFull } from './inequalities-long.ts'
import { graphsInFull } from './line-and-curve-long.ts'
import { moduliAndLines } from './moduli-and-lines-long.ts'
import { moduliInFull } from './moduli-long.ts'
import { modulusAgainstLine } from './modulus-against-line.ts'
import { modulusEqualsLine, modulusEqualsNumber } from './modulus-equations.ts'
import { modulusFromGraph, sketchModulus } from './modulus-graphs.ts'
import { modulusInWords } from './modulus-in-words.ts'
import { integersInRange, modulusInequality } from './modulus-inequalities.ts'
import { modulusQuadraticEquals, modulusQuadraticInequality } from './modulus-of-quadratic.ts'
import { modulusQuadraticGraph } from './modulus-quadratic-graph.ts'
import { lineAndCurve } from './simultaneous.ts'
import { twoCurves } from './simultaneous-curves.ts'
import { chordOfCurve } from './simultaneous-diagram.ts'
import { simultaneousInWords } from './simultaneous-in-words.ts'
import { twoUnknownsInContext } from './simultaneous-long.ts'
import { substitutionBracket } from './substitution-bracket.ts'
import { curveInRoot } from './substitution-curves.ts'
import { substitutionPower } from './substitution-powers.ts'
import { substitutionFraction, substitutionSquareRoot } from './substitution-roots.ts'
import { modulusAgainstModulus, modulusEqualsModulus } from './two-moduli.ts'
import { unbroken } from './unbroken.ts'

const templates: readonly Template[] = [
  modulusEqualsNumber,
  sketchModulus,
  modulusFromGraph,
  modulusEqualsLine,
  modulusEqualsModulus,
  modulusInequality,
  integersInRange,
  modulusInWords,
  modulusAgainstLine,
  modulusAgainstModulus,
  modulusQuadraticEquals,
  modulusQuadraticInequality,
  modulusQuadraticGraph,
  substitutionSquareRoot,
  substitutionFraction,
  substitutionPower,
  substitutionBracket,
  curveInRoot,
  sketchCubic,
  sketchModulusOfCubic,
  cubicFromGraph,
  cubicInequality,
  cubicInequalityFromGraph,
  cubicCount,
  lineAndCurve,
  chordOfCurve,
  twoCurves,
  simultaneousInWords,
  graphsInFull,
  moduliInFull,
  oneEquationToTheNext,
  moduliAndLines,
  twoUnknownsInContext,
  inequalitiesInFull,
]

export const topic: MathsTopic = {
  key: 'additional_math_equations_inequalities_and_graphs',
  templates: templates.map(unbroken),
  published: [
    { template: 'modulus-equals-number', case: 'plain', seed: 1 },
    { template: 'modulus-equals-number', case: 'rearranged', seed: 1 },
    { template: 'modulus-equals-number', case: 'taken-away', seed: 1 },
    { template: 'sketch-cubic', case: 'three-roots', seed: 1 },
    { template: 'modulus-inequality', case: 'less', seed: 1 },
    { template: 'modulus-inequality', case: 'greater', seed: 1 },
    { template: 'sketch-modulus', case: 'then-solve', seed: 1 },
    { template: 'line-and-second-degree-curve', case: 'product', seed: 1 },
    { template: 'modulus-from-graph', case: 'then-solve', seed: 1 },
    { template: 'substitution-power', case: 'fourth-power', seed: 1 },
    { template: 'substitution-square-root', case: 'both-hold', seed: 1 },
    { template: 'sketch-cubic', case: 'falling', seed: 1 },
    { template: 'modulus-equals-line', case: 'two-solutions', seed: 1 },
    { template: 'modulus-equals-line', case: 'one-solution', seed: 1 },
    { template: 'modulus-inequality', case: 'rearranged', seed: 1 },
    { template: 'modulus-in-words', case: 'write-as-modulus', seed: 1 },
    { template: 'modulus-in-words', case: 'temperature', seed: 1 },
    { template: 'cubic-from-graph', case: 'three-roots', seed: 1 },
    { template: 'sketch-cubic', case: 'repeated', seed: 1 },
    { template: 'line-and-second-degree-curve', case: 'squares', seed: 1 },
    { template: 'modulus-equals-line', case: 'from-diagram', seed: 1 },
    { template: 'modulus-from-graph', case: 'then-inequality', seed: 1 },
    { template: 'sketch-modulus', case: 'then-count', seed: 1 },
    { template: 'substitution-square-root', case: 'one-rejected', seed: 1 },
    { template: 'substitution-fractional-power', case: 'thirds', seed: 1 },
    { template: 'substitution-power', case: 'reciprocals', seed: 1 },
    { template: 'cubic-inequality', case: 'below', seed: 1 },
    { template: 'cubic-from-graph', case: 'repeated', seed: 1 },
    { template: 'modulus-equals-modulus', case: 'plain', seed: 1 },
    { template: 'modulus-equals-modulus', case: 'from-diagram', seed: 1 },
    { template: 'simultaneous-in-words', case: 'diagonal', seed: 1 },
    { template: 'integers-in-range', case: 'how-many', seed: 1 },
    { template: 'modulus-in-words', case: 'on-a-road', seed: 1 },
    { template: 'cubic-inequality-from-graph', case: 'three-crossings', seed: 1 },
    { template: 'sketch-modulus-of-cubic', case: 'three-roots', seed: 1 },
    { template: 'modulus-quadratic-equals', case: 'four-solutions', seed: 1 },
    { template: 'substitution-square-root', case: 'quotient', seed: 1 },
    { template: 'curve-in-root-x', case: 'crosses-axis', seed: 1 },
    { template: 'modulus-against-line', case: 'below', seed: 1 },
    { template: 'line-and-second-degree-curve', case: 'mixed', seed: 1 },
    { template: 'chord-of-curve', case: 'length-in-hyperbola', seed: 1 },
    { template: 'cubic-inequality-from-graph', case: 'one-crossing', seed: 1 },
    { template: 'cubic-inequality', case: 'falling', seed: 1 },
    { template: 'modulus-equals-modulus', case: 'multiplied', seed: 1 },
    { template: 'modulus-quadratic-equals', case: 'with-surds', seed: 1 },
    { template: 'sketch-modulus-of-cubic', case: 'repeated', seed: 1 },
    { template: 'substitution-fractional-power', case: 'quarters', seed: 1 },
    { template: 'substitution-power', case: 'sixth-power', seed: 1 },
    { template: 'integers-in-range', case: 'both-conditions', seed: 1 },
    { template: 'modulus-against-line', case: 'above', seed: 1 },
    { template: 'simultaneous-in-words', case: 'journey', seed: 1 },
    { template: 'curve-in-root-x', case: 'meets-line', seed: 1 },
    { template: 'chord-of-curve', case: 'midpoint-in-parabola', seed: 1 },
    { template: 'cubic-from-graph', case: 'of-modulus', seed: 1 },
    { template: 'cubic-inequality', case: 'repeated', seed: 1 },
    { template: 'cubic-inequality-from-graph', case: 'touching', seed: 1 },
    { template: 'modulus-against-modulus', case: 'from-diagram', seed: 1 },
    { template: 'modulus-against-modulus', case: 'plain', seed: 1 },
    { template: 'modulus-quadratic-equals', case: 'two-solutions', seed: 1 },
    { template: 'two-second-degree-equations', case: 'both-in-squares', seed: 1 },
    { template: 'substitution-fractional-power', case: 'fifths', seed: 1 },
    { template: 'sketch-modulus-of-cubic', case: 'with-coefficient', seed: 1 },
    { template: 'modulus-quadratic-inequality', case: 'within-unbroken', seed: 1 },
    { template: 'modulus-quadratic-inequality', case: 'beyond', seed: 1 },
    { template: 'solutions-of-cubic-equals-k', case: 'of-cubic', seed: 1 },
    { template: 'modulus-against-line', case: 'one-critical-value', seed: 1 },
    { template: 'modulus-against-modulus', case: 'multiplied', seed: 1 },
    { template: 'substitution-bracket', case: 'root-of-bracket', seed: 1 },
    { template: 'substitution-bracket', case: 'modulus', seed: 1 },
    { template: 'two-second-degree-equations', case: 'product-and-squares', seed: 1 },
    { template: 'simultaneous-in-words', case: 'two-squares', seed: 1 },
    { template: 'modulus-quadratic-inequality', case: 'within', seed: 1 },
    { template: 'modulus-quadratic-graph', case: 'find-constants', seed: 1 },
    { template: 'solutions-of-cubic-equals-k', case: 'of-modulus', seed: 1 },
    { template: 'substitution-bracket', case: 'expression-twice', seed: 1 },
    { template: 'modulus-quadratic-graph', case: 'touches-the-arch', seed: 1 },
    { template: 'two-second-degree-equations', case: 'reciprocals', seed: 1 },
    { template: 'graphs-in-full', case: 'chord-of-a-hyperbola', seed: 1 },
    { template: 'graphs-in-full', case: 'cubic-and-modulus', seed: 1 },
    { template: 'moduli-in-full', case: 'two-cyclists', seed: 1 },
    { template: 'moduli-in-full', case: 'tangent-to-an-arch', seed: 1 },
    { template: 'one-equation-to-the-next', case: 'one-quadratic', seed: 1 },
    { template: 'one-equation-to-the-next', case: 'lines-and-an-oval', seed: 1 },
    { template: 'moduli-and-lines', case: 'rectangle-between-two', seed: 1 },
    { template: 'moduli-and-lines', case: 'lines-through-a-point', seed: 1 },
    { template: 'two-unknowns-in-context', case: 'card-and-diagonal', seed: 1 },
    { template: 'two-unknowns-in-context', case: 'road-past-a-mast', seed: 1 },
    { template: 'inequalities-in-full', case: 'two-particles', seed: 1 },
    { template: 'inequalities-in-full', case: 'under-other-names', seed: 1 },
  ],
}
