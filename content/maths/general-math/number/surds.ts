// Surds: simplest form, products, rationalising a denominator, and exact lengths and areas.

import { agree } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import { fraction, highestCommonFactor, simplestSurd, surd, terms } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { simplestForm, typedSurd, typedSurdSum } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, surdInWords, termsInWords } from '../../kit/words.ts'
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

export const exactShape = defineTemplate({
  id: 'exact-lengths',
  marks: 4,
  calculator: false,
  level: 5,
  cases: {
    rectangle(random) {
      const { inside, a, b } = random.until(
        () => ({ inside: random.pick([2, 3, 5]), a: random.integer(3, 8), b: random.integer(1, 3) }),
        ({ inside, a, b }) => a > b * Math.sqrt(inside) + 0.6 && highestCommonFactor(a, b) === 1,
      )
      const rooted = b === 1 ? `sqrt(${inside})` : `${b} sqrt(${inside})`
      const spoken = surdInWords(b, inside)
      const area = a * a - b * b * inside
      return {
        question: typst`
The diagram shows a rectangle. Lengths are in centimetres.
#not-to-scale
#sketch(polygon-of((0, 0), (10, 0), (10, 4), (0, 4), sides: ([$${a} + ${rooted}$], [$${a} - ${rooted}$]), angles: ("right", "right", "right", "right")), height: 170pt, padding: (76pt, 26pt))
Without a calculator, find
#part("a", 2)[the area of the rectangle,]
#part("b", 2)[the perimeter of the rectangle.]`,
        answer: typst`
#part("a")[
#working("M1")[$(${a} + ${rooted})(${a} - ${rooted}) = ${a * a} - ${b * b * inside}$]
#note[The terms with roots cancel: a difference of two squares.]
#working("A1")[#result[${area} cm²]]]
#part("b")[
#working("M1")[$2(${a} + ${rooted} + ${a} - ${rooted})$]
#working("A1")[#result[${4 * a} cm]]]`,
        alt: plain`A rectangle has length ${a} plus ${spoken} and width ${a} minus ${spoken}, in centimetres. Without a calculator, find: part a, the area; part b, the perimeter.`,
        answerAlt: plain`Part a: it is a difference of two squares, ${a * a} minus ${b * b * inside}, which is ${area} square centimetres. Part b: the roots cancel, so the perimeter is ${4 * a} cm.`,
        answers: [final('a', number(area, { unit: 'cm²' })), final('b', number(4 * a, { unit: 'cm' }))],
        verify: () => {
          const [x, y] = [a + b * Math.sqrt(inside), a - b * Math.sqrt(inside)]
          return agree(x * y, a * a - b * b * inside) && agree(2 * x + 2 * y, 4 * a)
            ? null
            : 'in decimals it is another area'
        },
      }
    },
    'right-angled-triangle'(random) {
      const { inside, a, b } = random.until(
        () => ({ inside: random.pick([2, 3, 5]), a: random.integer(3, 8), b: random.integer(1, 3) }),
        ({ inside, a, b }) =>
          a > b * Math.sqrt(inside) + 0.6 &&
          simplestSurd(2 * (a * a + b * b * inside)).inside > 1 &&
          highestCommonFactor(a, b) === 1,
      )
      const rooted = b === 1 ? `sqrt(${inside})` : `${b} sqrt(${inside})`
      const spoken = surdInWords(b, inside)
      const square = 2 * (a * a + b * b * inside)
      return {
        question: typst`
The triangle has a right angle at $B$. Lengths are in centimetres.
#not-to-scale
#sketch(triangle((0, 0), (0, 5), (8, 0), names: ("B", "A", "C"), sides: ([$${a} - ${rooted}$], none, [$${a} + ${rooted}$]), angles: ("right",)), padding: (84pt, 28pt))
Without a calculator, find
#part("a", 3)[the exact length of $A C$ in its simplest form,]
#part("b", 1)[the area of the triangle.]`,
        answer: typst`
#part("a")[
#working("M1")[$A C^2 = (${a} + ${rooted})^2 + (${a} - ${rooted})^2$]
#working("A1")[$= 2 times (${a * a} + ${b * b * inside}) = ${square}$]
#note[The middle terms, $plus.minus ${2 * a * b} sqrt(${inside})$, cancel.]
#working("A1")[$A C =$ #result[$${surd(1, square)}$ cm]]]
#part("b")[#working("B1")[$ 1/2 times (${a * a} - ${b * b * inside}) = #result[$${fraction(a * a - b * b * inside, 2)}$ cm²] $]]`,
        alt: plain`Triangle ABC has a right angle at B. AB is ${a} minus ${spoken} and BC is ${a} plus ${spoken}, in centimetres. Without a calculator, find: part a, the exact length of AC in its simplest form; part b, the area of the triangle.`,
        answerAlt: plain`Part a: AC squared is 2 times ${a * a + b * b * inside}, which is ${square}, so AC is ${surdInWords(1, square)} cm. Part b: half of ${a * a} minus ${b * b * inside} is ${fractionInWords(a * a - b * b * inside, 2)} square centimetres.`,
        answers: [
          final('a', simplestForm(typedSurd(1, square), 'cm')),
          final('b', number((a * a - b * b * inside) / 2, { unit: 'cm²' })),
        ],
        verify: () => {
          const [x, y] = [a + b * Math.sqrt(inside), a - b * Math.sqrt(inside)]
          return agree(Math.hypot(x, y), Math.sqrt(2 * (a * a + b * b * inside))) &&
            agree((x * y) / 2, (a * a - b * b * inside) / 2)
            ? null
            : 'in decimals it is another length'
        },
      }
    },
  },
})
