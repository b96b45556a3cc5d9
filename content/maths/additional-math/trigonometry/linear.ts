// Equations with one function once: k f(bx + c) + d = r. How they are written, solved line by line, and checked.

import { final } from '../../kit/final-answers.ts'
import { terms } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { termsInWords } from '../../kit/words.ts'
import {
  anglesWith,
  boxed,
  type Domain,
  inFigures,
  inPi,
  inPiSpoken,
  listed,
  onTheWay,
  principal,
  searched,
  shownDomain,
  spokenAngles,
  spokenDomain,
  typedAngles,
  unlike,
  valueAt,
} from './angle-sets.ts'
import type { Ratio } from './function-values.ts'
import { primaryOf } from './six.ts'
import { curve, stroke, waveAxes } from './waves.ts'

export interface Linear {
  readonly ratio: Ratio
  readonly domain: Domain
  /** bx + c; b is top and bottom, c in the unit of the domain. */
  readonly b: readonly [number, number]
  readonly c: number
}

/** The solutions, and the values of bx + c that they come from. */
const solve = ({ ratio, domain, b: [top, bottom], c }: Linear) => {
  const b = top / bottom
  const value = (ratio.right - ratio.added) / ratio.k
  const primary = primaryOf[ratio.name]
  const [from, to] = searched(domain)
  const ratioValue = primary === ratio.name ? value : 1 / value
  const inner = anglesWith(primary, ratioValue, b * from + c, b * to + c, domain.unit)
  return { inner, solutions: inner.map((angle) => (angle - c) / b) }
}

const innerMarkup = ({ b: [top, bottom], c, domain: { unit } }: Linear): string => {
  const x = bottom === 1 ? `${top === 1 ? '' : top}x` : `display(x/${bottom})`
  if (c === 0) return x
  const size = Math.abs(c)
  const shift = unit === 'degrees' ? `${size}°` : unit === 'pi' ? inPi(size) : String(size)
  return `${x} ${c < 0 ? '−' : '+'} ${shift}`
}

const innerSpoken = ({ b: [top, bottom], c, domain: { unit } }: Linear): string => {
  const x = bottom === 1 ? `${top === 1 ? '' : `${top} `}x` : `x over ${bottom}`
  if (c === 0) return bottom === 1 ? x : `of open bracket ${x} close bracket`
  const size = Math.abs(c)
  const shift = unit === 'degrees' ? `${size} degrees` : unit === 'pi' ? inPiSpoken(size) : String(size)
  return `of open bracket ${x} ${c < 0 ? 'minus' : 'plus'} ${shift} close bracket`
}

const inBrackets = (inner: string): string => (/ [−+] /.test(inner) ? `(${inner})` : ` ${inner}`)

