// Types of number: primes, squares, cubes and triangle numbers, rational and irrational, reciprocals.

import { final, number } from '../../kit/final-answers.ts'
import { lowestTerms } from '../../kit/numbers.ts'
import { mixed, mixedInWords } from '../../kit/printing.ts'
import type { Random } from '../../kit/random.ts'
import { mixedNumber } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const isPrime = (n: number) =>
  n > 1 && Array.from({ length: n - 2 }, (_, k) => k + 2).every((k) => n % k !== 0)
const someUpTo = (n: number, holds: (k: number) => boolean) =>
  Array.from({ length: n }, (_, k) => k + 1).some(holds)
const isSquare = (n: number) => someUpTo(n, (k) => k * k === n)
const isCube = (n: number) => someUpTo(n, (k) => k * k * k === n)
const isTriangle = (n: number) => someUpTo(n, (k) => k * (k + 1) === 2 * n)

const writeKindsOfNumber = (random: Random, { isList }: { isList: boolean }) => {
  const prime = random.pick([23, 29, 31, 37, 41, 43, 47, 53, 59])
  const square = random.pick([25, 49, 81])
  const cube = random.pick([27, 125])
  const triangle = random.pick([28, 45, 55, 66])
  const others = random.distinct([33, 35, 39, 51, 57, 63, 87], 2)
  const whole = random.pick([36, 48, 60, 84])
  const factor = random.pick([12, 6])
  const extra = isList ? triangle : factor
  const list = random.shuffle([prime, square, cube, extra, ...others])
  const last = isList ? 'a triangle number' : `a factor of ${whole}`
  const reason = isList
    ? `1 + 2 + 3 + dots.c + ${(Math.sqrt(8 * extra + 1) - 1) / 2} = ${extra}`
    : `${extra} times ${whole / extra} = ${whole}`
  return {
    question: typst`
#align(center)[${list.join(' #h(11pt) ')}]
From this list write down
#part("a", 1)[a prime number,]
#part("b", 1)[a square number,]
#part("c", 1)[a cube number,]
#part("d", 1)[${last}.]`,
    answer: typst`
#part("a")[#working("B1")[#result[${prime}]]
#note[Its only factors are 1 and ${prime}.]]
#part("b")[#working("B1")[$${square} = ${Math.sqrt(square)}^2$, so #result[${square}]]]
#part("c")[#working("B1")[$${cube} = ${Math.cbrt(cube)}^3$, so #result[${cube}]]]
#part("d")[#working("B1")[$${reason}$, so #result[${extra}]]]`,
    alt: plain`From the list ${listInWords(list)}, write down: part a, a prime number; part b, a square number; part c, a cube number; part d, ${last}.`,
    answerAlt: plain`Part a: ${prime} is prime; its only factors are 1 and itself. Part b: ${square} is ${Math.sqrt(square)} squared. Part c: ${cube} is ${Math.cbrt(cube)} cubed. Part d: ${extra} is ${last}.`,
    answers: [
      final('a', number(prime)),
      final('b', number(square)),
      final('c', number(cube)),
      final('d', number(extra)),
    ],
    verify: () => {
      const tests: readonly (readonly [number, (n: number) => boolean])[] = [
        [prime, isPrime],
        [square, isSquare],
        [cube, isCube],
        [extra, isList ? isTriangle : (n) => whole % n === 0],
      ]
      for (const [answer, holds] of tests) {
        const found = list.filter(holds)
        // 4 is a factor and a square; the question asks for "a" square number, so either would be right: not allowed.
        if (found.length !== 1 || found[0] !== answer)
          return `${found.join(', ')} would also do for ${answer}`
      }
      return null
    },
  }
}

export const kindsOfNumber = defineTemplate({
  id: 'kinds-of-number',
  marks: 4,
  calculator: false,
  level: 1,
  cases: {
    'from-a-list': (random) => writeKindsOfNumber(random, { isList: true }),
    'with-a-factor': (random) => writeKindsOfNumber(random, { isList: false }),
  },
})

export const rationalOrNot = defineTemplate({
  id: 'rational-or-irrational',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    list(random) {
      const root = random.integer(3, 9)
      const inside = random.pick([5, 7, 10, 11, 13, 15])
      const [top = 2, bottom = 7] = random.pick([
        [2, 7],
        [3, 8],
        [4, 9],
        [5, 11],
        [3, 7],
        [5, 8],
        [4, 15],
      ])
      const negative = -random.integer(2, 9)
      const order = random.shuffle(['whole', 'surd', 'fraction', 'negative', 'decimal'])
      const decimal = random.pick([0.3, 0.6, 1.2, 2.4])
      const forms: Record<string, readonly [string, string]> = {
        whole: [`sqrt(${root * root})`, `root ${root * root}`],
        surd: [`sqrt(${inside})`, `root ${inside}`],
        fraction: [`display(${top}/${bottom})`, `${top} over ${bottom}`],
        negative: [`−${-negative}`, `minus ${-negative}`],
        decimal: [`${decimal}`, `${decimal}`],
      }
      const shown = order.map((name) => forms[name] ?? ['', ''])
      return {
        question: typst`
#align(center)[${shown.map(([markup]) => `$${markup}$`).join(' #h(14pt) ')}]
From this list write down
#part("a", 1)[the irrational number,]
#part("b", 1)[the natural number.]
#part("c", 1)[Write the reciprocal of $${forms.fraction?.[0] ?? ''}$ as a mixed number.]`,
        answer: typst`
#part("a")[#working("B1")[#result[$sqrt(${inside})$]]
#note[${inside} is not a square number, so its root cannot be written as a fraction.]]
#part("b")[#working("B1")[$sqrt(${root * root}) = ${root}$, so #result[$sqrt(${root * root})$]]
#note[$${forms.negative?.[0] ?? ''}$ is an integer, but natural numbers are not negative.]]
#part("c")[#working("B1")[$display(${bottom}/${top}) =$ #result[$${mixed(bottom, top)}$]]]`,
        alt: plain`A list of numbers: ${listInWords(shown.map(([, words]) => words))}. Part a: write down the irrational number. Part b: write down the natural number. Part c: write the reciprocal of ${top} over ${bottom} as a mixed number.`,
        answerAlt: plain`Part a: root ${inside} is irrational, because ${inside} is not a square number. Part b: root ${root * root} is ${root}, a natural number. Part c: the reciprocal is ${bottom} over ${top}, which is ${mixedInWords(bottom, top)}.`,
        answers: [
          final('a', number(`√${inside}`)),
          final('b', number(root)),
          final('c', mixedNumber(bottom, top)),
        ],
        verify: () => {
          if (isSquare(inside)) return `root ${inside} is rational`
          if (!isSquare(root * root)) return `root ${root * root} is irrational`
          const [a, b] = lowestTerms(top, bottom)
          return a === top && b === bottom && top > 1 && top < bottom
            ? null
            : 'the fraction is not in lowest terms'
        },
      }
    },
  },
})
