// Bounds of a whole question: from rounded measurements to what can and what cannot be.

import { agree } from '../../kit/checking.ts'
import { final, inNamedUnit, inOrder, number, threeFigures } from '../../kit/final-answers.ts'
import { exact, significant, unrounded } from '../../kit/numbers.ts'
import { grouped, tied } from '../../kit/printing.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

/** The least and the greatest of a function over all corners of its ranges. */
const extremes = (
  f: (a: number, b: number) => number,
  [a1, a2]: readonly [number, number],
  [b1, b2]: readonly [number, number],
): readonly [number, number] => {
  const values = Array.from({ length: 21 }, (_, n) => a1 + ((a2 - a1) * n) / 20).flatMap((a) =>
    Array.from({ length: 21 }, (_, m) => f(a, b1 + ((b2 - b1) * m) / 20)),
  )
  return [Math.min(...values), Math.max(...values)]
}

export const boundsInFull = defineTemplate({
  id: 'bounds-in-full',
  marks: 13,
  calculator: true,
  level: 5,
  cases: {
    'train-journey'(random) {
      const { distance, minutes, gap } = random.until(
        () => ({
          distance: random.integer(205, 345, 10),
          minutes: random.integer(200, 330, 10),
          gap: random.pick([-0.6, -0.4, 0.5, 0.8]),
        }),
        ({ distance, minutes }) =>
          minutes % 60 > 5 && distance / minutes > 0.8 && distance / minutes < 1.3 && distance % 10 === 5,
      )
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
      const [dLow, dHigh] = [distance - 2.5, distance + 2.5]
      const [tLow, tHigh] = [minutes - 5, minutes + 5]
      const speed = (distance / minutes) * 60
      const [low, high] = [(dLow / tHigh) * 60, (dHigh / tLow) * 60]
      const claim = Math.round((low + gap) * 10) / 10
      const isRight = low > claim
      const difference = ((high - speed) / speed) * 100
      return {
        question: typst`
A train from Dhaka to Sylhet travels ${distance} km, correct to the nearest 5~km. The journey takes ${hours} hours ${rest} minutes, correct to the nearest 10~minutes.
#part("a", 2)[Complete the statement for the distance, $d$ km. #linebreak() #h(10pt) $... <= d < ...$]
#part("b", 2)[Write down the lower bound and the upper bound of the time, in minutes.]
#part("c", 2)[Calculate the average speed of the train from the two rounded values, in km/h.]
#part("d", 3)[Show that the upper bound of the average speed is ${significant(high)} km/h, correct to 3 significant figures.]
#part("e", 2)[The guard says: “The average speed was more than ${claim} km/h.” Is this certain? Show how you decide.]
#part("f", 2)[The true average speed can be greater than your answer to part (c). Find the greatest percentage by which it can be greater.]`,
        answer: typst`
#part("a")[#working("B1 B1")[#result[$${dLow} <= d < ${dHigh}$]]]
#part("b")[
#note[${hours} hours ${rest} minutes are ${minutes} minutes; half of 10 minutes on each side]
#working("B1 B1")[#result[${tLow}] and #result[${tHigh}] minutes]]
#part("c")[
#working("M1")[$ ${distance}/${minutes} times 60 $]
#working("A1")[#result[${significant(speed)} km/h]${agree(speed, Number(significant(speed))) ? '' : ' (3 s.f.)'}]]
#part("d")[
#working("M2 FT")[$ ${dHigh}/${tLow} times 60 $]
#working("A1")[$= ${unrounded(high)} = ${significant(high)}$ km/h (3 s.f.)]
#scheme[*M1* for their ${dHigh} over a time from ${tLow} to ${tHigh}, or for a distance from ${dLow} to ${dHigh} over their ${tLow}.]]
#part("e")[
#working("M1 FT")[$ ${dLow}/${tHigh} times 60 = ${unrounded(low)} $]
#working("A1 dep")[${isRight ? `Yes: even the lower bound is more than ${claim}.` : `No: the speed may be as low as ${significant(low, 4)}, which is not more than ${claim}.`}]]
#part("f")[
#working("M1 FT")[$ (${unrounded(high)} − ${unrounded(speed)})/${unrounded(speed)} times 100 $]
#working("A1")[#result[${significant(difference)}%] (3 s.f.)]]`,
        alt: plain`A train from Dhaka to Sylhet travels ${distance} km, correct to the nearest 5 km. The journey takes ${hours} hours ${rest} minutes, correct to the nearest 10 minutes. Part a: complete the statement for the distance, d kilometres: blank is less than or equal to d, which is less than blank. Part b: write down the lower bound and the upper bound of the time, in minutes. Part c: calculate the average speed of the train from the two rounded values, in kilometres per hour. Part d: show that the upper bound of the average speed is ${significant(high)} kilometres per hour, correct to 3 significant figures. Part e: the guard says, the average speed was more than ${claim} kilometres per hour. Is this certain? Show how you decide. Part f: the true average speed can be greater than your answer to part c. Find the greatest percentage by which it can be greater.`,
        answerAlt: plain`Part a: ${dLow} is less than or equal to d, and d is less than ${dHigh}. Part b: ${tLow} and ${tHigh} minutes. Part c: ${distance} over ${minutes}, times 60, is ${significant(speed)} kilometres per hour. Part d: the greatest distance over the least time, ${dHigh} over ${tLow}, times 60, is ${significant(high, 5)}, so ${significant(high)} kilometres per hour. Part e: the lower bound is ${dLow} over ${tHigh}, times 60, ${significant(low, 4)}, so it is ${isRight ? '' : 'not '}certain. Part f: ${significant(high, 5)} minus ${significant(speed, 5)}, all over ${significant(speed, 5)}, times 100, is ${significant(difference)}%.`,
        answers: [
          final('a', inOrder([dLow, dHigh], { each: { unit: 'km' } })),
          final('b', inNamedUnit(number(tLow, { unit: 'minutes' })), 'lower bound'),
          final('b', inNamedUnit(number(tHigh, { unit: 'minutes' })), 'upper bound'),
          final('c', inNamedUnit(threeFigures(speed, 'km/h'))),
          final(
            'f',
            number(difference, {
              to: { figures: 3 },
              unit: '%',
              accept: [difference - 0.045, difference + 0.045].map((each) => each.toPrecision(3)) as [
                string,
                string,
              ],
            }),
          ),
        ],
        verify: () => {
          // Every distance and time that rounds to the given values.
          const rounds = (value: number, to: number, given: number) =>
            Math.floor(value / to + 0.5) * to === given
          if (!rounds(dLow, 5, distance) || rounds(dHigh, 5, distance)) return 'the distance has other bounds'
          if (!rounds(tLow, 10, minutes) || rounds(tHigh, 10, minutes)) return 'the time has other bounds'
          const [least, most] = extremes((d, t) => d / (t / 60), [dLow, dHigh], [tLow, tHigh])
          if (!agree(least, low) || !agree(most, high)) return `the speed is from ${least} to ${most}`
          if (isRight !== least > claim) return 'the guard is judged wrongly'
          return agree((most / speed - 1) * 100, difference, 1e-9) ? null : 'the percentage is another'
        },
      }
    },
    'field-and-harvest'(random) {
      const { long, wide, rice, wire } = random.until(
        () => ({
          long: random.integer(42, 88),
          wide: random.integer(24, 40),
          rice: random.integer(8, 19) / 10,
          wire: random.integer(14, 38) * 10,
        }),
        ({ long, wide, rice }) => {
          const yields = (rice * 1000) / (long * wide)
          return long > wide + 12 && yields > 0.35 && yields < 0.75 && rice % 1 > 0.05
        },
      )
      const [lLow, lHigh, wLow, wHigh] = [long - 0.5, long + 0.5, wide - 0.5, wide + 0.5]
      const least = exact(lLow * wLow)
      const round = 2 * (lHigh + wHigh)
      const cost = round * (wire + 5)
      const [rLow, rHigh] = [exact(rice - 0.05), exact(rice + 0.05)]
      const best = (rHigh * 1000) / least
      const middle = long * wide
      const error = ((lHigh * wHigh - middle) / middle) * 100
      return {
        question: typst`
A rice field near Dinajpur is a rectangle. Its length is ${long} m and its width is ${wide} m, both correct to the nearest metre.
#part("a", 2)[Complete the statement for the length, #box[$l$ m]. #linebreak() #h(10pt) $... <= l < ...$]
#part("b", 2)[Show that the lower bound of the area of the field is ${tied(least, 2)} m².]
#part("c i", 2)[Find the upper bound of the perimeter of the field.]
#part("c ii", 2)[Wire for a fence around the field costs Tk~${wire} a metre, correct to the nearest Tk~10. Find the upper bound of the cost of the wire.]
#part("d", 3)[The field gives ${rice.toFixed(1)} tonnes of rice, correct to 1 decimal place. Find the upper bound of the mass of rice for each square metre, in kg.]
#part("e", 2)[Find the greatest percentage by which the area can be more than #box[$${long} times ${wide}$ m²].]`,
        answer: typst`
#part("a")[#working("B1 B1")[#result[$${lLow} <= l < ${lHigh}$]]]
#part("b")[
#working("M1")[both lower bounds: $${lLow} times ${wLow}$]
#working("A1")[$= ${tied(least, 2)}$ m²]]
#part("c i")[
#working("M1")[$2 times (${lHigh} + ${wHigh})$]
#working("A1")[#result[${round} m]]]
#part("c ii")[
#working("M1 FT")[$${round} times ${wire + 5}$]
#working("A1 FT")[#result[Tk ${grouped(cost)}]]]
#part("d")[
#working("B1")[${rHigh} tonnes $= ${grouped(rHigh * 1000)}$ kg]
#working("M1 FT")[$ ${grouped(rHigh * 1000)}/#box[${grouped(least, 2)}] $]
#working("A1")[#result[${significant(best)} kg] (3 s.f.)]]
#part("e")[
#working("M1")[$ (${lHigh} times ${wHigh} − ${middle})/${middle} times 100 $]
#working("A1")[#result[${significant(error)}%] (3 s.f.)]]`,
        alt: plain`A rice field near Dinajpur is a rectangle. Its length is ${long} metres and its width is ${wide} metres, both correct to the nearest metre. Part a: complete the statement for the length, l metres: blank is less than or equal to l, which is less than blank. Part b: show that the lower bound of the area of the field is ${least} square metres. Part c i: find the upper bound of the perimeter of the field. Part c ii: wire for a fence around the field costs ${wire} taka a metre, correct to the nearest 10 taka. Find the upper bound of the cost of the wire. Part d: the field gives ${rice.toFixed(1)} tonnes of rice, correct to 1 decimal place. Find the upper bound of the mass of rice for each square metre, in kilograms. Part e: find the greatest percentage by which the area can be more than ${long} times ${wide} square metres.`,
        answerAlt: plain`Part a: ${lLow} is less than or equal to l, and l is less than ${lHigh}. Part b: ${lLow} times ${wLow} is ${least} square metres. Part c i: 2 times the sum of ${lHigh} and ${wHigh} is ${round} metres. Part c ii: ${round} times ${wire + 5} is ${cost} taka. Part d: the greatest mass over the least area, ${rHigh * 1000} over ${least}, is ${significant(best)} kilograms. Part e: ${lHigh} times ${wHigh} is ${significant(error)}% more than ${middle}.`,
        answers: [
          final('a', inOrder([lLow, lHigh])),
          final('c i', number(round, { unit: 'm' })),
          final('c ii', number(cost, { unit: 'taka' })),
          final('d', { ...inNamedUnit(threeFigures(best, 'kg')), orUnit: 'kg/m²' }),
          final('e', threeFigures(error, '%')),
        ],
        verify: () => {
          const isLength = (value: number, given: number) => Math.floor(value + 0.5) === given
          if (
            !isLength(lLow, long) ||
            isLength(lHigh, long) ||
            !isLength(wLow, wide) ||
            isLength(wHigh, wide)
          )
            return 'a length has other bounds'
          const areas = extremes((l, w) => l * w, [lLow, lHigh], [wLow, wHigh])
          if (!agree(areas[0], least)) return `the least area is ${areas[0]}`
          const rounds = extremes((l, w) => l + w + l + w, [lLow, lHigh], [wLow, wHigh])
          if (!agree(rounds[1], round)) return `the longest way round is ${rounds[1]}`
          const prices = extremes((m, price) => m * price, rounds, [wire - 5, wire + 5])
          if (!agree(prices[1], cost)) return `the highest cost is ${prices[1]}`
          const masses = extremes((kg, area) => kg / area, [rLow * 1000, rHigh * 1000], areas)
          if (!agree(masses[1], best)) return `the most for a square metre is ${masses[1]}`
          return agree(areas[1] / middle - 1, error / 100, 1e-9) ? null : 'the percentage is another'
        },
      }
    },
  },
})
