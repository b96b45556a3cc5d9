// `dist/csv/<topic_key>.csv`, what `GET /csv/{topic_key}.csv` returns: the two columns of product rule
// 13.11 first, then what a page needs to show the pictures well and to read them aloud. Quoted as in RFC 4180.

/** One row; the order of the fields is the order of the columns. */
export interface QuestionRow {
  /** `general_math_trigonometry-001-question.svg`, under `/images/`. */
  readonly questionImage: string
  readonly answerImage: string
  /** `general_math_trigonometry-001`; the number is the question's position, from 1. */
  readonly id: string
  readonly questionAlt: string
  readonly answerAlt: string
  readonly marks: number
  /** Whether a calculator may be used: `true` or `false`. */
  readonly calculator: boolean
  /** Sizes in CSS pixels. */
  readonly questionWidth: number
  readonly questionHeight: number
  readonly answerWidth: number
  readonly answerHeight: number
  /** The marks of the solution in order, as in its margin: `a: B1 | b: M1 A1`. */
  readonly markScheme: string
}

export const columns = [
  'questionImage',
  'answerImage',
  'id',
  'questionAlt',
  'answerAlt',
  'marks',
  'calculator',
  'questionWidth',
  'questionHeight',
  'answerWidth',
  'answerHeight',
  'markScheme',
] as const satisfies readonly (keyof QuestionRow)[]

const field = (value: string | number | boolean): string => {
  const text = String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The whole file, header first; lines end with CR LF. */
export const csv = (rows: readonly QuestionRow[]): string => {
  const lines = [
    columns.join(','),
    ...rows.map((row) => columns.map((column) => field(row[column])).join(',')),
  ]
  return lines.map((line) => `${line}\r\n`).join('')
}
