// What stays on one line: the formulas in the sentences of a question, because y = a(x − p)(x − q) is hard to read when
// broken, and the names of the axes.

import { rewritten, type Template } from '../template.ts'

const wholeAxes = (markup: string): string => markup.replace(/\$([xy])\$-axis/g, '#box[$$$1$-axis]')

const rule = '#show math.equation.where(block: false): it => box(it)'

export const unbroken = (template: Template): Template =>
  rewritten(template, (drawn) => ({
    ...drawn,
    question: `${rule}\n${wholeAxes(drawn.question).trimStart()}`,
    answer: wholeAxes(drawn.answer),
  }))
