// What a browser knows of a field before anything is typed: all that its keypad or its plane needs, and nothing of its answer.
import type { Asked, Joined } from './asked.ts'
import type { Plane } from './plane.ts'

export const kinds = [
  'number',
  'expression',
  'equation',
  'inequality',
  'coordinates',
  'list',
  'matrix',
  'ratio',
  'time',
  'word',
  'points',
  'lines',
] as const satisfies readonly Asked['kind'][]

export interface AskedField {
  readonly kind: Asked['kind']
  /** Letters that the answer may have, one sign each; absent: none. */
  readonly letters?: readonly string[]
  /** Printed behind the field. May be typed or left out. */
  readonly unit?: string
  /** Rows and columns of a matrix; coordinates are one row. */
  readonly size?: readonly [rows: number, columns: number]
  /** Of a time: a time of day, or a length of time. */
  readonly is?: 'clock' | 'length'
  /** What points or lines are placed on. */
  readonly plane?: Plane
  /** How many points or lines. */
  readonly count?: number
  readonly joined?: Joined
}

/**
 * One field of a question. The fields of a topic are public: `/data/maths/<topic>.json` has, for each question in its order,
 * the list of its fields, which is empty where nothing can be typed. A field is named by its index in that list.
 */
export interface AnswerField extends AskedField {
  /** As printed in the question: `a`, or `b ii` for (b)(ii). Empty for a question without parts. */
  readonly part: string
  /** What stands before the field, where a part has several or the question gives it: `x`, `f'(x)`, `gradient`. */
  readonly name?: string
}

/** The letter of an arbitrary constant, which a keypad must have. */
const constant = 'c'

export const fieldOf = (asked: Asked): AskedField => {
  const { kind } = asked
  switch (kind) {
    case 'number':
      return { kind, ...(asked.form === 'combination' && { letters: ['C'] }), ...unitOf(asked) }
    case 'expression':
      return { kind, letters: asked.isUpToConstant ? [...asked.letters, constant] : asked.letters }
    case 'equation':
      return { kind, letters: asked.letters }
    case 'inequality':
      return { kind, letters: [asked.letter] }
    case 'coordinates':
      return { kind, size: [1, asked.value.length] }
    case 'list':
      return { kind, ...unitOf(asked.each) }
    case 'matrix': {
      const size = [asked.rows.length, asked.rows[0]?.length ?? 0] as const
      return { kind, size, ...(asked.letters.length > 0 && { letters: asked.letters }) }
    }
    case 'time':
      return { kind, is: asked.is }
    case 'points': {
      const { plane, points, joined } = asked
      return { kind, plane, count: points.length, ...(joined && { joined }) }
    }
    case 'lines':
      return { kind, plane: asked.plane, count: asked.lines.length }
    case 'ratio':
    case 'word':
      return { kind }
  }
}

const unitOf = ({ unit }: { readonly unit?: string }) => (unit === undefined ? {} : { unit })
