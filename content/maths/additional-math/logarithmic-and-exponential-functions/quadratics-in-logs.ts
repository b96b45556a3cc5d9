// Quadratic equations in lg x, ln x or a logarithm to another base.

import { agree, log } from '../../kit/checking.ts'
import { minus } from '../../kit/numbers.ts'
import { added, linear, shown } from '../../kit/quadratics.ts'
import { allSolutions, typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { eTo, tall } from './notation.ts'
import { product } from './quadratics-in-powers.ts'

const wrongRoots = (
  quadratic: ReturnType<typeof product>,
  base: number,
  us: readonly number[],
  isPower = false,
): string | null => {
  const { a, b, c } = quadratic
  const holds = us.every((u) => {
    const x = base ** u
    const middle = isPower ? log(x ** b, base) : b * log(x, base)
    return agree(a * log(x, base) ** 2 + middle + c, 0, 1e-8)
  })
  return holds ? null : 'the equation does not hold'
}

/** A quadratic in a logarithm, whose values are −n and r. @param isPower the middle term is a power's logarithm */
const solved = (base: number, n: number, r: number, isPower: boolean) => {
  const quadratic = product(1, n, r)
  const { b, c } = quadratic
  const logX = base === 10 ? 'lg x' : `log_${base} x`
  const size = Math.abs(b)
  const sign = b < 0 ? '−' : '+'
  const middle = isPower
    ? `${sign} ${base === 10 ? 'lg' : `log_${base}`} ${size === 1 ? 'x' : `x^${size}`}`
    : `${sign} ${size === 1 ? '' : size} ${logX}`
  const powerSpoken = size === 1 ? 'x' : size === 2 ? 'x squared' : `x to the power ${size}`
  const spoken = `log to base ${base} of`
  const values = [-n, r].map((u) => ({
    shown: u < 0 ? tall(`display(1/${base ** -u})`) : `#result[${base ** u}]`,
    spoken: u < 0 ? `1 over ${base ** -u}` : String(base ** u),
  }))
  const [one, two] = values as [(typeof values)[0], (typeof values)[0]]
  return {
    question: typst`
Solve the equation $(${logX})^2 ${middle} ${added(c)} = 0$. #marks(4)`,
    answer: typst`
#note[${isPower && size > 1 ? typst`$log_${base} x^${size} = ${size} log_${base} x$. ` : ''}Let $u = ${logX}$.]
#working("M1")[$${shown(quadratic, 'u')} = 0$]
#working("M1")[$(${linear(1, n, 'u')})(u − ${r}) = 0$]
#working("A1")[$${logX} = ${minus(-n)}$ or $${logX} = ${r}$]
#working("A1")[$x =$ ${one.shown} or $x =$ ${two.shown}]`,
    alt: plain`Solve the equation, the square of ${spoken} x, ${b < 0 ? 'minus' : 'plus'} ${isPower ? `${spoken} open bracket ${powerSpoken} close bracket` : `${size === 1 ? '' : size} ${spoken} x`}, ${c < 0 ? 'minus' : 'plus'} ${Math.abs(c)}, equals 0.`,
    answerAlt: plain`As a quadratic in ${spoken} x it has the roots ${-n} and ${r}. So x is ${one.spoken} or ${two.spoken}.`,
    answers: [
      allSolutions([-n, r].map((u) => typedFraction(base ** Math.max(u, 0), base ** Math.max(-u, 0)))),
    ],
    verify: () => wrongRoots(quadratic, base, [-n, r], isPower),
  }
}

export const quadraticInLog = defineTemplate({
  id: 'quadratic-in-a-logarithm',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    lg(random) {
      const [n, r] = random.until(
        () => [random.integer(-3, 3), random.integer(1, 3)] as const,
        ([n, r]) => n !== 0 && n !== -r && n - r !== 0,
      )
      return solved(10, n, r, false)
    },
    ln(random) {
      const [n, r] = [random.pick([-5, -3, -1, 1, 3, 5]), random.integer(1, 4)]
      const quadratic = product(2, n, r)
      const index = `${n > 0 ? '−' : ''}${Math.abs(n) === 1 ? '1' : Math.abs(n)}/2`
      const { b, c } = quadratic
      const middle = `${b < 0 ? '−' : '+'} ${Math.abs(b) === 1 ? '' : Math.abs(b)} ln x`
      return {
        question: typst`
Solve the equation $2(ln x)^2 ${middle} ${added(c)} = 0$, giving your answers in terms of $upright(e)$. #marks(4)`,
        answer: typst`
#note[Let $u = ln x$.]
#working("M1")[$${shown(quadratic, 'u')} = 0$]
#working("M1")[$(${linear(2, n, 'u')})(u − ${r}) = 0$]
#working("A1")[$ ln x = ${n > 0 ? '−' : ''}display(${Math.abs(n)}/2) quad "or" quad ln x = ${r} $]
#working("A1")[$x =$ #result[$${eTo(index)}$] or $x =$ #result[$${r === 1 ? 'upright(e)' : eTo(String(r))}$]]`,
        alt: plain`Solve the equation 2 times the square of the natural log of x, ${b < 0 ? 'minus' : 'plus'} ${Math.abs(b) === 1 ? '' : Math.abs(b)} natural log of x, ${c < 0 ? 'minus' : 'plus'} ${Math.abs(c)}, equals 0, giving your answers in terms of e.`,
        answerAlt: plain`As a quadratic in the natural log of x it has the roots ${-n} over 2 and ${r}. So x is e to the power open bracket ${n > 0 ? 'minus ' : ''}${Math.abs(n)} over 2 close bracket, or e to the power ${r}.`,
        answers: [allSolutions([`e^(${-n}/2)`, `e^${r}`])],
        verify: () => wrongRoots(quadratic, Math.E, [-n / 2, r]),
      }
    },
    'power-inside'(random) {
      const [n, r] = random.until(
        () => [random.integer(1, 2), random.integer(2, 4)] as const,
        ([n, r]) => r - n >= 2,
      )
      return solved(random.pick([2, 3]), n, r, true)
    },
  },
})
