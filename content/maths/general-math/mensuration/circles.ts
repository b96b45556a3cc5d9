// Circumference and area of a circle, forwards and back, in terms of π, and on wheels and clocks.

import { measuredAs } from '../../kit/comparing.ts'
import { skip } from '../../kit/draws.ts'
import { final, inNamedUnit, number, threeFigures } from '../../kit/final-answers.ts'
import { exactly, measured, timesPi } from '../../kit/measuring.ts'
import { unrounded } from '../../kit/numbers.ts'
import { beside, drawPath, enclosedArea, type Path, wayRound } from '../../kit/paths.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const { PI } = Math

const circle = (radius: number): Path => {
  return [{ centre: [0, 0], radius, start: 0, end: 360 }]
}

export const circleAndBack = defineTemplate({
  id: 'circle-and-back',
  marks: 3,
  calculator: true,
  level: 2,
  cases: {
    'area-from-circumference': (random) => {
      const given = random.integer(30, 95)
      const radius = given / (2 * PI)
      const answer = PI * radius ** 2
      const area = measured(answer, 'cm²')
      return {
        question: typst`The circumference of a circle is ${given}~cm.

Calculate the area of the circle. #marks(3)`,
        answer: typst`
#working("M1")[$2 pi r = ${given}$]
#working("M1")[$ r = ${given}/(2 pi) = ${unrounded(radius)} $]
#working("A1")[area $= pi times ${unrounded(radius)}^2$ #linebreak() $=$ ${area.shown}]`,
        alt: plain`The circumference of a circle is ${given} cm. Calculate the area of the circle.`,
        answerAlt: plain`The radius is ${given} divided by 2 pi. The area is pi times the radius squared, which is ${area.spoken}.`,
        answers: [final('', threeFigures(answer, 'cm²'))],
        verify: () => measuredAs(wayRound(circle(Math.sqrt(answer / PI))), given),
      }
    },
    'circumference-from-area': (random) => {
      const given = random.integer(120, 480, 5)
      const radius = Math.sqrt(given / PI)
      const answer = 2 * PI * radius
      const length = measured(answer, 'm')
      return {
        question: typst`A circular flower bed in Ramna Park has an area of ${given}~m². A low fence is put round it.

Calculate the length of the fence. #marks(3)`,
        answer: typst`
#working("M1")[$pi r^2 = ${given}$]
#working("M1")[$ r = sqrt(${given}/pi) = ${unrounded(radius)} $]
#working("A1")[$2 times pi times ${unrounded(radius)} =$ ${length.shown}]`,
        alt: plain`A circular flower bed has an area of ${given} square metres. A low fence is put round it. Calculate the length of the fence.`,
        answerAlt: plain`The radius is the square root of the fraction ${given} over pi. The fence is 2 pi times the radius, which is ${length.spoken}.`,
        answers: [final('', threeFigures(answer, 'm'))],
        verify: () => measuredAs(enclosedArea(circle(answer / (2 * PI))), given),
      }
    },
  },
})

