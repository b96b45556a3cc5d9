// Final answers as texts: what a student would type for one, and what a printed result says when it is typed.
import type { Asked, NumberAsked } from '@toron/domain/typed-answers/asked.ts'
import { valueAsked } from '@toron/domain/typed-answers/mark-number.ts'
import { roundedTo } from '@toron/domain/typed-answers/rounding.ts'
import { plotModel } from './plots.ts'

/** What is asked for, as a student would type it. */
export const modelOf = (asked: Asked): string => {
  switch (asked.kind) {
    case 'number':
      return numberModel(asked)
    case 'expression':
      return asked.isUpToConstant ? `${asked.value} + c` : asked.value
    case 'equation':
    case 'inequality':
      return asked.value
    case 'coordinates':
      return `(${asked.value.map(numberModel).join(', ')})`
    case 'list':
      return asked.values.map((value) => numberModel({ ...asked.each, kind: 'number', value })).join(', ')
    case 'matrix':
      return asked.rows.map((row) => row.join(', ')).join('; ')
    case 'ratio':
      return asked.values.join(' : ')
    case 'time':
      return asked.is === 'clock'
        ? `${Math.floor(asked.minutes / 60)}:${String(asked.minutes % 60).padStart(2, '0')}`
        : `${Math.floor(asked.minutes / 60)} h ${asked.minutes % 60} min`
    case 'word':
      return asked.accepted[0] ?? ''
    case 'points':
    case 'lines':
      return plotModel(asked)
  }
}

const numberModel = ({ value, to, form }: NumberAsked): string => {
  if (!to) return value
  const rounded = roundedTo(valueAsked(value), to)
  if (form === 'standard-form' && 'figures' in to) {
    return rounded.toExponential(to.figures - 1).replace('e+', 'e')
  }
  return 'places' in to ? rounded.toFixed(Math.max(0, to.places)) : withFigures(rounded, to.figures)
}

const withFigures = (value: number, figures: number): string => {
  const text = value.toPrecision(figures)
  return text.includes('e') ? String(value) : text
}

/** Signs and words of Typst's maths, as they are typed. */
const typed: readonly (readonly [RegExp, string])[] = [
  [/#(?:strut|h\([^)]*\))/g, ''],
  [/#box(?=\[)/g, ''],
  [/[$\][&]/g, ''],
  [/(?<![a-z])(?:upright|bold)\((\w)\)/g, '$1'],
  [/(?<![a-z])(?:upright|display|bold|lr|inline)(?=\()/g, ''],
  [/^Tk[ ~]?/, ''],
  [/\\\//g, '/'],
  [/\bsqrt(?=\()/g, '√'],
  [/\broot\(3, /g, '∛('],
  [/\babs\(([^()]*)\)/g, '|$1|'],
  [/\bplus\.minus\b/g, '±'],
  [/\bthin\b/g, ''],
  [/\b(?:times|dot\.c|dot\.op|dot)\b/g, '*'],
  [/\bdegree\b/g, '°'],
  [/\bpi\b/g, 'π'],
  [/\btheta\b/g, 'θ'],
  [/\balpha\b/g, 'α'],
  [/\blambda\b/g, 'λ'],
  [/"/g, ''],
  // A mixed number.
  [/(?<![\w.])(\d+) \((\d+\/\d+)\)/g, '$1 $2'],
  [/(?<=\d)[ \u2009\u202f\u00a0](?=\d{3}(?!\d))/g, ''],
]

/** The cells of `vec(1, 2)` and `mat(1, 2; 3, 4)` as a keypad sends them. */
const cells = (text: string): string => {
  const vector = /^\(?vec\((.*?)\)\)?(?:[ ~][a-z/]+)?$/.exec(text)?.[1]
  if (vector !== undefined) return vector.split(',').join(';')
  return /^mat\((.*)\)$/.exec(text)?.[1] ?? text
}

/** What the markup of a result says, as a student would type it. Some of it may be beyond the marker. */
export const typedOf = (result: string): string => {
  let text = result.replace(/^[[(]/, '').replaceAll('$', '').trim()
  for (const [printed, instead] of typed) text = text.replace(printed, instead)
  return cells(text.trim())
}
