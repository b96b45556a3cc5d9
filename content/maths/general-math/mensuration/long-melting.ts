// Solids made into others: balls in a jar and in a box, and a block of wax that becomes candles.

import { agree } from '../../kit/checking.ts'
import { final, number, threeFigures } from '../../kit/final-answers.ts'
import { ballProfile, close, turnedSurface, turnedVolume } from '../../kit/measuring.ts'
import { exact, significant, unrounded } from '../../kit/numbers.ts'
import { tied } from '../../kit/printing.ts'
import { lengthEitherWay } from '../../kit/rounded-results.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const pi = Math.PI
const sphereFormula = '[The volume of a sphere with radius $r$ is $4 / 3 pi r^3$.]'

export const solidsMadeIntoOthers = defineTemplate({
  id: 'solids-made-into-others',
  marks: 13,
  calculator: true,
  level: 5,
  cases: {
    'balls-in-a-jar'(random) {
      const { r, R, count, across, back, up, metal, density } = random.until(
        () => ({
          r: random.decimal(1.2, 2.4, 1),
          R: random.decimal(5, 8, 1),
          count: random.integer(8, 15),
          across: random.integer(3, 5),
          back: random.integer(2, 4),
          up: random.integer(2, 3),
          ...random.pick([
            { metal: 'Steel', density: 7.8 },
            { metal: 'Brass', density: 8.5 },
            { metal: 'Aluminium', density: 2.7 },
          ]),
        }),
        ({ r, R, count, across, back, up }) => {
          const rise = (count * 4 * r ** 3) / (3 * R * R)
          return (
            across > back &&
            back >= up &&
            rise > 1.1 &&
            rise < 4 &&
            R > 2.2 * r &&
            across * back * up !== count
          )
        },
      )
      const ball = (4 / 3) * pi * r ** 3
      const stated = Number(significant(ball))
      const mass = ball * density
      const rise = (count * ball) / (pi * R * R)
      const sides = [across, back, up].map((many) => exact(2 * r * many)) as [number, number, number]
      const box = exact(sides[0] * sides[1] * sides[2])
      const many = across * back * up
      const empty = (1 - (many * ball) / box) * 100
      const emptyStated = (1 - (many * stated) / box) * 100
      const times = random.pick([2, 3, 4, 5])
      const larger = r * Math.cbrt(times)
      const drawn = (x: number, y: number) => `circle-of((${x}, ${y}), 1)`
      const balls = Array.from({ length: across * up }, (_, n) =>
        drawn(1 + 2 * (n % across), 1 + 2 * Math.floor(n / across)),
      )
      return {
        question: typst`
${metal} balls for machines are spheres of radius ${r} cm.
#part("a", 2)[Show that the volume of one ball is ${significant(ball)} cm³, correct to 3 significant figures. #linebreak() ${sphereFormula}]
#part("b", 2)[1~cm³ of the metal has a mass of ${density} g. Calculate the mass of one ball.]
#part("c", 3)[A jar is a cylinder of radius ${R} cm with water in it. ${count} of the balls are put into the jar, and the water covers them. Calculate the rise of the water level.]
#part("d", 3)[${many} of the balls fit exactly into a box, ${up} layers of ${across} by ${back}. The diagram shows the front of the box.
#sketch(polygon-of((0, 0), (${2 * across}, 0), (${2 * across}, ${2 * up}), (0, ${2 * up})), ${balls.join(', ')}, height: 130pt, padding: (40pt, 10pt))
Calculate the percentage of the space in the box that is empty.]
#part("e", 3)[Another ball of the same metal has ${times} times the mass. Calculate its radius.]`,
        answer: typst`
#part("a")[
#working("M1")[$4 / 3 times pi times ${r}^3$]
#working("A1")[$= ${unrounded(ball)} = ${significant(ball)}$ cm³ (3 s.f.)]]
#part("b")[
#working("M1")[$${unrounded(ball)} times ${density}$]
#working("A1")[#result[${significant(mass)} g] (3 s.f.)]]
#part("c")[
#working("M1")[${count} balls: $${count} times ${unrounded(ball)} = ${unrounded(count * ball)}$]
#working("M1 FT")[$pi times ${R}^2 times d = ${unrounded(count * ball)}$]
#working("A1")[rise $=$ #result[${significant(rise)} cm] (3 s.f.)]]
#part("d")[
#note[The sides of the box are ${across}, ${back} and ${up} times the diameter of ${exact(2 * r)} cm.]
#working("M1")[$${sides[0]} times ${sides[1]} times ${sides[2]} = ${box}$]
#working("M1 FT")[$ (${box} − ${many} times ${unrounded(ball)})/${box} times 100 $]
#working("A1")[#result[${significant(empty)}%] (3 s.f.)]]
#part("e")[
#note[The same metal: the volume is ${times} times as large, too.]
#working("M2")[$${r} times root(3, ${times})$]
#working("A1")[#result[${significant(larger)} cm] (3 s.f.)]
#scheme[*M1* for $4 / 3 pi x^3 = ${times} times ${unrounded(ball)}$, or for the cube root of a ratio of volumes.]]`,
        alt: plain`${metal} balls for machines are spheres of radius ${r} cm. Part a: show that the volume of one ball is ${significant(ball)} cubic centimetres, correct to 3 significant figures. The volume of a sphere with radius r is four thirds of pi times r cubed. Part b: 1 cubic centimetre of the metal has a mass of ${density} grams. Calculate the mass of one ball. Part c: a jar is a cylinder of radius ${R} cm with water in it. ${count} of the balls are put into the jar, and the water covers them. Calculate the rise of the water level. Part d: ${many} of the balls fit exactly into a box, ${up} layers of ${across} by ${back}. A diagram of the front of the box shows ${up} rows of ${across} circles that touch each other and the sides. Calculate the percentage of the space in the box that is empty. Part e: another ball of the same metal has ${times} times the mass. Calculate its radius.`,
        answerAlt: plain`Part a: four thirds of pi times ${r} cubed is ${significant(ball, 5)}, so ${significant(ball)} cubic centimetres. Part b: times ${density} that is ${significant(mass)} grams. Part c: ${count} balls have ${significant(count * ball, 5)} cubic centimetres, and over pi times ${R} squared the rise is ${significant(rise)} cm. Part d: the box has ${box} cubic centimetres, of which ${significant(empty)}% is empty. Part e: the volume is ${times} times as large, so the radius is ${r} times the cube root of ${times}, ${significant(larger)} cm.`,
        answers: [
          final('b', lengthEitherWay(mass, stated * density, 'g')),
          final('c', lengthEitherWay(rise, (count * stated) / (pi * R * R), 'cm')),
          final('d', lengthEitherWay(empty, emptyStated, '%')),
          final('e', lengthEitherWay(larger, Math.cbrt((3 * times * stated) / (4 * pi)), 'cm')),
        ],
        verify: () => {
          const sphere = (radius: number) => turnedVolume(ballProfile(radius), -radius, radius)
          if (!close(sphere(r), ball)) return 'slice by slice a ball has another volume'
          if (
            !close(
              turnedVolume(() => R, 0, rise),
              count * sphere(r),
            )
          )
            return 'the rise is another'
          const cells = sides.map((side) => side / (2 * r)).reduce((a, b) => a * b)
          if (!agree(cells, many, 1e-6)) return 'another number of balls fits'
          // In every box, one ball in each cube.
          const cube = (2 * r) ** 3
          if (!close(((cube - sphere(r)) / cube) * 100, empty)) return 'the empty share is another'
          return close(sphere(larger), times * sphere(r)) ? null : 'the larger ball is another size'
        },
      }
    },
    candles(random) {
      const { long, wide, thick, r, body, tip, lost, price } = random.until(
        () => ({
          long: random.integer(40, 60, 5),
          wide: random.integer(24, 36, 2),
          thick: random.integer(10, 18),
          r: random.decimal(1.5, 2.8, 1),
          body: random.integer(10, 18),
          tip: random.decimal(2.5, 5.5, 1),
          lost: random.integer(3, 8),
          price: random.integer(40, 60),
        }),
        ({ long, wide, thick, r, body, tip, lost }) => {
          const one = pi * r * r * body + (pi / 3) * r * r * tip
          const wax = (long * wide * thick * (100 - lost)) / 100
          const fills = wax / one
          return (
            Math.abs(fills - Math.round(fills)) > 0.25 &&
            // With the volume that is shown, too.
            Math.floor(wax / Number(significant(one))) === Math.floor(fills) &&
            // And with 3.142 for π.
            [one, 2 * pi * r * body + pi * r * Math.hypot(r, tip)].every(
              (size) => significant(size) === significant((size * 3142) / (1000 * pi)),
            ) &&
            fills > 40 &&
            fills < 160 &&
            tip > 1.4 * r &&
            Number.isInteger((long * wide * thick * lost) / 100)
          )
        },
      )
      const [cylinder, cone] = [pi * r * r * body, (pi / 3) * r * r * tip]
      const candle = cylinder + cone
      const stated = Number(significant(candle))
      const block = long * wide * thick
      const left = (block * (100 - lost)) / 100
      const made = Math.floor(left / candle)
      const slant = Math.hypot(r, tip)
      const top = pair([0, body + tip])
      const paper = 2 * pi * r * body + pi * r * slant
      const cost = Math.round((made * price * random.integer(55, 80)) / 2000) * 20
      const profit = ((made * price - cost) / cost) * 100
      return {
        question: typst`
A candle is a cylinder of radius ${r} cm and height ${body} cm, with a cone of the same radius and height ${tip} cm on top.
#sketch(rim((0, 0), ${r}, 180deg, 360deg), rim((0, 0), ${r}, 0deg, 180deg, hidden: true), edge((${-r}, 0), (${-r}, ${body})), edge((${r}, 0), (${r}, ${body}), body: [${body} cm], right: true), rim((0, ${body}), ${r}, 180deg, 360deg), rim((0, ${body}), ${r}, 0deg, 180deg, hidden: true), edge(${pair([-r, body])}, ${top}), edge(${pair([r, body])}, ${top}), edge((0, ${body}), ${top}, dash: "dashed", colour: ink-soft), edge((0, ${body}), (${r}, ${body}), dash: "dashed", colour: ink-soft), span(${pair([1.6 * r, body])}, ${pair([1.6 * r, body + tip])}, [${tip} cm], (0, ${body})), radius-line((0, 0), ${r}, [${r} cm], below: true, dash: "dashed"), height: 260pt, padding: (84pt, 24pt))
#part("a", 4)[Show that the volume of the candle is ${significant(candle)} cm³, correct to 3 significant figures. #linebreak() [The volume of a cone with radius $r$ and height $h$ is $1 / 3 pi r^2 h$.]]
#part("b", 3)[A block of wax is a cuboid, ${long}~cm by ${wide}~cm by ${thick}~cm. It is melted to make candles, and ${lost}% of the wax is lost. Find the number of complete candles that can be made.]
#part("c", 4)[The curved surfaces of the cylinder and of the cone are covered with gold paint. Calculate the total area that is painted on one candle. #linebreak() [The curved surface area of a cone with radius $r$ and sloping edge $l$ is $pi r l$.]]
#part("d", 2)[The block of wax costs Tk~${cost}. All of the candles are sold for Tk~${price} each. Calculate the profit as a percentage of the cost.]`,
        answer: typst`
#part("a")[
#working("M1")[cylinder: $pi times ${r}^2 times ${body} = ${unrounded(cylinder)}$]
#working("M1")[cone: $1 / 3 times pi times ${r}^2 times ${tip} = ${unrounded(cone)}$]
#working("M1 dep")[$${unrounded(cylinder)} + ${unrounded(cone)}$]
#working("A1")[$= ${unrounded(candle)} = ${significant(candle)}$ cm³ (3 s.f.)]
#scheme[*M1 dep* needs both of the first two.]]
#part("b")[
#working("M1")[$${long} times ${wide} times ${thick} times ${exact((100 - lost) / 100)} = ${tied(left)}$]
#working("M1 FT")[$${tied(left)} div ${unrounded(candle)} = ${unrounded(left / candle)}$]
#working("A1 cao")[#result[${made}] candles]
#scheme[The first *M1* is also for $${tied(block)} times ${exact(lost / 100)}$ taken from the whole.]]
#part("c")[
#working("M1")[$2 times pi times ${r} times ${body} = ${unrounded(2 * pi * r * body)}$]
#working("M1")[$l = sqrt(${r}^2 + ${tip}^2) = ${unrounded(slant)}$]
#working("M1 FT")[$pi times ${r} times ${unrounded(slant)} = ${unrounded(pi * r * slant)}$]
#working("A1")[#result[${significant(paper)} cm²] (3 s.f.)]]
#part("d")[
#working("M1 FT")[$ (${made} times ${price} − ${cost})/${cost} times 100 $]
#working("A1 FT")[#result[${significant(profit)}%] (3 s.f.)]]`,
        alt: plain`A candle is a cylinder of radius ${r} cm and height ${body} cm, with a cone of the same radius and height ${tip} cm on top. The diagram is not to scale. Part a: show that the volume of the candle is ${significant(candle)} cubic centimetres, correct to 3 significant figures. The volume of a cone with radius r and height h is one third of pi times r squared times h. Part b: a block of wax is a cuboid, ${long} cm by ${wide} cm by ${thick} cm. It is melted to make candles, and ${lost}% of the wax is lost. Find the number of complete candles that can be made. Part c: the curved surfaces of the cylinder and of the cone are covered with gold paint. Calculate the total area that is painted on one candle. The curved surface area of a cone with radius r and sloping edge l is pi r l. Part d: the block of wax costs ${cost} taka. All of the candles are sold for ${price} taka each. Calculate the profit as a percentage of the cost.`,
        answerAlt: plain`Part a: the cylinder is ${significant(cylinder, 5)} and the cone ${significant(cone, 5)}, and together they are ${significant(candle)} cubic centimetres. Part b: ${100 - lost}% of ${block} is ${left}, and over the volume of a candle that is ${significant(left / candle, 4)}, so ${made} candles. Part c: the cylinder has 2 pi times ${r} times ${body}, the sloping edge is ${significant(slant, 5)}, and the area is ${significant(paper)} square centimetres. Part d: ${made} times ${price}, minus ${cost}, all over ${cost}, is ${significant(profit)}%.`,
        answers: [
          final('b', number(made)),
          final('c', threeFigures(paper, 'cm²')),
          final('d', threeFigures(profit, '%')),
        ],
        verify: () => {
          const radiusAt = (height: number) => (height <= body ? r : (r * (body + tip - height)) / tip)
          const low = turnedVolume(() => r, 0, body)
          const high = turnedVolume(radiusAt, body, body + tip)
          if (!close(low + high, candle)) return `slice by slice a candle has ${low + high}`
          if (made * stated > left || (made + 1) * stated <= left)
            return 'with the shown volume it is another number'
          const bands = turnedSurface(() => r, 0, body) + turnedSurface(radiusAt, body + 1e-9, body + tip)
          if (!close(bands, paper)) return `band by band the surface is ${bands}`
          return agree(cost * (1 + profit / 100), made * price, 1e-6) ? null : 'the profit is another'
        },
      }
    },
  },
})
