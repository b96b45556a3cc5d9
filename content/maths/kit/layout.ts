// How formulas are set in a line: unbroken where they fit, with room for their fractions, which would otherwise touch the
// lines above and below, and with their answers on the baseline of the words before them.

import { rewritten, type Template } from '../template.ts'

// A box sits on its lower edge unless it has a baseline; a strut of known height measures how far it hangs below the line.
const preamble = `#let hang(body) = measure(box({ body; box(height: 90pt) })).height - 90pt
#show math.equation.where(block: false): it => context {
  let formula = if repr(it.body).contains("frac(") { text(top-edge: "bounds", bottom-edge: "bounds", it) } else { it }
  if measure(it).width < 235pt { box(baseline: hang(formula), formula) } else { formula }
}
#let result(body) = context {
  let answer = text(font: text-fonts, weight: 700, fill: correct, {
    show math.equation: set text(weight: 700, fill: correct)
    body
  })
  box(fill: correct-wash, radius: 5pt, inset: 5pt, baseline: 5pt + hang(answer), answer)
}
`

const wholeAxes = (markup: string): string =>
  markup.replace(/\$([xy])\$-(axis|coordinates?)/g, '#box[$$$1$-$2]')

export const laidOut = (template: Template): Template =>
  rewritten(template, (drawn) => ({
    ...drawn,
    question: preamble + wholeAxes(drawn.question).trimStart(),
    answer: preamble + wholeAxes(drawn.answer).trimStart(),
  }))

/** A result in a formula. One with a tall fraction goes in a box, so that it does not widen the spacing of its line. */
export const tallResult = (markup: string): string => {
  return markup.includes('display(')
    ? `#box(baseline: 50% - 4.5pt)[#set par(leading: 0pt); #result[$${markup}$]]`
    : `#result[$${markup}$]`
}
