// Inverses of exponential and logarithmic functions, by algebra and by reflection.

import { agree } from '../../kit/checking.ts'
import { expression, final, inequality, number } from '../../kit/final-answers.ts'
import { fraction, minus } from '../../kit/numbers.ts'
import { added, linear, linearSpoken } from '../../kit/quadratics.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import {
  type Exponential,
  eTo,
  exponential,
  exponentialAt,
  exponentialSpoken,
  fractionAnswer,
  logarithm,
  logarithmAt,
  logarithmSpoken,
  tall,
  times,
} from './notation.ts'
import {
  dot,
  exponentialCurve,
  label,
  levelAsymptote,
  line,
  logarithmCurve,
  type Plot,
  plane,
  uprightAsymptote,
} from './plots.ts'

/** Forwards and back again leads to where it started. */
const wrongInverse = (f: (x: number) => number, back: (y: number) => number, start: number): string | null =>
  [0, 0.7, 1.9].every((step) => agree(back(f(start + step)), start + step, 1e-7))
    ? null
    : 'the inverse does not lead back'

const wrongLogarithm = (curve: Exponential): string | null =>
  wrongInverse(
    (x) => exponentialAt(curve, x),
    (y) => Math.log((y - curve.a) / curve.k) / curve.n,
    -1,
  )

const inverseOfExponential = ({ k, n, a }: Exponential) => {
  const inside = k === 1 ? `x ${added(-a)}` : `display((x ${added(-a)})/${k})`
  const insideY = inside.replace('x', 'y')
  const above = linearSpoken(1, -a)
  const insideSpoken =
    k === 1
      ? `open bracket ${above} close bracket`
      : `the fraction with numerator ${above} and denominator ${k}`
  return {
    markup: `${n === 1 ? '' : `display(1/${n})`} ln(${inside})`,
    spoken: `${n === 1 ? 'the' : `1 over ${n} times the`} natural log of ${insideSpoken}`,
    insideY,
  }
}