export const circleInPi = defineTemplate({
  id: 'circle-in-terms-of-pi',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    ring: (random) => {
      const inner = random.integer(3, 7)
      const outer = inner + random.integer(2, 5)
      const answer = outer ** 2 - inner ** 2
      return {
        question: typst`
The diagram shows two circles with the same centre $O$. Their radii are ${inner}~cm and ${outer}~cm.
#sketch(circle-of((0, 0), ${outer}, fill: maths-wash), circle-of((0, 0), ${inner}, fill: surface), point((0, 0), $O$, side: "below-left"), height: 200pt)
Find the shaded area. Give your answer in terms of $pi$. #marks(3)`,
        answer: typst`
#working("M1")[$pi times ${outer}^2 = ${timesPi(outer ** 2)}$ or $pi times ${inner}^2 = ${timesPi(inner ** 2)}$]
#working("M1")[$${timesPi(outer ** 2)} - ${timesPi(inner ** 2)}$]
#working("A1")[area $=$ #result[$${timesPi(answer)}$~cm²]]`,
        alt: plain`Two circles have the same centre O. Their radii are ${inner} cm and ${outer} cm. The ring between them is shaded. Find the shaded area in terms of pi.`,
        answerAlt: plain`The circles have areas of ${outer ** 2} pi and ${inner ** 2} pi. The shaded area is the difference, ${answer} pi square centimetres.`,
        answers: [final('', number(`${answer}π`, { unit: 'cm²' }))],
        verify: () => measuredAs(enclosedArea(circle(outer)) - enclosedArea(circle(inner)), answer * PI),
      }
    },
    semicircle: (random) => {
      skip(random, 2)
      const radius = random.integer(4, 12)
      const answer = radius
      return {
        question: typst`
A semicircle has a diameter of ${2 * radius}~cm.
#sketch(${drawPath([{ centre: [0, 0], radius: 4, start: 0, end: 180 }])}, ${beside([-4, 0], [4, 0], `[${2 * radius}~cm]`, [0, 1])}, height: 165pt)
Find the perimeter of the semicircle. Give your answer in terms of $pi$. #marks(3)`,
        answer: typst`
#note[The perimeter is half of the circumference and the diameter.]
#working("M1")[arc: $1/2 times pi times ${2 * radius} = ${timesPi(answer)}$]
#working("M1")[$${timesPi(answer)} + ${2 * radius}$]
#working("A1")[perimeter $=$ #result[$(${timesPi(answer)} + ${2 * radius})$~cm]]`,
        alt: plain`A semicircle has a diameter of ${2 * radius} cm. Find its perimeter in terms of pi.`,
        answerAlt: plain`The curved part is half of pi times ${2 * radius}, which is ${answer} pi. With the diameter the perimeter is ${answer} pi plus ${2 * radius} cm.`,
        answers: [final('', number(`${answer}π + ${2 * radius}`, { unit: 'cm' }))],
        verify: () =>
          measuredAs(wayRound([{ centre: [0, 0], radius, start: 0, end: 180 }]) - 2 * radius, answer * PI),
      }
    },
    ripple: (random) => {
      const inner = random.integer(3, 7)
      const outer = inner + random.integer(2, 5)
      const answer = 2 * (outer - inner)
      return {
        question: typst`A ring of foam on a pond has an inner circumference of $${timesPi(2 * inner)}$~cm and an outer circumference of $${timesPi(2 * outer)}$~cm.

#part("a", 2)[Find the width of the ring.]
#part("b", 1)[The ring spreads until its outer radius is twice as long. Write down the new outer circumference in terms of $pi$.]`,
        answer: typst`
#part("a")[
#working("M1")[$${timesPi(2 * inner)} div 2 pi = ${inner}$ and $${timesPi(2 * outer)} div 2 pi = ${outer}$]
#working("A1")[$${outer} - ${inner} =$ ${exactly(outer - inner, 'cm').shown}]]
#part("b")[#working("B1")[$2 times ${timesPi(2 * outer)} =$ #result[$${timesPi(4 * outer)}$~cm]]]`,
        alt: plain`A ring of foam has an inner circumference of ${2 * inner} pi cm and an outer circumference of ${2 * outer} pi cm. Part a: find the width of the ring. Part b: the ring spreads until its outer radius is twice as long. Write down the new outer circumference in terms of pi.`,
        answerAlt: plain`Part a: the radii are ${inner} cm and ${outer} cm, so the width is ${outer - inner} cm. Part b: the circumference doubles, too, to ${4 * outer} pi cm.`,
        answers: [
          final('a', number(outer - inner, { unit: 'cm' })),
          final('b', number(`${4 * outer}π`, { unit: 'cm' })),
        ],
        verify: () => measuredAs(wayRound(circle(outer)) - wayRound(circle(inner)), answer * PI),
      }
    },
  },
})

const drawWheel = (random: Random) => {
  const diameter = random.integer(60, 72)
  const way = random.until(
    () => random.integer(300, 900, 50),
    (metres) => Math.abs((((metres * 100) / (PI * diameter)) % 1) - 0.5) < 0.4,
  )
  const hand = random.decimal(8.5, 14.5, 1)
  const minutes = random.pick([25, 35, 40, 50])
  const turns = random.integer(80, 120, 5)
  return { diameter, way, hand, minutes, turns }
}

