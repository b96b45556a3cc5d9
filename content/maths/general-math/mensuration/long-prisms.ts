// Prisms that hold water: a pool with a sloping floor, and a trough in which the water is similar to the whole.

import { agree, distance, type Point, polygonArea } from '../../kit/checking.ts'
import {
  expression,
  final,
  inHoursAndMinutes,
  inNamedUnit,
  number,
  threeFigures,
  toNearest,
} from '../../kit/final-answers.ts'
import { close, grouped, slicedVolume } from '../../kit/measuring.ts'
import { exact, significant, unrounded } from '../../kit/numbers.ts'
import { span } from '../../kit/paths.ts'
import { duration as shownDuration, tied } from '../../kit/printing.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const large = (value: number): string =>
  Number.isInteger(exact(value)) ? tied(exact(value)) : unrounded(value)

export const waterInPrisms = defineTemplate({
  id: 'water-in-prisms',
  marks: 14,
  calculator: true,
  level: 5,
  cases: {
    'swimming-pool'(random) {
      const { long, wide, shallow, deep, rate, fall, price } = random.until(
        () => ({
          long: random.pick([20, 24, 25]),
          wide: random.integer(8, 12),
          shallow: random.pick([0.9, 1.1, 1.2]),
          deep: random.decimal(2, 3, 1),
          rate: random.integer(12, 25),
          fall: random.integer(8, 18, 2),
          price: random.pick([850, 900, 1100, 1200, 1350, 1450]),
        }),
        ({ long, wide, shallow, deep, rate }) => {
          const minutes = ((shallow + deep) * long * wide * 500) / rate / 60
          const floor = Math.hypot(long, deep - shallow)
          return (
            Number.isInteger(exact((shallow + deep) * long * wide * 5)) &&
            Math.abs((minutes % 1) - 0.5) > 0.2 &&
            minutes % 60 > 4 &&
            floor % 0.1 > 0.01
          )
        },
      )
      const section = exact(0.5 * (shallow + deep) * long)
      const volume = exact(section * wide)
      const litres = Math.round(volume * 1000)
      const seconds = litres / rate
      const minutes = Math.round(seconds / 60)
      const floor = Math.hypot(long, deep - shallow)
      const cost = floor * wide * price
      const lost = exact((long * wide * fall) / 100)
      const percent = (lost / volume) * 100
      const corners: readonly Point[] = [
        [0, deep - shallow],
        [long, 0],
        [long, deep],
        [0, deep],
      ]
      // Drawn deeper than it is, so that its depths can be seen.
      const rim = exact(1.5 * deep)
      const inner: Point = [0, exact(1.5 * (deep - shallow))]
      return {
        question: typst`
The diagram shows a swimming pool in Chattogram. Its cross-section is a trapezium, and its sides are vertical. It is ${long}~m long and ${wide}~m wide. The water is ${shallow}~m deep at one end and ${deep}~m at the other when the pool is full.
#not-to-scale
#sketch(prism((${pair(inner)}, ${pair([long, 0])}, ${pair([long, rim])}, ${pair([0, rim])}), ${wide}, sides: (none, none, none, [${shallow} m]), hidden: (0, 1)), edge(${pair([long, 0])}, ${pair([long, rim])}, body: [${deep} m]), edge(${pair([0, rim])}, in-space((0, ${rim}, ${wide})), body: [${wide} m], away: ${pair([long, rim])}, length: ${wide}), edge(in-space((0, ${rim}, ${wide})), in-space((${long}, ${rim}, ${wide})), body: [${long} m]), height: 190pt)
#part("a", 2)[Show that the area of the cross-section is ${section} m².]
#part("b", 2)[Calculate the number of litres of water in the full pool.]
#part("c", 3)[A pump empties the pool at ${rate} litres a second. Calculate the time this takes, in hours and minutes, correct to the nearest minute.]
#part("d", 4)[Tiles for the sloping floor cost Tk~${price} for each square metre of the floor. Calculate their total cost, correct to the nearest Tk~1000.]
#part("e", 3)[Another time, the level of the water in the full pool falls by ${fall} cm. Calculate the percentage decrease in the volume of the water.]`,
        answer: typst`
#part("a")[
#working("M1")[$ 1/2 times (${shallow} + ${deep}) times ${long} $]
#working("A1")[$= ${section}$ m²]
#scheme[*M1* also for a rectangle and a triangle, added.]]
#part("b")[
#working("M1")[$${section} times ${wide} = ${volume}$ m³]
#working("A1")[$${volume} times 1000 =$ #result[${grouped(litres)} litres]]]
#part("c")[
#working("M1 FT")[$${tied(litres)} div ${rate} = ${large(seconds)}$ seconds]
#working("M1")[$${large(seconds)} div 60 = ${large(seconds / 60)}$ minutes]
#working("A1")[#result[${shownDuration(minutes)}]]]
#part("d")[
#working("B1 soi")[$${deep} − ${shallow} = ${exact(deep - shallow)}$]
#working("M1")[floor: $sqrt(${long}^2 + ${exact(deep - shallow)}^2) = ${unrounded(floor)}$]
#working("M1 dep")[$${unrounded(floor)} times ${wide} times ${price}$]
#working("A1 cao")[#result[Tk ${grouped(Math.round(cost / 1000) * 1000)}]]]
#part("e")[
#working("M1")[$${long} times ${wide} times ${fall / 100} = ${lost}$ m³]
#working("M1 FT")[$ ${lost}/${volume} times 100 $]
#working("A1")[#result[${significant(percent)}%] (3 s.f.)]
#scheme[The first *M1* needs ${fall} cm in metres, or the other lengths in cm.]]`,
        alt: plain`A swimming pool in Chattogram has a cross-section that is a trapezium, and vertical sides. It is ${long} metres long and ${wide} metres wide. The water is ${shallow} metres deep at one end and ${deep} metres at the other when the pool is full. The diagram is not to scale. Part a: show that the area of the cross-section is ${section} square metres. Part b: calculate the number of litres of water in the full pool. Part c: a pump empties the pool at ${rate} litres a second. Calculate the time this takes, in hours and minutes, correct to the nearest minute. Part d: tiles for the sloping floor cost ${price} taka for each square metre of the floor. Calculate their total cost, correct to the nearest 1000 taka. Part e: another time, the level of the water in the full pool falls by ${fall} cm. Calculate the percentage decrease in the volume of the water.`,
        answerAlt: plain`Part a: half of, open bracket, ${shallow} plus ${deep}, close bracket, times ${long} is ${section} square metres. Part b: times ${wide} that is ${volume} cubic metres, or ${litres} litres. Part c: over ${rate} and over 60 that is ${significant(seconds / 60, 4)} minutes, ${shownDuration(minutes)}. Part d: the depths differ by ${exact(deep - shallow)}, so the floor is ${significant(floor, 5)} metres long, and times ${wide} and times ${price} that is ${Math.round(cost / 1000) * 1000} taka. Part e: ${long} times ${wide} times ${fall / 100} is ${lost} cubic metres, which is ${significant(percent)}% of ${volume}.`,
        answers: [
          final('b', inNamedUnit(number(litres, { unit: 'litres' }))),
          final('c', inHoursAndMinutes(minutes)),
          final('d', toNearest(1000, cost, 'taka')),
          final('e', threeFigures(percent, '%')),
        ],
        verify: () => {
          if (!agree(polygonArea(...corners), section)) return 'the cross-section has another area'
          // Layer by layer along the pool, full and with the level lower.
          const depthAt = (along: number) => shallow + ((deep - shallow) * along) / long
          const held = (lower: number) => slicedVolume((along) => wide * (depthAt(along) - lower), 0, long)
          if (!close(held(0) * 1000, litres)) return `the pool holds ${held(0)}`
          const [a, b] = [corners[0], corners[1]] as const
          if (!a || !b || !agree(distance(a, b) * wide * price, cost, 1e-6))
            return 'the floor costs something else'
          if (Math.round((held(0) * 1000) / rate / 60) !== minutes) return 'the pump takes another time'
          const found = (1 - held(fall / 100) / held(0)) * 100
          return agree(found, percent, 1e-6) ? null : `the decrease is ${found}%`
        },
      }
    },
    'trough-with-water'(random) {
      const { top, deep, long, level, litres } = random.until(
        () => ({
          top: random.integer(40, 64, 4),
          deep: random.integer(24, 40, 2),
          long: random.integer(14, 24) * 10,
          level: random.pick([0.25, 0.4, 0.5, 0.6, 0.75, 0.8]),
          litres: random.integer(20, 70, 5),
        }),
        ({ top, deep, long, litres }) => {
          const full = (top * deep * long) / 2000
          const k = (top * long) / (2000 * deep)
          const found = Math.sqrt(litres / k)
          return (
            top > deep &&
            Math.hypot(top / 2, deep) % 1 > 0.02 &&
            Number.isInteger(exact(k * 100)) &&
            litres < 0.8 * full &&
            litres > 0.25 * full &&
            found % 1 > 0.05 &&
            Number.isInteger(full * 10)
          )
        },
      )
      const full = exact((top * deep * long) / 2000)
      const side = Math.hypot(top / 2, deep)
      const sheet = 2 * side * long + top * deep
      const k = exact((top * long) / (2000 * deep))
      const ratio = exact(top / deep)
      const isShort = Number.isInteger(exact(ratio * 1000))
      const width = isShort ? `${ratio}y` : `display(${top}/${deep}) y`
      const found = Math.sqrt(litres / k)
      const percent = exact(level * level * 100)
      const [x, d] = [top / 10, deep / 10]
      const across = exact(x / 2)
      const back = (from: Point) => pair([from[0] + 0.048 * long, from[1] + 0.0135 * long])
      const [left, right, bottom]: readonly [Point, Point, Point] = [
        [-across, d],
        [across, d],
        [0, 0],
      ]
      return {
        question: typst`
A drinking trough for cattle is an open prism, ${long} cm long. Its cross-section is an isosceles triangle, ${top} cm wide at the top and ${deep} cm deep.
#not-to-scale
#sketch(edge(${pair(left)}, ${pair(right)}), edge(${pair(left)}, (0, 0)), edge((0, 0), ${pair(right)}), edge(${pair(left)}, ${back(left)}), edge(${pair(right)}, ${back(right)}), edge(${back(left)}, ${back(right)}, body: [${top} cm]), edge((0, 0), ${back(bottom)}, body: [${long} cm], right: true, length: ${long / 10}), edge(${back(bottom)}, ${back(right)}), ${span([-across - 0.5, 0], [-across - 0.5, d], `[${deep} cm]`, [0, d])}, height: 190pt, padding: (46pt, 26pt))
#part("a", 2)[Show that the trough holds ${full} litres when it is full.]
#part("b", 4)[The two sloping sides and the two triangular ends are made of metal sheet. Calculate the area of the metal sheet.]
#part("c")[When the water in the trough is $y$ cm deep, its volume is $V$ litres.]
#part("c i", 2)[Find an expression, in terms of $y$, for the width of the surface of the water, in cm.]
#part("c ii", 2)[Show that $V = ${k}y^2$.]
#part("c iii", 2)[Find the depth of the water when there are ${litres} litres in the trough.]
#part("d", 2)[The depth of the water is ${exact(level * 100)}% of the depth of the trough. Find the volume of the water as a percentage of the volume of the full trough.]`,
        answer: typst`
#part("a")[
#working("M1")[$1 / 2 times ${top} times ${deep} times ${long} = ${tied(full * 1000)}$ cm³]
#working("A1")[$${tied(full * 1000)} div 1000 = ${full}$ litres]]
#part("b")[
#working("M1")[side: $sqrt(${top / 2}^2 + ${deep}^2) = ${unrounded(side)}$]
#working("M1 FT")[$2 times ${unrounded(side)} times ${long}$]
#working("M1")[$2 times 1 / 2 times ${top} times ${deep}$]
#working("A1")[#result[${grouped(significant(sheet))} cm²] (3 s.f.)]]
#part("c i")[
#note[The triangle of the water is similar to the whole triangle.]
#working("M1")[$ "width"/y = ${top}/${deep} $]
#working("A1 oe")[#box(baseline: 40%)[#result[$${width}$]] cm]]
#part("c ii")[
#working("M1 FT")[$ 1/2 times ${width} times y times ${long} "cm³" $]
#working("A1")[$ = ${exact(k * 1000)}y^2 "cm³", "so" V = ${k}y^2 $]]
#part("c iii")[
#working("M1")[$${k}y^2 = ${litres}$]
#working("A1")[$y = sqrt(${unrounded(litres / k)})$ #linebreak() depth $=$ #result[${significant(found)} cm] (3 s.f.)]]
#part("d")[
#working("M1")[$${level}^2$]
#working("A1")[#result[${percent}%]]
#scheme[Or: $V$ at a depth of $${level} times ${deep}$ cm, over ${full} *M1*]]`,
        alt: plain`A drinking trough for cattle is an open prism, ${long} cm long. Its cross-section is an isosceles triangle, ${top} cm wide at the top and ${deep} cm deep. The diagram is not to scale. Part a: show that the trough holds ${full} litres when it is full. Part b: the two sloping sides and the two triangular ends are made of metal sheet. Calculate the area of the metal sheet. Part c: when the water in the trough is y cm deep, its volume is V litres. Part c i: find an expression, in terms of y, for the width of the surface of the water, in cm. Part c ii: show that V equals ${k} y squared. Part c iii: find the depth of the water when there are ${litres} litres in the trough. Part d: the depth of the water is ${exact(level * 100)}% of the depth of the trough. Find the volume of the water as a percentage of the volume of the full trough.`,
        answerAlt: plain`Part a: half of ${top} times ${deep} times ${long} is ${full * 1000} cubic centimetres, which is ${full} litres. Part b: a side is the square root of, open bracket, ${top / 2} squared plus ${deep} squared, close bracket, ${significant(side, 5)}, so the area is ${significant(sheet)} square centimetres. Part c i: by similar triangles the width is ${isShort ? ratio : `${top} over ${deep} times`} y. Part c ii: half of the width times y times ${long} is ${exact(k * 1000)} y squared cubic centimetres, so V is ${k} y squared. Part c iii: y squared is ${significant(litres / k, 5)}, so the depth is ${significant(found)} cm. Part d: ${level} squared is ${percent}%.`,
        answers: [
          final('b', threeFigures(sheet, 'cm²')),
          final('c i', expression(`${top}/${deep}*y`, 'y')),
          final('c iii', threeFigures(found, 'cm')),
          final('d', number(percent, { unit: '%' })),
        ],
        verify: () => {
          // Layer by layer from the bottom of the trough.
          const held = (depth: number) => slicedVolume((y) => ((top * y) / deep) * long, 0, depth) / 1000
          if (!close(held(deep), full)) return `the trough holds ${held(deep)}`
          if (!close(held(11), k * 121) || !close(held(found), litres)) return 'the formula is another'
          const [a, b, c]: Point[] = [
            [-top / 2, deep],
            [0, 0],
            [top / 2, deep],
          ]
          if (!a || !b || !c) return 'a corner is missing'
          if (!agree((distance(a, b) + distance(b, c)) * long + 2 * polygonArea(a, b, c), sheet))
            return 'side by side the sheet is another area'
          return close((held(level * deep) / held(deep)) * 100, percent) ? null : 'the share is another'
        },
      }
    },
  },
})
