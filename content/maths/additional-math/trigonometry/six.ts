// The six functions, what they are called in a formula, and what every page of this topic has in front of it.

import { cos, sin, tan } from '../../kit/angles.ts'
import { minus } from '../../kit/numbers.ts'
import { unbroken } from '../../kit/unbroken.ts'
import { rewritten, type Template } from '../../template.ts'

/** Of an angle in degrees. */
export const six = {
  sin,
  cos,
  tan,
  sec: (angle: number) => 1 / cos(angle),
  cosec: (angle: number) => 1 / sin(angle),
  cot: (angle: number) => cos(angle) / sin(angle),
} as const

export type Six = keyof typeof six
export type Primary = 'sin' | 'cos' | 'tan'

/** The function of the calculator that each one is, or is 1 over. */
export const primaryOf = {
  sin: 'sin',
  cos: 'cos',
  tan: 'tan',
  sec: 'cos',
  cosec: 'sin',
  cot: 'tan',
} as const satisfies Record<Six, Primary>

const partner: Record<string, string> = {
  sin: 'cos',
  cos: 'sin',
  tan: 'cot',
  cot: 'tan',
  sec: 'cosec',
  cosec: 'sec',
}

/** Each function changed for that of 90° − x: an identity stays one. For markup and for words alike. */
export const swapped = (text: string): string => {
  return text.replace(/\b(?:cosec|sec|cot|cos|sin|tan)\b/g, (name) => partner[name] ?? name)
}

/** Formulas stay on one line, and the compiler learns cosec, which it would call csc. */
export const dressed = (template: Template): Template => {
  const known = '#let cosec = math.op("cosec")\n'
  return rewritten(unbroken(template), (drawn) => ({
    ...drawn,
    question: known + drawn.question,
    answer: known + drawn.answer,
  }))
}

/** A formula in a sentence; one with a fraction in it stands on a line of its own, for it would touch the others. */
export const standing = (markup: string): string => {
  return markup.includes('display(') ? `$ ${markup} $` : `$${markup}$`
}

/** '3', '' for 1 and '−' for −1: what stands before a function. */
export const before = (value: number): string => (value === 1 ? '' : value === -1 ? '−' : `${minus(value)} `)