export const wheel = defineTemplate({
  id: 'wheels-and-hands',
  marks: 3,
  calculator: true,
  level: 2,
  cases: {
    turns: (random) => {
      const { diameter, way } = drawWheel(random)
      const answer = Math.floor((way * 100) / (PI * diameter))
      return {
        question: typst`The wheel of a rickshaw has a diameter of ${diameter}~cm.

Calculate how many complete turns the wheel makes when the rickshaw travels ${way}~m. #marks(3)`,
        answer: typst`
#note[In one turn the rickshaw moves on by the circumference of the wheel.]
#working("M1")[$pi times ${diameter} = ${unrounded(PI * diameter)}$~cm]
#working("M1")[$ (${way} times 100)/${unrounded(PI * diameter)} = ${unrounded((way * 100) / (PI * diameter))} $]
#working("A1")[${exactly(answer, '').shown} complete turns]`,
        alt: plain`The wheel of a rickshaw has a diameter of ${diameter} cm. Calculate how many complete turns the wheel makes when the rickshaw travels ${way} metres.`,
        answerAlt: plain`One turn is the circumference, pi times ${diameter} cm. Divide ${way} times 100 cm by it and round down: ${answer} complete turns.`,
        answers: [final('', number(answer))],
        verify() {
          const round = wayRound(circle(diameter / 2))
          let [left, made] = [way * 100, 0]
          for (; left >= round; made += 1) left -= round
          return made === answer ? null : `the wheel turns ${made} times`
        },
      }
    },
    'minute-hand': (random) => {
      const { hand, minutes } = drawWheel(random)
      const answer = (minutes / 60) * 2 * PI * hand
      const length = measured(answer, 'cm')
      const end = minutes + 10 < 60 ? `2.${minutes + 10} pm` : `3.${String(minutes - 50).padStart(2, '0')} pm`
      return {
        question: typst`The minute hand of a clock is ${hand}~cm long.

Calculate how far its tip moves from 2.10~pm to ${end.replace(' ', '~')}. #marks(3)`,
        answer: typst`
#note[From 2.10 pm to ${end} is ${minutes} minutes, and a full turn takes 60 minutes.]
#working("M2 oe")[$ ${minutes}/60 times 2 times pi times ${hand} $]
#scheme[*M1* for the circumference, $2 times pi times ${hand}$]
#working("A1")[distance $=$ ${length.shown}]`,
        alt: plain`The minute hand of a clock is ${hand} cm long. Calculate how far its tip moves from 2.10 pm to ${end}.`,
        answerAlt: plain`In ${minutes} minutes the tip moves ${minutes} sixtieths of the circumference. That is ${minutes} over 60 times 2 pi times ${hand}, which is ${length.spoken}.`,
        answers: [final('', threeFigures(answer, 'cm'))],
        verify() {
          const swept: Path = [[0, 0], { centre: [0, 0], radius: hand, start: 90, end: 90 - 6 * minutes }]
          return measuredAs(wayRound(swept) - 2 * hand, answer)
        },
      }
    },
    speed: (random) => {
      const { diameter, turns } = drawWheel(random)
      const answer = (PI * diameter * turns * 60) / 100_000
      const speed = measured(answer, 'km/h')
      return {
        question: typst`Each wheel of a bicycle has a diameter of ${diameter}~cm and makes ${turns} turns in a minute.

Calculate the speed of the bicycle in km/h. #marks(3)`,
        answer: typst`
#working("M1")[per minute, in cm: #linebreak() $pi times ${diameter} times ${turns} = ${unrounded(PI * diameter * turns)}$]
#working("M1")[$ (${unrounded(PI * diameter * turns)} times 60)/"100 000" $]
#working("A1")[speed $=$ ${speed.shown}]`,
        alt: plain`Each wheel of a bicycle has a diameter of ${diameter} cm and makes ${turns} turns in a minute. Calculate the speed of the bicycle in kilometres per hour.`,
        answerAlt: plain`In one minute the bicycle moves pi times ${diameter} times ${turns} cm. Times 60 and divided by 100 000, the speed is ${speed.spoken}.`,
        answers: [final('', inNamedUnit(threeFigures(answer, 'km/h')))],
        verify: () =>
          measuredAs(((wayRound(circle(diameter / 2)) / 100) * (turns / 60) * 3600) / 1000, answer),
      }
    },
  },
})
