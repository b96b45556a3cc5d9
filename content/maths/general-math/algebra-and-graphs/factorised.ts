// A question that asks for factors in one step.

import { expression, final } from '../../kit/final-answers.ts'
import { identical } from '../../kit/polynomials.ts'
import { plain, typst } from '../../kit/typst.ts'

interface Factorised {
  readonly given: readonly [markup: string, spoken: string]
  readonly step: string
  readonly note: string
  readonly answer: readonly [markup: string, spoken: string]
  readonly letters: string
  /** The product, and its factors multiplied. */
  readonly sides: readonly [(x: number) => number, (x: number) => number]
  readonly isCompletely?: boolean
  /** What earns one of the two marks where the step itself is only a thought. */
  readonly part?: string
}

export const factorised = ({
  given,
  step,
  note,
  answer,
  letters,
  sides,
  isCompletely = false,
  part,
}: Factorised) => ({
  question: typst`
Factorise${isCompletely ? ' completely' : ''}.
$ ${given[0]} $
#marks(2)`,
  answer: typst`
#note[${note}]
${
  part
    ? typst`#note[$${step}$]
#working("B2")[#result[$${answer[0]}$]]
#scheme[*B1* for ${part}]`
    : typst`#working("M1")[$${step}$]
#working("A1")[#result[$${answer[0]}$]]`
}`,
  alt: plain`Factorise${isCompletely ? ' completely' : ''}: ${given[1]}.`,
  answerAlt: plain`The factors are ${answer[1]}.`,
  answers: [final('', expression(answer[0], letters, 'factorised'))],
  verify: () => (identical(...sides) ? null : 'the product is another'),
})