/** The question and its solution: 3 marks where the angle is x itself, else 4. */
export function linearQuestion(linear: Linear) {
  const { ratio, domain, b, c } = linear
  const { name, added, shown, spoken } = ratio
  const { unit } = domain
  const isPlain = b[0] === b[1] && c === 0
  const inner = innerMarkup(linear)
  const of = inBrackets(inner)
  const primary = primaryOf[name]
  const { inner: angles, solutions } = solve(linear)
  const tail = added === 0 ? '' : ` ${terms([1, ''], [added, '']).slice(2)}`
  const tailSpoken = added === 0 ? '' : `, ${termsInWords([1, ''], [added, '']).slice(2)}`
  const value = (ratio.right - ratio.added) / ratio.k
  const shownFirst = typst`The calculator gives $${onTheWay(principal(primary, primary === name ? value : 1 / value, unit), unit)}$. `
  const half = Math.ceil(solutions.length / 2)
  const turned =
    primary === name ? '' : typst`, ${c === 0 ? '#h(6pt)' : '\\'} "so" space ${primary}${of} = ${shown.over}`
  const rule = {
    sin: 'Sine has the same value at #THE and at #HALF minus that angle, and repeats every #TURN.',
    cos: 'Cosine has the same value at #THE and at minus that angle, and repeats every #TURN.',
    tan: 'Tangent repeats every #HALF.',
  }[primary]
    .replace('#THE', 'an angle')
    .replaceAll('#HALF', unit === 'degrees' ? '$180°$' : '$π$')
    .replaceAll('#TURN', unit === 'degrees' ? '$360°$' : '$2π$')
  const range = shownDomain(
    { ...domain, from: (b[0] / b[1]) * domain.from + c, to: (b[0] / b[1]) * domain.to + c },
    inner,
  )
  const between = unit === 'radians' && c !== 0 ? '' : typst`For this, $ ${range}. $`
  const isStated = shown.k === '' && tail === '' && primary === name
  const first = isStated
    ? typst`#working("M1")[$ ${primary}^(−1) (${shown.value.replace('−', '')}) = ${onTheWay(Math.abs(principal(primary, (ratio.right - added) / ratio.k, unit)), unit)} $]`
    : typst`#working("M1")[$ ${name}${of} = ${shown.value}${turned} $]`
  const picture = isPlain && primary === name ? graphOf(linear, solutions) : ''
  const rounding =
    unit === 'degrees'
      ? ''
      : unit === 'pi'
        ? ', giving your answers in terms of $π$'
        : ', giving your answers in radians correct to 3 significant figures'
  const roundingSpoken = rounding.replace('$π$', 'pi')
  const rest = solutions.slice(half)
  return {
    question: typst`
Solve the equation
$ ${shown.k}${name}${of}${tail} = ${shown.right} $
for $${shownDomain(domain)}$${rounding}. #marks(${isPlain ? 3 : 4})`,
    answer: typst`
${first}
#note[${isPlain && unit !== 'pi' ? shownFirst : ''}${rule}${isPlain ? '' : ` ${between}`}]
${picture}
${isPlain ? '' : typst`#working("M1")[${listed(inner, angles, unit)}]`}
#working("A1")[$x =$ ${boxed(solutions.slice(0, half), unit)}]
#working("A1")[${rest.length === 0 ? 'and no other angle' : typst`$x =$ ${boxed(rest, unit)}`}]
${rest.length === 0 ? '' : typst`#scheme[${isPlain ? '' : typst`Second *M1* for one right value of #box[$${inner}$.] `}First *A1* for any ${half === 1 ? 'one' : half === 2 ? 'two' : half === 3 ? 'three' : String(half)} of these angles, second *A1* for all of them and no more in the range.]`}`,
    alt: plain`Solve the equation ${spoken.k}${name} ${innerSpoken(linear)}${tailSpoken}${tailSpoken || c || b[1] > 1 ? ', ' : ' '}equals ${spoken.right}, for ${spokenDomain(domain)}${roundingSpoken}.`,
    answerAlt: plain`${name} ${innerSpoken(linear)}${c || b[1] > 1 ? ',' : ''} is ${spoken.value}${primary === name ? '' : `, so ${primary} ${innerSpoken(linear)}${c || b[1] > 1 ? ',' : ''} is ${spoken.over}`}. The solutions are x equals ${spokenAngles(solutions, unit)}.`,
    answers: [final('', typedAngles(solutions, unit))],
    verify: () => verifyLinear(linear),
  }
}

/** The graph of the function with the line at its value: where the solutions come from. */
const graphOf = ({ ratio, domain }: Linear, solutions: readonly number[]): string => {
  const scale = domain.unit === 'radians' ? 180 / Math.PI : 1
  const f = primaryOf[ratio.name]
  const value = (ratio.right - ratio.added) / ratio.k
  const size = f === 'tan' ? 3 : 1.4
  const [from, to] = [Math.round(domain.from * scale), Math.round(domain.to * scale)]
  const unit = domain.unit === 'degrees' ? 'degrees' : 'pi'
  return waveAxes(
    { unit, from, to, step: 90, low: -size, high: size, height: f === 'tan' ? 160 : 130 },
    curve({ f, a: 1, b: [1, 1], c: 0 }),
    stroke([from, Number(value.toFixed(4))], [to, Number(value.toFixed(4))]),
    ...solutions.map((x) => `point((${(x * scale).toFixed(2)}, ${value.toFixed(4)}), none)`),
  )
}

/** The equation as it stands, searched for every place where it holds. */
const verifyLinear = (linear: Linear): string | null => {
  const { ratio, domain, b, c } = linear
  const [from, to] = searched(domain)
  const left = (x: number) => ratio.k * valueAt(ratio.name, (b[0] / b[1]) * x + c, domain.unit)
  return unlike((x) => left(x) + ratio.added - ratio.right, from, to, solve(linear).solutions)
}

/** Whether each answer needs the rounding that it is given, or is exact throughout. */
export const isHuman = (linear: Linear): boolean => {
  const { solutions } = solve(linear)
  if (linear.domain.unit === 'pi') return solutions.length > 0
  return (
    solutions.length > 0 &&
    solutions.every((x) => Math.abs(Number(inFigures(x, linear.domain.unit).replace(/[°−]/g, ''))) > 0.5)
  )
}
