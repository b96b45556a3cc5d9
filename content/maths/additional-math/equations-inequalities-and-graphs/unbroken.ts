// What stays on one line: the formulas in the sentences of a question, points, and the names of the axes.

import { wholeFormulas } from '../../kit/unbroken.ts'
import { rewritten, type Template } from '../../template.ts'

const wholeAxes = (markup: string): string =>
  markup.replace(/\$([xy])\$-(axis|coordinate)/g, '#box[$$$1$-$2]')
const wholePoints = (markup: string): string =>
  markup.replace(/(\$[A-Z]?\([^$()\n]{1,16}, [^$()\n]{1,16}\)\$)/g, '#box[$1]')

export const unbroken = (template: Template): Template =>
  rewritten(template, (drawn) => ({
    ...drawn,
    question: `${wholeFormulas}\n${wholeAxes(drawn.question).trimStart()}`,
    answer: wholePoints(wholeAxes(drawn.answer)),
  }))