export const inverseFunction = defineTemplate({
  id: 'inverse-function',
  marks: 5,
  calculator: false,
  level: 3,
  cases: {
    'of-an-exponential'(random) {
      const k = random.integer(2, 5)
      const [n, a] = [random.integer(2, 3), random.integerExcept(-7, 7, 0)]
      const inverse = inverseOfExponential({ k, n, a })
      return {
        question: typst`
The function $f$ is defined by $f(x) = ${exponential({ k, n, a })}$ for $x in RR$.
#part("a", 1)[Write down the range of $f$.]
#part("b", 4)[Find an expression for $f^(-1)(x)$ and state the domain of $f^(-1)$.]`,
        answer: typst`
#part("a")[#working("B1")[$${eTo(times(n))} > 0$, so #result[$f(x) > ${minus(a)}$]]]
#part("b")[
#working("M1")[$ y = ${exponential({ k, n, a })} \
${eTo(times(n))} = ${inverse.insideY} $]
#working("M1")[$ ${times(n)} = ln(${inverse.insideY}) $]
#working("A1")[$f^(-1)(x) =$ ${tall(inverse.markup)}]
#working("B1 FT")[The domain is the range of $f$: #linebreak() #result[$x > ${minus(a)}$]]]`,
        alt: plain`The function f is defined by f of x equals ${exponentialSpoken({ k, n, a })}, for all real x. Part a: write down the range of f. Part b: find an expression for the inverse function of x, and state its domain.`,
        answerAlt: plain`Part a: f of x is greater than ${a}. Part b: the inverse function of x is ${inverse.spoken}. Its domain is x greater than ${a}.`,
        answers: [
          final('a', inequality(`f(x) > ${a}`, 'f(x)')),
          final('b', expression(`1/${n} ln((x - ${a})/${k})`.replace('- -', '+ '), 'x'), 'f^(-1)(x)'),
          final('b', inequality(`x > ${a}`), 'domain'),
        ],
        verify: () => wrongLogarithm({ k, n, a }),
      }
    },
    'of-a-logarithm'(random) {
      const k = random.integer(2, 5)
      const [a, b] = [random.integer(2, 4), random.integerExcept(-7, 7, 0, 1)]
      const wall = fraction(-b, a)
      const top = `${eTo(`x/${k}`)} ${added(-b)}`
      return {
        question: typst`
The function $f$ is defined by $f(x) = ${logarithm({ k, a, b })}$ for $x > ${wall.replace('display', 'inline')}$.
#part("a", 3)[Find an expression for $f^(-1)(x)$.]
#part("b", 1)[State the range of $f^(-1)$.]
#part("c", 1)[Find the value of $f^(-1)(0)$.]`,
        answer: typst`
#part("a")[
#working("M1")[$ y = ${logarithm({ k, a, b })}, quad display(y/${k}) = ln(${linear(a, b)}) $]
#working("M1")[$ ${linear(a, b)} = ${eTo(`y/${k}`)} $]
#working("A1")[$f^(-1)(x) =$ ${a === 1 ? `#result[$${top}$]` : tall(`display((${top})/${a})`)}]]
#part("b")[#working("B1")[It is the domain of $f$: #linebreak() ${tall(`f^(-1)(x) > ${wall}`)}]]
#part("c")[#working("B1")[$${eTo('0')} = 1$: $f^(-1)(0) =$ ${fractionAnswer(1 - b, a)}]]`,
        alt: plain`The function f is defined by f of x equals ${logarithmSpoken({ k, a, b })}, for x greater than ${fractionInWords(-b, a)}. Part a: find an expression for the inverse function of x. Part b: state the range of the inverse function. Part c: find the value of the inverse function at 0.`,
        answerAlt: plain`Part a: the inverse function of x is e to the power open bracket x over ${k} close bracket, ${b < 0 ? 'plus' : 'minus'} ${Math.abs(b)}${a === 1 ? '' : `, all over ${a}`}. Part b: its values are greater than ${fractionInWords(-b, a)}. Part c: its value at 0 is ${fractionInWords(1 - b, a)}.`,
        answers: [
          final('a', expression(`(e^(x/${k}) - ${b})/${a}`.replace('- -', '+ '), 'x'), 'f^(-1)(x)'),
          final('b', inequality(`f^(-1)(x) > ${typedFraction(-b, a)}`, 'f^(-1)(x)')),
          final('c', number(typedFraction(1 - b, a))),
        ],
        verify: () =>
          wrongInverse(
            (x) => logarithmAt({ k, a, b }, x),
            (y) => (Math.exp(y / k) - b) / a,
            -b / a + 0.5,
          ),
      }
    },
    'sketch-both'(random) {
      const size = random.integer(3, 6)
      const a = -size
      const root = `ln ${size}`
      const plot: Plot = { x: [-size * 1.3, size * 1.15], y: [-size * 1.3, size * 1.15], height: 290 }
      const picture = plane(
        plot,
        line(-size * 1.15, -size * 1.15, size * 1.08, size * 1.08, 'dash: "dashed", colour: ink-soft'),
        levelAsymptote(a, plot.x[1], 'below-left'),
        uprightAsymptote(a, plot.y[1] * 0.93, 'right'),
        exponentialCurve({ k: 1, n: 1, a }),
        logarithmCurve({ k: 1, a: 1, b: size }, plot, 'maths'),
        dot(0, 1 - size, minus(1 - size), 'above-left'),
        dot(Math.log(size), 0, root, 'below-right'),
        dot(1 - size, 0, minus(1 - size), 'below-right'),
        dot(0, Math.log(size), root, 'above-left'),
        label(Math.log(size * 1.75), size * 0.75, 'f', 'left', 'addmaths'),
        label(size * 0.85, Math.log(size * 1.85), 'f^(-1)', 'below', 'maths'),
      )
      return {
        question: typst`
The function $f$ is defined by $f(x) = ${eTo('x')} − ${size}$ for $x in RR$.
#part("a", 2)[Find an expression for $f^(-1)(x)$.]
#part("b", 3)[On the same axes, sketch the graphs of $y = f(x)$ and $y = f^(-1)(x)$. Show the asymptotes and the exact coordinates of the points where the graphs meet the axes.]`,
        answer: typst`
#part("a")[
#working("M1")[$y = ${eTo('x')} − ${size}$, so $${eTo('x')} = y + ${size}$]
#working("A1")[$f^(-1)(x) =$ #result[$ln(x + ${size})$]]]
#part("b")[
#note[Each graph is the other reflected in the line $y = x$.]
${picture}
#working("B1")[$y = f(x)$ with the asymptote #result[$y = −${size}$], through $(0, ${minus(1 - size)})$ and $(${root}, 0)$]
#working("B1")[$y = f^(-1)(x)$ with the asymptote #result[$x = −${size}$], through $(${minus(1 - size)}, 0)$ and $(0, ${root})$]
#working("B1")[graphs symmetrical about $y = x$]]`,
        alt: plain`The function f is defined by f of x equals e to the power x, minus ${size}, for all real x. Part a: find an expression for the inverse function of x. Part b: on the same axes, sketch the graphs of f and of its inverse. Show the asymptotes and the exact coordinates of the points where the graphs meet the axes.`,
        answerAlt: plain`Part a: the inverse function of x is the natural log of open bracket x plus ${size} close bracket. Part b: the graph of f rises from its asymptote y equals minus ${size}, through ${1 - size} on the y axis and the natural log of ${size} on the x axis. The graph of the inverse is its reflection in the line y equals x, with the asymptote x equals minus ${size}.`,
        answers: [final('a', expression(`ln(x + ${size})`, 'x'), 'f^(-1)(x)')],
        verify: () => wrongLogarithm({ k: 1, n: 1, a }),
      }
    },
  },
})
