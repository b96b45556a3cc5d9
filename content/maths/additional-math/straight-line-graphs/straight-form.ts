// Putting a relationship in straight-line form.

import { agree } from '../../kit/checking.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { inText, type Straight } from './transformed.ts'

interface Form {
  /** With a and b for the constants, as they stand in the relationship. */
  readonly law: string
  readonly step: string
  readonly y: string
  readonly x: string
  readonly gradient: string
  readonly crossing: string
  readonly spoken: { readonly [part in 'law' | 'y' | 'x' | 'gradient' | 'crossing']: string }
  /** The relationship and what is plotted, for the check with numbers. */
  value(x: number, a: number, b: number): number
  across(x: number): number
  up(x: number, y: number): number
  line(a: number, b: number): Straight
}

const forms = {
  power: {
    law: 'y = a x^b',
    step: 'lg y = lg a + b lg x',
    y: 'lg y',
    x: 'lg x',
    gradient: 'b',
    crossing: 'lg a',
    spoken: {
      law: 'y equals a times x to the power b',
      y: 'log y',
      x: 'log x',
      gradient: 'b',
      crossing: 'log a',
    },
    value: (x, a, b) => a * x ** b,
    across: Math.log10,
    up: (_x, y) => Math.log10(y),
    line: (a, b) => ({ m: b, c: Math.log10(a) }),
  },
  exponential: {
    law: 'y = a b^x',
    step: 'lg y = lg a + x lg b',
    y: 'lg y',
    x: 'x',
    gradient: 'lg b',
    crossing: 'lg a',
    spoken: {
      law: 'y equals a times b to the power x',
      y: 'log y',
      x: 'x',
      gradient: 'log b',
      crossing: 'log a',
    },
    value: (x, a, b) => a * b ** x,
    across: (x) => x,
    up: (_x, y) => Math.log10(y),
    line: (a, b) => ({ m: Math.log10(b), c: Math.log10(a) }),
  },
  quotient: {
    law: 'y = a x^2 + b x',
    step: 'y/x = a x + b',
    y: 'y/x',
    x: 'x',
    gradient: 'a',
    crossing: 'b',
    spoken: { law: 'y equals a x squared plus b x', y: 'y over x', x: 'x', gradient: 'a', crossing: 'b' },
    value: (x, a, b) => a * x * x + b * x,
    across: (x) => x,
    up: (x, y) => y / x,
    line: (a, b) => ({ m: a, c: b }),
  },
  'with-root': {
    law: 'y = a sqrt(x) + b/sqrt(x)',
    step: 'y sqrt(x) = a x + b',
    y: 'y sqrt(x)',
    x: 'x',
    gradient: 'a',
    crossing: 'b',
    spoken: {
      law: 'y equals a root x plus the fraction b over root x',
      y: 'y times root x',
      x: 'x',
      gradient: 'a',
      crossing: 'b',
    },
    value: (x, a, b) => a * Math.sqrt(x) + b / Math.sqrt(x),
    across: (x) => x,
    up: (x, y) => y * Math.sqrt(x),
    line: (a, b) => ({ m: a, c: b }),
  },
  'upside-down': {
    law: 'y = x/(a + b x)',
    step: '1/y = (a + b x)/x = a(1/x) + b',
    y: '1/y',
    x: '1/x',
    gradient: 'a',
    crossing: 'b',
    spoken: {
      law: 'y equals x over the sum a plus b x',
      y: '1 over y',
      x: '1 over x',
      gradient: 'a',
      crossing: 'b',
    },
    value: (x, a, b) => x / (a + b * x),
    across: (x) => 1 / x,
    up: (_x, y) => 1 / y,
    line: (a, b) => ({ m: a, c: b }),
  },
} as const satisfies Record<string, Form>

/** In other letters, so that the form has to be seen through them. */
const alphabets = [
  { x: 'x', y: 'y', a: 'a', b: 'b' },
  { x: 't', y: 's', a: 'p', b: 'q' },
  { x: 'x', y: 'y', a: 'h', b: 'k' },
  { x: 'v', y: 'R', a: 'a', b: 'b' },
  { x: 't', y: 'V', a: 'h', b: 'k' },
  { x: 'd', y: 'F', a: 'p', b: 'q' },
] as const

/** The axes can be chosen in more ways than one, so nothing is typed. */
const explained = (form: Form) => (random: Random) => {
  const letters = random.pick(alphabets)
  const rename = (text: string) =>
    text.replace(/\b[xyab]\b/g, (letter) => letters[letter as keyof typeof letters])
  // In words "a" is also an article and "over" has no letters, so only lone letters are renamed there, too.
  const { law, y, x, gradient, crossing } = form.spoken
  return {
    question: typst`
Variables $${letters.x}$ and $${letters.y}$ are related by $ ${rename(form.law)}, $ where $${letters.a}$ and $${letters.b}$ are constants.

Explain how a straight-line graph can be drawn to represent this relationship. State what is plotted on each axis, the gradient, and where the line crosses the vertical axis. #marks(3)`,
    answer: typst`
#working("B1")[$ ${rename(form.step)} $]
#working("B1")[plot #result[${inText(rename(form.y))}] against #result[${inText(rename(form.x))}]]
#working("B1")[gradient #result[$${rename(form.gradient)}$], crossing at #result[$${rename(form.crossing)}$]]`,
    alt: plain`Variables ${letters.x} and ${letters.y} are related by ${rename(law)}, where ${letters.a} and ${letters.b} are constants. Explain how a straight-line graph can be drawn to represent this relationship. State what is plotted on each axis, the gradient, and where the line crosses the vertical axis.`,
    answerAlt: plain`Plot ${rename(y)} against ${rename(x)}${y.includes('1 over') ? ', so 1 over each variable' : ''}. The gradient is ${rename(gradient)} and the line crosses the vertical axis at ${rename(crossing)}.`,
    answers: [],
    verify: () => {
      // With numbers for the constants, points of the curve must lie on the line.
      const [a, b] = [2.5, 1.3]
      const { m, c } = form.line(a, b)
      return [0.4, 1, 2.7, 9].every((x) =>
        agree(form.up(x, form.value(x, a, b)), m * form.across(x) + c, 1e-9),
      )
        ? null
        : 'a point is not on the line'
    },
  }
}

export const nameTheAxes = defineTemplate({
  id: 'name-the-axes',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    power: explained(forms.power),
    exponential: explained(forms.exponential),
    quotient: explained(forms.quotient),
    'with-root': explained(forms['with-root']),
    'upside-down': explained(forms['upside-down']),
  },
})
