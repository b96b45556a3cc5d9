// What stays on one line: the formulas in the sentences of a question, because y = a(x − p)(x − q) is hard to read when
// broken, and the names of the axes.

import { rewritten, type Template } from '../template.ts'

const wholeAxes = (markup: string): string => markup.replace(/\$([xy])\$-axis/g, '#box[$$$1$-axis]')

/** A box sits on its lower edge unless it has a baseline; a strut of known height measures how far it hangs below the line. */
export const wholeFormulas = `#show math.equation.where(block: false): it => context {
  box(baseline: measure(box({ it; box(height: 90pt) })).height - 90pt, it)
}`

export const unbroken = (template: Template): Template =>
  rewritten(template, (drawn) => ({
    ...drawn,
    question: `${wholeFormulas}\n${wholeAxes(drawn.question).trimStart()}`,
    answer: wholeAxes(drawn.answer),
  }))
