// What stays on one line: the formulas in the sentences of a question, because y = a(x − p)(x − q) is hard to read when
// broken, and the names of the axes.

import type { Template } from '../template.ts'

const wholeAxes = (markup: string): string => markup.replace(/\$([xy])\$-axis/g, '#box[$$$1$-axis]')

export const unbroken = (template: Template): Template => {
  return {
    ...template,
    write(values) {
      const written = template.write(values)
      const rule = '#show math.equation.where(block: false): it => box(it)'
      return {
        ...written,
        question: `${rule}\n${wholeAxes(written.question).trimStart()}`,
        answer: wholeAxes(written.answer),
      }
    },
  }
}
