// Eliminating θ: an equation in x and y from two that hold an angle.

import { agree } from '../../kit/checking.ts'
import { equation, expression, final } from '../../kit/final-answers.ts'
import { terms } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { six } from './six.ts'

const added = (value: number) => `${value < 0 ? '−' : '+'} ${Math.abs(value)}`
const addedSpoken = (value: number) => `${value < 0 ? 'minus' : 'plus'} ${Math.abs(value)}`

export const eliminateAngle = defineTemplate({
  id: 'eliminate-the-angle',
  marks: 3,
  calculator: false,
  level: 3,
  cases: {
    'sine-cosine'(random) {
      const a = random.integer(2, 6)
      const b = random.integerExcept(-5, 5, 0)
      const c = random.integer(2, 6)
      const d = random.integerExcept(-5, 5, 0)
      const [left, right] = [`x ${added(-b)}`, `y ${added(-d)}`]
      const [leftSpoken, rightSpoken] = [`x ${addedSpoken(-b)}`, `y ${addedSpoken(-d)}`]
      return {
        question: typst`
It is given that $x = ${a} cos θ ${added(b)}$ and $y = ${c} sin θ ${added(d)}$.

Find an equation in $x$ and $y$ that does not contain $θ$. #marks(3)`,
        answer: typst`
#working("B1")[$ cos θ = (${left})/${a} quad "and" quad sin θ = (${right})/${c} $]
#working("M1")[$cos^2 θ + sin^2 θ = 1$]
#working("A1")[#result[$display(((${left})/${a})^2 + ((${right})/${c})^2 = 1)$]]`.replace(
          /#result\[(\$display.*\$)\]\]$/,
          '#box(baseline: 50% - 4.5pt)[#set par(leading: 0pt); #result[$1]]]',
        ),
        alt: plain`It is given that x equals ${a} cos theta ${addedSpoken(b)} and y equals ${c} sin theta ${addedSpoken(d)}. Find an equation in x and y that does not contain theta.`,
        answerAlt: plain`Cos squared plus sin squared is 1. So the square of the fraction with numerator ${leftSpoken} and denominator ${a}, plus the square of the fraction with numerator ${rightSpoken} and denominator ${c}, equals 1.`,
        answers: [final('', equation(`((${left})/${a})^2 + ((${right})/${c})^2 = 1`))],
        verify: () => {
          for (const angle of [13, 68, 121, 250, 310]) {
            const [x, y] = [a * six.cos(angle) + b, c * six.sin(angle) + d]
            const left = ((x - b) / a) ** 2 + ((y - d) / c) ** 2
            if (!agree(left, 1)) return `at ${angle} degrees the left side is ${left}`
          }
          return null
        },
      }
    },
    'secant-tangent'(random) {
      random.integer(2, 6)
      const b = random.integerExcept(-5, 5, 0)
      const c = random.integer(2, 4)
      const d = random.integerExcept(-5, 5, 0)
      // x = tan θ + b, y = c sec² θ + d.
      const [p, q, r] = [c, -2 * b * c, c * b * b + c + d]
      const shown = terms([p, 'x^2'], [q, 'x'], [r, ''])
      return {
        question: typst`
It is given that $x = ${b < 0 ? `tan θ − ${-b}` : `${b} + tan θ`}$ and $y = ${c} sec^2 θ ${added(d)}$.

Express $y$ in terms of $x$, in the form $a x^2 + b x + c$. #marks(3)`,
        answer: typst`
#working("B1")[$tan θ = x ${added(-b)}$]
#working("M1")[$sec^2 θ = 1 + tan^2 θ = 1 + (x ${added(-b)})^2$]
#working("A1")[$y = ${c}[1 + (x ${added(-b)})^2] ${added(d)}$ \
$=$ #result[$${shown}$]]`,
        alt: plain`It is given that x equals ${b < 0 ? plain`tan theta minus ${-b}` : plain`${b} plus tan theta`} and y equals ${c} sec squared theta ${addedSpoken(d)}. Express y in terms of x, in the form a x squared plus b x plus c.`,
        answerAlt: plain`Tan theta is x ${addedSpoken(-b)}. Sec squared theta is 1 plus its square. So y is ${termsInWords([p, 'x squared'], [q, 'x'], [r, ''])}.`,
        answers: [final('', expression(shown, 'x', 'expanded'), 'y')],
        verify: () => {
          for (const angle of [13, 68, 121, 250, 310]) {
            const x = b + six.tan(angle)
            if (!agree(c * x * x - 2 * b * c * x + c * b * b + c + d, c * six.sec(angle) ** 2 + d))
              return 'y is another'
          }
          return null
        },
      }
    },
    'cosecant-cotangent'(random) {
      const a = random.integer(2, 6)
      const b = random.integerExcept(-5, 5, 0)
      const c = random.integer(2, 6)
      const d = random.integerExcept(-5, 5, 0)
      const [left, right] = [`x ${added(-b)}`, `y ${added(-d)}`]
      const [leftSpoken, rightSpoken] = [`x ${addedSpoken(-b)}`, `y ${addedSpoken(-d)}`]
      return {
        question: typst`
It is given that $x = ${a} cosec θ ${added(b)}$ and $y = ${c} cot θ ${added(d)}$.

Find an equation in $x$ and $y$ that does not contain $θ$. #marks(3)`,
        answer: typst`
#working("B1")[$ cosec θ = (${left})/${a} quad "and" quad cot θ = (${right})/${c} $]
#working("M1")[$cosec^2 θ − cot^2 θ = 1$]
#working("A1")[#result[$display(((${left})/${a})^2 − ((${right})/${c})^2 = 1)$]]`.replace(
          /#result\[(\$display.*\$)\]\]$/,
          '#box(baseline: 50% - 4.5pt)[#set par(leading: 0pt); #result[$1]]]',
        ),
        alt: plain`It is given that x equals ${a} cosec theta ${addedSpoken(b)} and y equals ${c} cot theta ${addedSpoken(d)}. Find an equation in x and y that does not contain theta.`,
        answerAlt: plain`Cosec squared minus cot squared is 1. So the square of the fraction with numerator ${leftSpoken} and denominator ${a}, minus the square of the fraction with numerator ${rightSpoken} and denominator ${c}, equals 1.`,
        answers: [final('', equation(`((${left})/${a})^2 - ((${right})/${c})^2 = 1`))],
        verify: () => {
          for (const angle of [13, 68, 121, 250, 310]) {
            const [x, y] = [a * six.cosec(angle) + b, c * six.cot(angle) + d]
            const left = ((x - b) / a) ** 2 - ((y - d) / c) ** 2
            if (!agree(left, 1)) return `at ${angle} degrees the left side is ${left}`
          }
          return null
        },
      }
    },
  },
})
