// What stays on one line: the formulas in the sentences of a question, points, and the names of the axes.

import type { Template } from '../../template.ts'

const wholeAxes = (markup: string): string =>
  markup.replace(/\$([xy])\$-(axis|coordinate)/g, '#box[$$$1$-$2]')
const wholePoints = (markup: string): string =>
  markup.replace(/(\$[A-Z]?\([^$()\n]{1,16}, [^$()\n]{1,16}\)\$)/g, '#box[$1]')

export const unbroken = (template: Template): Template => {
  return {
    ...template,
    write(values) {
      const written = template.write(values)
      const rule = '#show math.equation.where(block: false): it => box(it)'
      return {
        ...written,
        question: `${rule}\n${wholeAxes(written.question).trimStart()}`,
        answer: wholePoints(wholeAxes(written.answer)),
      }
    },
  }
}
