// What lies between two circles: a pipe and the water in it, and the track of a stadium.

import { integrate } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { final, inNamedUnit, threeFigures, toNearest } from '../../kit/final-answers.ts'
import { grouped } from '../../kit/measuring.ts'
import { exact, significant, unrounded } from '../../kit/numbers.ts'
import { lengthEitherWay } from '../../kit/rounded-results.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const pi = Math.PI
/** The value that papers allow for π, 3.142. */
const roundedPi = 3142 / 1000
/** Whether a multiple of π is the same to 3 figures with it. */
const isSameWithRoundedPi = (value: number) => significant(value) === significant((value / pi) * roundedPi)
/** The area of a disc, in rings. */
const disc = (radius: number) => integrate((x) => 2 * pi * x, 0, radius)
/** The length of a circle, as that of a polygon of very many sides. */
const polygonLength = (radius: number) => 2 * 1e6 * radius * Math.sin(pi / 1e6)

export const betweenCircles = defineTemplate({
  id: 'between-two-circles',
  marks: 11,
  calculator: true,
  level: 4,
  cases: {
    'water-pipe'(random) {
      const { outer, wall, long, density, speed, tank } = random.until(
        () => ({
          outer: random.integer(20, 45) / 10,
          wall: random.integer(2, 5) / 10,
          long: random.integer(3, 6),
          density: random.pick([1.4, 0.95]),
          speed: random.integer(6, 15) / 10,
          tank: [random.integer(12, 20), random.integer(10, 15), random.integer(8, 14)].map(
            (n) => n / 10,
          ) as [number, number, number],
        }),
        ({ outer, wall, long, density, speed, tank: [w, d, h] }) => {
          const area = pi * (2 * outer * wall - wall ** 2)
          const massOf = (size: number) => significant((size * long * density) / 10)
          const litres = (pi * (outer - wall) ** 2 * speed * 100 * 60) / 1000
          const minutes = (w * d * h * 1000) / litres
          return (
            wall > outer * 0.08 &&
            wall < outer * 0.16 &&
            w > d &&
            speed !== 1 &&
            [w, d, h].every((size) => size % 1 !== 0) &&
            [area, (area * long * density) / 10, litres].every(isSameWithRoundedPi) &&
            // From the area rounded to 3 figures, the mass is the same.
            massOf(area) === massOf(Number(significant(area))) &&
            minutes > 9 &&
            minutes < 40 &&
            // From the rate rounded to 3 figures, the nearest minute is the same.
            Math.abs((minutes % 1) - 0.5) > 0.15
          )
        },
      )
      const inner = exact(outer - wall)
      const area = pi * (outer ** 2 - inner ** 2)
      const stated = Number(significant(area))
      const mass = (area * long * 100 * density) / 1000
      const litres = (pi * inner ** 2 * speed * 100 * 60) / 1000
      const [w, d, h] = tank
      const full = exact(w * d * h * 1000)
      const minutes = Math.round(full / litres)
      const wide = inner * Math.SQRT2
      return {
        question: typst`
A plastic water pipe has the shape of a hollow cylinder. Its outer radius is ${outer} cm and its inner radius is ${inner} cm. The diagram shows its cross-section.
#sketch(circle-of((0, 0), ${outer}, fill: maths-wash), circle-of((0, 0), ${inner}, fill: surface), edge((0, 0), (${outer}, 0), tip: true), edge((0, 0), (${exact(-inner * 0.6)}, ${exact(inner * 0.8)}), tip: true), sketch-part((), to => text-at(to((${outer}, 0)), [${outer} cm], side: "right", gap: 5pt)), sketch-part((), to => text-at(to((0, 0)), [${inner} cm], side: "below", gap: 8pt)), height: 190pt, padding: (66pt, 8pt))
#part("a", 2)[Show that the area of plastic in the cross-section is ${significant(area)} cm², correct to 3 significant figures.]
#part("b", 2)[The pipe is ${long} m long. The density of the plastic is #box[${density} g/cm³]. Calculate the mass of the pipe in kilograms.]
#part("c", 3)[The pipe is full of water, which flows through it at #box[${speed} m/s]. Calculate how many litres of water flow out of the pipe in one minute.]
#part("d", 2)[The water flows into an empty tank, a cuboid ${w} m by ${d} m by ${h} m. Calculate the time until the tank is full, correct to the nearest minute.]
#part("e", 2)[Water flows through a wider pipe at the same speed. Twice as much of it flows out in one minute. Calculate the inner radius of this pipe.]`,
        answer: typst`
#part("a")[
#working("M1")[$pi times ${outer}^2 − pi times ${inner}^2$]
#working("A1")[$= ${unrounded(area)} = ${significant(area)}$ cm²]]
#part("b")[
#working("M1")[$${significant(area)} times ${long * 100} times ${density}$ grams]
#working("A1")[#result[${significant(mass)} kg] (3 s.f.)]
#scheme[*M1* also with ${long} in place of ${long * 100}.]]
#part("c")[
#working("M1")[$pi times ${inner}^2 times ${exact(speed * 100)}$ cm³ in one second]
#working("M1 dep")[$times 60 div 1000$]
#working("A1")[#result[${significant(litres)} litres] (3 s.f.)]]
#part("d")[
#working("M1 FT")[$ (${w} times ${d} times ${h} times 1000)/${significant(litres)} = ${significant(full / litres)} $]
#working("A1")[#result[${minutes} minutes]]]
#part("e")[
#working("M1")[$pi r^2 = 2 times pi times ${inner}^2$, or $${inner} times sqrt(2)$]
#working("A1")[#result[${significant(wide)} cm] (3 s.f.)]]`,
        alt: plain`A plastic water pipe has the shape of a hollow cylinder. Its outer radius is ${outer} cm and its inner radius is ${inner} cm. A diagram shows its cross-section. Part a: show that the area of plastic in the cross-section is ${significant(area)} square centimetres, correct to 3 significant figures. Part b: the pipe is ${long} metres long. The density of the plastic is ${density} grams per cubic centimetre. Calculate the mass of the pipe in kilograms. Part c: the pipe is full of water, which flows through it at ${speed} metres per second. Calculate how many litres of water flow out of the pipe in one minute. Part d: the water flows into an empty tank, a cuboid ${w} metres by ${d} metres by ${h} metres. Calculate the time until the tank is full, correct to the nearest minute. Part e: water flows through a wider pipe at the same speed. Twice as much of it flows out in one minute. Calculate the inner radius of this pipe.`,
        answerAlt: plain`Part a: pi times ${outer} squared minus pi times ${inner} squared is ${significant(area, 5)}, which is ${significant(area)} square centimetres. Part b: ${significant(area)} times ${long * 100} times ${density} grams is ${significant(mass)} kilograms. Part c: pi times ${inner} squared times ${exact(speed * 100)} cubic centimetres in a second, times 60, is ${significant(litres)} litres. Part d: ${full} litres over that is ${significant(full / litres)}, so ${minutes} minutes. Part e: the square of the radius doubles, so the radius is ${inner} times root 2, ${significant(wide)} cm.`,
        answers: [
          final('b', inNamedUnit(lengthEitherWay(mass, (stated * long * 100 * density) / 1000, 'kg'))),
          final('c', inNamedUnit(threeFigures(litres, 'litres'))),
          final('d', toNearest(1, full / litres, 'minutes')),
          final('e', threeFigures(wide, 'cm')),
        ],
        verify: () => {
          // Metres and seconds throughout.
          const flow = disc(inner / 100) * speed * 60
          return compared(
            ['the area of plastic', disc(outer) - disc(inner), area],
            ['the mass', (disc(outer / 100) - disc(inner / 100)) * long * density * 1000, mass],
            ['the litres', flow * 1000, litres],
            ['the minutes', Math.round((w * d * h) / flow), minutes],
            ['the wider pipe', disc(wide), 2 * disc(inner)],
          )
        },
      }
    },
    'running-track'(random) {
      const { straight, radius, width, price, laps, seconds } = random.until(
        () => ({
          straight: random.integer(80, 100),
          radius: random.integer(60, 80) / 2,
          width: random.integer(60, 98) / 10,
          price: random.integer(18, 45) * 100,
          laps: random.integer(4, 10),
          seconds: random.integer(400, 1200, 10),
        }),
        ({ straight, radius, width, price, laps, seconds }) => {
          const lap = 2 * straight + 2 * pi * radius
          const speed = ((lap * laps) / seconds) * 3.6
          const areaWith = (p: number) => 2 * straight * width + p * (2 * radius * width + width ** 2)
          const area = areaWith(pi)
          // What an earlier part rounds leads to the same.
          const isSame = (from: (value: number) => number, exactly: number, rounded: number) =>
            significant(from(exactly)) === significant(from(rounded))
          return (
            radius % 1 !== 0 &&
            isSameWithRoundedPi(2 * pi * width) &&
            significant(area) === significant(areaWith(roundedPi)) &&
            isSame((size) => size * price, area, Number(significant(area))) &&
            isSame((length) => ((length * laps) / seconds) * 3.6, lap, Math.round(lap)) &&
            Math.abs(lap - 400) < 2.5 &&
            Math.abs((lap % 1) - 0.5) > 0.1 &&
            width % 1 !== 0 &&
            speed > 11 &&
            speed < 17 &&
            seconds % 60 !== 0
          )
        },
      )
      const lap = 2 * straight + 2 * pi * radius
      const stated = Math.round(lap)
      const far = exact(radius + width)
      const area = 2 * straight * width + pi * (far ** 2 - radius ** 2)
      const millions = (area * price) / 1e6
      const rounded = Number(significant(area))
      const more = 2 * pi * width
      const speed = ((lap * laps) / seconds) * 3.6
      const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
      const [s, r, w] = [84, 36, 9]
      const side = (size: number, level: number) =>
        `edge((${-s / 2}, ${level}), (${s / 2}, ${level})), arc-of((${s / 2}, 0), ${size}, -90deg, 90deg), arc-of((${-s / 2}, 0), ${size}, 90deg, 270deg)`
      return {
        question: typst`
A running track at a stadium in Mymensingh has two straight parts, ${straight} m long, and two parts that are semicircles. The inner edge of each semicircle has radius ${radius} m. The track is ${width} m wide all the way round.
#not-to-scale
#sketch(${side(r, r)}, edge((${-s / 2}, ${-r}), (${s / 2}, ${-r})), ${side(r + w, r + w)}, edge((${-s / 2}, ${-r - w}), (${s / 2}, ${-r - w})), edge((${-s / 2}, 0), (${-s / 2}, ${r}), dash: "dashed", colour: ink-soft, body: text(fill: ink)[${radius} m], right: true), edge((${s / 2}, ${-r}), (${s / 2}, ${r}), dash: "dashed", colour: ink-soft), sketch-part((), to => text-at(to((0, ${r})), [${straight} m], side: "below", gap: 6pt)), edge((0, ${-r - w}), (0, ${-r})), sketch-part((), to => text-at(to((0, ${-r})), [${width} m], side: "above", gap: 6pt)), height: 230pt, padding: (8pt, 8pt))
#part("a", 2)[Show that the inner edge of the track is ${stated} m long, correct to the nearest metre.]
#part("b", 4)[Calculate the area of the track.]
#part("c", 1)[The track is covered with rubber, which costs Tk~${grouped(price)} a square metre. Calculate the total cost, in millions of taka.]
#part("d", 2)[Calculate how much longer the outer edge of the track is than the inner edge.]
#part("e", 2)[Rupa runs ${laps} times around the inner edge in ${minutes} minutes ${rest} seconds. Calculate her average speed in km/h.]`,
        answer: typst`
#part("a")[
#working("M1")[$2 times ${straight} + 2 times pi times ${radius}$]
#working("A1")[$= ${unrounded(lap)} = ${stated}$ m]]
#part("b")[
#working("M1")[the straight parts: $2 times ${straight} times ${width}$]
#working("M2")[the semicircles: $pi times ${far}^2 − pi times ${radius}^2$]
#working("A1")[#result[${grouped(significant(area))} m²] (3 s.f.)]
#scheme[*M1* for $pi times ${far}^2$ or for $pi times ${radius}^2$.]]
#part("c")[#working("B1 FT")[$${significant(area)} times ${price} div 10^6 =$ #result[${significant(millions)} million] (3 s.f.)]]
#part("d")[
#working("M1")[$2 times pi times ${far} − 2 times pi times ${radius}$]
#working("A1")[#result[${significant(more)} m] (3 s.f.)]]
#part("e")[
#working("M1")[$ (${laps} times ${stated})/${seconds} $ in m/s, or $ (${laps} times ${stated} div 1000)/(${seconds} div 3600) $]
#working("A1")[#result[${significant(speed)} km/h] (3 s.f.)]]`,
        alt: plain`A running track at a stadium in Mymensingh has two straight parts, ${straight} metres long, and two parts that are semicircles. The inner edge of each semicircle has radius ${radius} metres. The track is ${width} metres wide all the way round. The diagram is not to scale. Part a: show that the inner edge of the track is ${stated} metres long, correct to the nearest metre. Part b: calculate the area of the track. Part c: the track is covered with rubber, which costs ${price} taka a square metre. Calculate the total cost, in millions of taka. Part d: calculate how much longer the outer edge of the track is than the inner edge. Part e: Rupa runs ${laps} times around the inner edge in ${minutes} minutes ${rest} seconds. Calculate her average speed in kilometres per hour.`,
        answerAlt: plain`Part a: 2 times ${straight} plus 2 pi times ${radius} is ${significant(lap, 5)}, so ${stated} metres. Part b: the straight parts are 2 times ${straight} times ${width}, the semicircles are pi times ${far} squared minus pi times ${radius} squared, together ${significant(area)} square metres. Part c: times ${price}, that is ${significant(millions)} million taka. Part d: 2 pi times ${far} minus 2 pi times ${radius} is ${significant(more)} metres. Part e: ${laps} times ${stated} metres in ${seconds} seconds is ${significant(speed)} kilometres per hour.`,
        answers: [
          final('b', threeFigures(area, 'm²')),
          final('c', lengthEitherWay(millions, (rounded * price) / 1e6, 'million taka')),
          final('d', threeFigures(more, 'm')),
          final('e', inNamedUnit(lengthEitherWay(speed, ((stated * laps) / seconds) * 3.6, 'km/h'))),
        ],
        verify: () => {
          const edge = (size: number) => 2 * straight + polygonLength(size)
          return compared(
            ['the inner edge', edge(radius), lap],
            ['the area', disc(far) - disc(radius) + (edge(radius) - polygonLength(radius)) * width, area],
            ['the difference of the edges', edge(far) - edge(radius), more],
            [
              'the cost',
              ((disc(far) - disc(radius) + 2 * straight * width) / 1000) * (price / 1000),
              millions,
            ],
            ['the speed', (edge(radius) * laps) / 1000 / (seconds / 3600), speed],
          )
        },
      }
    },
  },
})
