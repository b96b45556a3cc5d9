// Sectors of a whole question: folded into a cone that is filled, and cut by a chord into what lies on either side.

import { cos, sin } from '../../kit/angles.ts'
import { agree, distance, type Point, polygonArea } from '../../kit/checking.ts'
import { final, inNamedUnit, number, threeFigures, toNearest } from '../../kit/final-answers.ts'
import { close, grouped, turnedVolume } from '../../kit/measuring.ts'
import { exact, significant, unrounded } from '../../kit/numbers.ts'
import { enclosedArea, type Path, wayRound } from '../../kit/paths.ts'
import { lengthEitherWay } from '../../kit/rounded-results.ts'
import { fromShown, toThreeFigures } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { drawing, sector } from './sectors.ts'

const pi = Math.PI

export const sectorInUse = defineTemplate({
  id: 'sector-in-use',
  marks: 13,
  calculator: true,
  level: 5,
  cases: {
    'paper-cone'(random) {
      const { R, angle, share, litres } = random.until(
        () => ({
          R: random.integer(12, 20),
          angle: random.integer(120, 216, 12),
          share: random.pick([0.6, 0.7, 0.75, 0.8, 0.9]),
          litres: random.integer(5, 12),
        }),
        ({ R, angle, share, litres }) => {
          const r = (R * angle) / 360
          const filled = ((pi / 3) * r * r * Math.sqrt(R * R - r * r) * share ** 3) / 1000
          const fills = litres / filled
          return (
            Number.isInteger(exact(10 * r)) &&
            Math.abs(fills - Math.round(fills)) > 0.15 &&
            (Math.sqrt(R * R - r * r) * 10) % 1 > 0.01
          )
        },
      )
      const r = exact((R * angle) / 360)
      const area = (angle / 360) * pi * R * R
      const h = Math.sqrt(R * R - r * r)
      const volume = (pi / 3) * r * r * h
      const filled = volume * share ** 3
      const cones = Math.floor((litres * 1000) / filled)
      const percent = exact(share * 100)
      return {
        question: typst`
A seller of puffed rice makes cones of paper. Each piece of paper is a sector of a circle with radius ${R} cm and angle $${angle}°$. Its two straight edges are joined to make the cone.
${drawing(angle, { angle: `$${angle}°$`, side: `[${R}~cm]` })}
#part("a", 2)[Calculate the area of the paper of one cone.]
#part("b", 3)[Show that the radius of the open end of the cone is ${r} cm.]
#part("c", 2)[Calculate the height of the cone.]
#part("d", 2)[Calculate the volume of the cone. #linebreak() [The volume of a cone with base radius $r$ and height $h$ is $1 / 3 pi r^2 h$.]]
#part("e i", 2)[The seller fills the cone with puffed rice to ${percent}% of its height. Calculate the volume of the puffed rice.]
#part("e ii", 2)[He has a bag of ${litres} litres of puffed rice. Find the number of cones that he can fill like this.]`,
        answer: typst`
#part("a")[
#working("M1")[$ ${angle}/360 times pi times ${R}^2 $]
#working("A1")[#result[${significant(area)} cm²] (3 s.f.)]]
#part("b")[
#working("M1")[arc of the paper: $ ${angle}/360 times 2 times pi times ${R} $]
#working("M1 dep")[it goes once round the open end: $ 2 pi r = ${angle}/360 times 2 times pi times ${R} $]
#working("A1")[$ r = ${angle}/360 times ${R} = ${r} $]]
#part("c")[
#note[The radius of the paper is the sloping edge of the cone.]
#working("M1")[$h^2 = ${R}^2 − ${r}^2$]
#working("A1")[$h = ${unrounded(h)}$ #linebreak() $h =$ #result[${significant(h)} cm] (3 s.f.)]]
#part("d")[
#working("M1 FT")[$1 / 3 times pi times ${r}^2 times ${unrounded(h)}$]
#working("A1")[$= ${unrounded(volume)}$ #linebreak() #result[${significant(volume)} cm³] (3 s.f.)]]
#part("e i")[
#note[The puffed rice is a cone similar to the whole.]
#working("M1 FT")[$${share}^3 times ${unrounded(volume)}$]
#working("A1")[$= ${unrounded(filled)}$ #linebreak() #result[${significant(filled)} cm³] (3 s.f.)]
#scheme[Or: $1 / 3 times pi times (${share} times ${r})^2 times (${share} times ${unrounded(h)})$ *M1*]]
#part("e ii")[
#working("M1 FT")[$${grouped(litres * 1000)} div ${unrounded(filled)} = ${unrounded((litres * 1000) / filled)}$]
#working("A1 FT")[#result[${cones}] cones]
#scheme[*A1 FT* for their whole number, rounded down.]]`,
        alt: plain`A seller of puffed rice makes cones of paper. Each piece of paper is a sector of a circle with radius ${R} cm and angle ${angle} degrees. Its two straight edges are joined to make the cone. Part a: calculate the area of the paper of one cone. Part b: show that the radius of the open end of the cone is ${r} cm. Part c: calculate the height of the cone. Part d: calculate the volume of the cone. The volume of a cone with base radius r and height h is one third of pi times r squared times h. Part e i: the seller fills the cone with puffed rice to ${percent}% of its height. Calculate the volume of the puffed rice. Part e ii: he has a bag of ${litres} litres of puffed rice. Find the number of cones that he can fill like this.`,
        answerAlt: plain`Part a: ${angle} over 360 of pi times ${R} squared is ${significant(area)} square centimetres. Part b: the arc, ${angle} over 360 of 2 pi times ${R}, is 2 pi r, so r is ${r} cm. Part c: h squared is ${R} squared minus ${r} squared, so h is ${significant(h)} cm. Part d: a third of pi times ${r} squared times h is ${significant(volume)} cubic centimetres. Part e i: ${share} cubed times that is ${significant(filled)} cubic centimetres. Part e ii: ${litres * 1000} over that is ${significant((litres * 1000) / filled, 4)}, so he can fill ${cones} cones.`,
        answers: [
          final('a', threeFigures(area, 'cm²')),
          final('c', threeFigures(h, 'cm')),
          final(
            'd',
            fromShown((tall) => (pi / 3) * r * r * tall, toThreeFigures(h), 'cm³'),
          ),
          final(
            'e i',
            fromShown((whole) => whole * share ** 3, toThreeFigures(volume), 'cm³'),
          ),
          final('e ii', number(cones)),
        ],
        verify: () => {
          const paper = sector(R, angle)
          if (!close(enclosedArea(paper), area)) return 'the paper has another area'
          if (!close((wayRound(paper) - 2 * R) / (2 * pi), r)) return 'the open end has another radius'
          if (!agree(Math.hypot(r, h), R)) return 'the sloping edge is another length'
          // The cone with its tip down, slice by slice.
          const radiusAt = (height: number) => (height / h) * r
          if (!close(turnedVolume(radiusAt, 0, h), volume)) return 'the cone holds another volume'
          const part = turnedVolume(radiusAt, 0, share * h)
          if (!close(part, filled)) return `the puffed rice is ${part}`
          return cones * part <= litres * 1000 && (cones + 1) * part > litres * 1000
            ? null
            : 'another number of cones is filled'
        },
      }
    },
    'bridge-over-a-pond'(random) {
      const { r, angle, cost } = random.until(
        () => ({
          r: random.integer(8, 15),
          angle: random.integer(92, 116),
          cost: random.integer(24, 48) * 10,
        }),
        ({ r, angle, cost }) => {
          const hundreds = ((2 * r * sin(angle / 2) + (angle / 180) * pi * r) * cost) / 100
          return Math.abs((hundreds % 1) - 0.5) > 0.25
        },
      )
      const scale = random.pick([125, 200, 250])
      const bridge = 2 * r * sin(angle / 2)
      const [slice, triangle] = [(angle / 360) * pi * r * r, 0.5 * r * r * sin(angle)]
      const segment = slice - triangle
      const stated = Number(significant(segment))
      const share = (segment / (pi * r * r)) * 100
      const arc = (angle / 360) * 2 * pi * r
      const rope = arc + bridge
      const onPlan = (segment * 10_000) / scale ** 2
      const place = (direction: number): Point => [r * cos(direction), r * sin(direction)]
      const [left, right] = [90 + angle / 2, 90 - angle / 2]
      const path: Path = [{ centre: [0, 0], radius: r, start: right, end: left }]
      return {
        question: typst`
A pond in a park in Dhaka is a circle with centre $O$ and radius ${r} m. A straight bridge $A B$ crosses the pond, and #box[angle $A O B = ${angle}°$]. Water lilies grow in the shaded segment.
#sketch(circle-of((0, 0), ${r}), segment-of((0, 0), ${r}, ${right}deg, ${left}deg), edge((0, 0), on-circle((0, 0), ${r}, ${left}deg)), edge((0, 0), on-circle((0, 0), ${r}, ${right}deg), body: [${r}~m], right: true), angle-mark((0, 0), on-circle((0, 0), ${r}, ${right}deg), on-circle((0, 0), ${r}, ${left}deg), body: $${angle}°$, square: false), point((0, 0), $O$, side: "below"), circle-point((0, 0), ${r}, ${left}deg, $A$, mark: false), circle-point((0, 0), ${r}, ${right}deg, $B$, mark: false), height: 270pt)
#part("a", 2)[Calculate the length of the bridge.]
#part("b", 4)[Show that the area of the segment is ${significant(segment)} m², correct to 3 significant figures.]
#part("c", 2)[Calculate the area of the segment as a percentage of the area of the pond.]
#part("d", 3)[A fence stands along the minor arc $A B$ and along the bridge. It costs Tk~${cost} a metre. Calculate the total cost of the fence, correct to the nearest Tk~100.]
#part("e", 2)[On a plan with the scale #box[$1 : ${scale}$], calculate the area of the segment, in cm².]`,
        answer: typst`
#part("a")[
#working("M1")[$ (A B)/2 = ${r} sin ${angle / 2}° $]
#working("A1")[$A B = ${unrounded(bridge)}$ #linebreak() $A B =$ #result[${significant(bridge)} m] (3 s.f.)]
#scheme[Or the cosine rule: $A B^2 = ${r}^2 + ${r}^2 − 2 times ${r} times ${r} times cos ${angle}°$ *M1*]]
#part("b")[
#working("M1")[sector: $ ${angle}/360 times pi times ${r}^2 = ${unrounded(slice)} $]
#working("M1")[triangle: $ 1/2 times ${r}^2 times sin ${angle}° = ${unrounded(triangle)} $]
#working("M1 dep")[$${unrounded(slice)} − ${unrounded(triangle)}$]
#working("A1")[$= ${unrounded(segment)} = ${significant(segment)}$ m² (3 s.f.)]
#scheme[*M1 dep* needs both of the first two. *A1* needs at least one figure more than in ${significant(segment)}.]]
#part("c")[
#working("M1")[$ ${unrounded(segment)}/(pi times ${r}^2) times 100 $]
#working("A1")[#result[${significant(share)}%] (3 s.f.)]]
#part("d")[
#working("M1")[arc: $ ${angle}/360 times 2 times pi times ${r} = ${unrounded(arc)} $]
#working("M1 FT")[$(${unrounded(arc)} + ${unrounded(bridge)}) times ${cost}$]
#working("A1 cao")[#result[Tk ${grouped(Math.round((rope * cost) / 100) * 100)}]]]
#part("e")[
#working("M1 oe")[$${unrounded(segment)} times (100 / ${scale})^2$]
#working("A1")[#result[${significant(onPlan)} cm²] (3 s.f.)]
#scheme[*M1* for division by $${scale}^2$, or for $100^2$ cm² in 1 m².]]`,
        alt: plain`A pond in a park in Dhaka is a circle with centre O and radius ${r} metres. A straight bridge AB crosses the pond, and angle AOB is ${angle} degrees. Water lilies grow in the shaded segment between the bridge and the minor arc AB. Part a: calculate the length of the bridge. Part b: show that the area of the segment is ${significant(segment)} square metres, correct to 3 significant figures. Part c: calculate the area of the segment as a percentage of the area of the pond. Part d: a fence stands along the minor arc AB and along the bridge. It costs ${cost} taka a metre. Calculate the total cost of the fence, correct to the nearest 100 taka. Part e: on a plan with the scale 1 to ${scale}, calculate the area of the segment, in square centimetres.`,
        answerAlt: plain`Part a: AB is 2 times ${r} times the sine of ${angle / 2} degrees, ${significant(bridge)} metres. Part b: the sector is ${significant(slice, 5)} and the triangle OAB is ${significant(triangle, 5)}, and the difference is ${significant(segment)} square metres. Part c: over pi times ${r} squared, times 100, that is ${significant(share)}%. Part d: the arc is ${significant(arc, 5)} metres, and arc and bridge times ${cost} are ${Math.round((rope * cost) / 100) * 100} taka. Part e: a metre is ${exact(100 / scale)} cm on the plan, so the area is ${significant(onPlan)} square centimetres.`,
        answers: [
          final('a', threeFigures(bridge, 'm')),
          final('c', lengthEitherWay(share, (stated / (pi * r * r)) * 100, '%')),
          final('d', toNearest(100, rope * cost, 'taka')),
          final('e', inNamedUnit(lengthEitherWay(onPlan, (stated * 10_000) / scale ** 2, 'cm²'))),
        ],
        verify: () => {
          if (!agree(distance(place(left), place(right)), bridge, 1e-9)) return 'the bridge is another length'
          const rim = Array.from({ length: 4001 }, (_, n) => place(right + (angle * n) / 4000))
          if (!close(polygonArea(...rim), segment)) return 'step by step the segment is another area'
          if (!close(wayRound(path), rope)) return 'the fence is another length'
          const plan = rim.map(([x, y]): Point => [(x * 100) / scale, (y * 100) / scale])
          return close(polygonArea(...plan), onPlan) ? null : 'on the plan the area is another'
        },
      }
    },
  },
})
