// Surds: simplest form, products, and rationalising a denominator.

import { agree } from '../../kit/checking.ts'
import { final } from '../../kit/final-answers.ts'
import { simplestSurd, surd, terms } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { simplestForm, typedSurd, typedSurdSum } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { surdInWords, termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const drawSimplifySurds = (random: Random) => {
  const inside = random.pick([2, 3, 5, 6, 7])
  return random.until(
    () => ({
      inside,
      p: random.integer(2, 6),
      q: random.integer(2, 6),
      k: random.integer(2, 4),
      a: random.integer(2, 7),
      b: random.integer(1, 6),
    }),
    ({ p, q, k, a, b }) => p !== q && k * p !== q && a !== b,
  )
}

export const simplifySurds = defineTemplate({
  id: 'simplify-surds',
  marks: 3,
  calculator: false,
  level: 4,
  cases: {
    sum(random) {
      const { inside, p, q, k } = drawSimplifySurds(random)
      const root = `root ${inside}`
      const [first, second] = [p * p * inside, q * q * inside]
      const total = k * p - q
      const answer = surd(total, inside)
      return {
        question: typst`
Simplify $${k} sqrt(${first}) - sqrt(${second})$. Give your answer in its simplest form. #marks(3)`,
        answer: typst`
#note[Take out the greatest square factor of each.]
#working("M1")[$sqrt(${first}) = sqrt(${p * p} times ${inside}) = ${p} sqrt(${inside})$]
#working("M1")[$sqrt(${second}) = ${q} sqrt(${inside})$]
#working("A1")[$${k * p} sqrt(${inside}) - ${q} sqrt(${inside}) =$ #result[$${answer}$]]`,
        alt: plain`Simplify ${k} root ${first} minus root ${second}. Give your answer in its simplest form.`,
        answerAlt: plain`Root ${first} is ${p} ${root} and root ${second} is ${q} ${root}. ${k * p} ${root} minus ${q} ${root} is ${surdInWords(total, inside)}.`,
        answers: [final('', simplestForm(typedSurd(total, inside)))],
        verify: () => {
          const r = Math.sqrt(inside)
          if (simplestSurd(inside).outside !== 1) return 'the root can be simplified'
          return agree(k * Math.sqrt(p * p * inside) - Math.sqrt(q * q * inside), (k * p - q) * r) &&
            k * p !== q
            ? null
            : 'in decimals it is another number'
        },
      }
    },
    brackets(random) {
      const { inside, a, b } = drawSimplifySurds(random)
      const root = `root ${inside}`
      const [one, two] = [a, -b]
      const whole = one * two + inside
      const times = one + two
      const shown = terms([whole, ''], [times, ` sqrt(${inside})`])
      const spoken = termsInWords([whole, ''], [times, root])
      const middle = terms([a, ` sqrt(${inside})`], [-a * b, ''], [inside, ''], [-b, ` sqrt(${inside})`])
      return {
        question: typst`
Expand and simplify $(${a} + sqrt(${inside}))(sqrt(${inside}) - ${b})$. #marks(3)`,
        answer: typst`
#working("M1")[$${middle}$]
#note[$sqrt(${inside}) times sqrt(${inside}) = ${inside}$]
#working("A2")[#result[$${shown}$]]
#scheme[The *M1* needs three of the four terms right. *A1* for one of the two terms of the answer]`,
        alt: plain`Expand and simplify the product of ${a} plus ${root} and ${root} minus ${b}.`,
        answerAlt: plain`Multiply out; ${root} times ${root} is ${inside}. The result is ${spoken}.`,
        answers: [final('', simplestForm(typedSurdSum(whole, times, inside)))],
        verify: () => {
          const r = Math.sqrt(inside)
          if (simplestSurd(inside).outside !== 1) return 'the root can be simplified'
          const [value, found] = [(a + r) * (r - b), inside - a * b + (a - b) * r]
          return agree(value, found) ? null : `in decimals it is ${value}`
        },
      }
    },
    'square-of-a-sum'(random) {
      const { inside, a } = drawSimplifySurds(random)
      const root = `root ${inside}`
      const [one, two] = [a, a]
      const whole = one * two + inside
      const times = one + two
      const shown = terms([whole, ''], [times, ` sqrt(${inside})`])
      const spoken = termsInWords([whole, ''], [times, root])
      return {
        question: typst`
Expand and simplify $(${a} + sqrt(${inside}))^2$. #marks(3)`,
        answer: typst`
#working("M1")[$${a * a} + ${a} sqrt(${inside}) + ${a} sqrt(${inside}) + ${inside}$]
#note[$sqrt(${inside}) times sqrt(${inside}) = ${inside}$]
#working("A2")[#result[$${shown}$]]
#scheme[The *M1* needs three of the four terms right. *A1* for one of the two terms of the answer]`,
        alt: plain`Expand and simplify the square of ${a} plus ${root}.`,
        answerAlt: plain`Multiply out; ${root} times ${root} is ${inside}. The result is ${spoken}.`,
        answers: [final('', simplestForm(typedSurdSum(whole, times, inside)))],
        verify: () => {
          const r = Math.sqrt(inside)
          if (simplestSurd(inside).outside !== 1) return 'the root can be simplified'
          const [value, found] = [(a + r) ** 2, a * a + inside + 2 * a * r]
          return agree(value, found) ? null : `in decimals it is ${value}`
        },
      }
    },
  },
})

const drawRationalise = (random: Random) => {
  const inside = random.pick([2, 3, 5, 6, 7])
  const b = random.integer(2, 6)
  // 'single-root': top/√inside; 'two-terms': top/(b + √inside) or with a minus sign.
  return { inside, b, sign: random.sign(), top: random.integer(2, 24), over: b * b - inside }
}

export const rationalise = defineTemplate({
  id: 'rationalise-the-denominator',
  marks: 3,
  calculator: false,
  level: 5,
  cases: {
    'single-root'(random) {
      const { inside, b, top } = random.until(
        () => drawRationalise(random),
        ({ top, inside }) => top % inside === 0 && top > inside,
      )
      const answer = surd(top / inside, inside)
      const added = surd(top / inside + b, inside)
      const second = b * b * inside
      return {
        question: typst`
Write $display(${top}/sqrt(${inside})) + sqrt(${second})$ in the form $k sqrt(${inside})$, where $k$ is an integer. #marks(3)`,
        answer: typst`
#working("M1")[$ display(${top}/sqrt(${inside})) times display(sqrt(${inside})/sqrt(${inside})) = display((${top} sqrt(${inside}))/${inside}) = ${answer} $]
#working("B1")[$sqrt(${second}) = ${b} sqrt(${inside})$]
#working("A1")[#result[$${added}$]]`,
        alt: plain`Write ${top} over root ${inside}, plus root ${second}, in the form k root ${inside}, where k is an integer.`,
        answerAlt: plain`Multiply the top and the bottom by root ${inside}: the fraction is ${surdInWords(top / inside, inside)}. Root ${second} is ${b} root ${inside}. The sum is ${surdInWords(top / inside + b, inside)}.`,
        answers: [
          final('', { ...simplestForm(typedSurd(top / inside + b, inside)), or: [String(top / inside + b)] }),
        ],
        verify: () => {
          const r = Math.sqrt(inside)
          return agree(top / r + Math.sqrt(b * b * inside), (top / inside + b) * r)
            ? null
            : 'in decimals it is another number'
        },
      }
    },
    'two-terms'(random) {
      const { inside, b, sign, top, over } = random.until(
        () => drawRationalise(random),
        ({ top, over }) => over > 0 && top % over === 0 && top < 5 * over,
      )
      const factor = top / over
      const [plus, minus] = sign > 0 ? ['+', '-'] : ['-', '+']
      const shown = terms([factor * b, ''], [-sign * factor, ` sqrt(${inside})`])
      const spoken = termsInWords([factor * b, ''], [-sign * factor, `root ${inside}`])
      return {
        question: typst`
Rationalise the denominator of
$ ${top}/(${b} ${plus} sqrt(${inside})). $
Give your answer in its simplest form. #marks(3)`,
        answer: typst`
#note[Multiply by the same two terms with the other sign: then the roots in the denominator cancel.]
#working("M1")[$ ${top}/(${b} ${plus} sqrt(${inside})) times (${b} ${minus} sqrt(${inside}))/(${b} ${minus} sqrt(${inside})) $]
#working("M1")[$ = (${top}(${b} ${minus} sqrt(${inside})))/(${b * b} - ${inside}) = (${top}(${b} ${minus} sqrt(${inside})))/${over} $]
#working("A1")[$=$ #result[$${shown}$]]`,
        alt: plain`Rationalise the denominator of ${top} over ${b} ${sign > 0 ? 'plus' : 'minus'} root ${inside}. Give your answer in its simplest form.`,
        answerAlt: plain`Multiply the top and the bottom by ${b} ${sign > 0 ? 'minus' : 'plus'} root ${inside}. The denominator becomes ${b * b} minus ${inside}, which is ${over}. The answer is ${spoken}.`,
        answers: [final('', simplestForm(typedSurdSum(factor * b, -sign * factor, inside)))],
        verify: () => {
          const r = Math.sqrt(inside)
          const found = (top / over) * (b - sign * r)
          return agree(found * (b + sign * r), top) ? null : `multiplied back it is ${found * (b + sign * r)}`
        },
      }
    },
  },
})
