// Circles and solids in terms of π, without a calculator: a solid in a cylinder, and a region between three semicircles.

import { integrate } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { final, number } from '../../kit/final-answers.ts'
import { close, timesPi, turnedSurface, turnedVolume } from '../../kit/measuring.ts'
import { lowestTerms, rounded } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const multipleOfPi = (multiple: number, unit: string) => number(`${multiple}π`, { unit })

export const exactMeasures = defineTemplate({
  id: 'exact-measures-in-full',
  marks: 10,
  calculator: false,
  level: 4,
  cases: {
    'solid-in-a-cylinder'(random) {
      const [r, h, l] = random.pick([
        [3, 4, 5],
        [6, 8, 10],
        [9, 12, 15],
        [15, 20, 25],
        [15, 36, 39],
        [12, 35, 37],
      ] as const)
      const [cone, ball] = [(r * r * h) / 3, (2 * r ** 3) / 3]
      const surface = r * l + 2 * r * r
      const volume = cone + ball
      const box = r * r * (h + r)
      const [top, bottom] = lowestTerms(box - volume, box)
      const outline = (y: number) => (y < r ? Math.sqrt(r * r - (y - r) ** 2) : r * (1 - (y - r) / h))
      return {
        question: typst`
A solid is made of a hemisphere of radius ${r}~cm and a cone on top of it. The cone has the same radius, and its height is ${h}~cm.
#sketch(arc-of((0, 0), ${r}, 180deg, 360deg), edge((${-r}, 0), (0, ${h})), edge((${r}, 0), (0, ${h})), rim((0, 0), ${r}, 180deg, 360deg), rim((0, 0), ${r}, 0deg, 180deg, hidden: true), edge((0, 0), (0, ${h}), dash: "dashed", colour: ink-soft, body: text(fill: ink)[${h} cm], share: ${h > 2 * r ? 0.2 : 0.36}, right: true), edge((${-r}, 0), (0, 0), dash: "dashed", colour: ink-soft), sketch-part((), to => text-at(to((${rounded(-r * 0.45)}, ${rounded(-r * 0.3)})), [${r} cm], side: "below", gap: 3pt)), height: ${h > 2 * r ? 290 : 250}pt, padding: (40pt, 14pt))
#part("a", 1)[Show that the sloping edge of the cone is ${l} cm long.]
#part("b", 3)[Find the total surface area of the solid. Give your answer in terms of $pi$. #linebreak() [A cone of radius $r$ and sloping edge $l$ has curved surface area $pi r l$. A sphere of radius $r$ has surface area $4 pi r^2$.]]
#part("c", 3)[Show that the volume of the solid is $${timesPi(volume)}$ cm³. #linebreak() [A cone of radius $r$ and height $h$ has volume $1 / 3 pi r^2 h$. A sphere of radius $r$ has volume $4 / 3 pi r^3$.]]
#part("d", 3)[The solid fits exactly into a closed cylinder with the same radius. Find the fraction of the space in the cylinder that is empty. Give your answer in its simplest form.]`,
        answer: typst`
#part("a")[#working("B1")[$l^2 = ${r}^2 + ${h}^2 = ${l * l}$, so $l = ${l}$]]
#part("b")[
#working("M1")[cone: $pi times ${r} times ${l} = ${timesPi(r * l)}$]
#working("M1")[hemisphere: $1 / 2 times 4 times pi times ${r}^2 = ${timesPi(2 * r * r)}$]
#working("A1")[#result[$${timesPi(surface)}$ cm²]]]
#part("c")[
#working("M1")[cone: $1 / 3 times pi times ${r}^2 times ${h} = ${timesPi(cone)}$]
#working("M1")[hemisphere: $1 / 2 times 4 / 3 times pi times ${r}^3 = ${timesPi(ball)}$]
#working("A1")[$${timesPi(cone)} + ${timesPi(ball)} = ${timesPi(volume)}$ cm³]]
#part("d")[
#working("M1")[cylinder: $pi times ${r}^2 times (${h} + ${r}) = ${timesPi(box)}$]
#working("M1 FT")[$ (${timesPi(box)} − ${timesPi(volume)})/(${timesPi(box)}) $]
#working("A1")[#box(baseline: 40%)[#result[$display(${top}/${bottom})$]]]]`,
        alt: plain`A solid is made of a hemisphere of radius ${r} cm and a cone on top of it. The cone has the same radius, and its height is ${h} cm. Part a: show that the sloping edge of the cone is ${l} cm long. Part b: find the total surface area of the solid. Give your answer in terms of pi. A cone of radius r and sloping edge l has curved surface area pi r l. A sphere of radius r has surface area 4 pi r squared. Part c: show that the volume of the solid is ${volume} pi cubic centimetres. A cone of radius r and height h has volume one third of pi r squared h. A sphere of radius r has volume four thirds of pi r cubed. Part d: the solid fits exactly into a closed cylinder with the same radius. Find the fraction of the space in the cylinder that is empty. Give your answer in its simplest form.`,
        answerAlt: plain`Part a: ${r} squared plus ${h} squared is ${l * l}, the square of ${l}. Part b: ${r * l} pi for the cone and ${2 * r * r} pi for the hemisphere are ${surface} pi square centimetres. Part c: ${cone} pi for the cone and ${ball} pi for the hemisphere are ${volume} pi cubic centimetres. Part d: the cylinder has ${box} pi cubic centimetres, so the fraction is ${box - volume} over ${box}, which is ${fractionInWords(top, bottom)}.`,
        answers: [
          final('b', multipleOfPi(surface, 'cm²')),
          final('d', number(`${top}/${bottom}`, { form: 'fraction' })),
        ],
        verify: () => {
          const filled = turnedVolume(outline, 0, r + h)
          if (!close(filled, volume * Math.PI)) return `in slices the volume is ${filled}`
          const skin = turnedSurface(outline, 0, r) + turnedSurface(outline, r, r + h)
          if (Math.abs(skin / (surface * Math.PI) - 1) > 0.004) return `in bands the surface is ${skin}`
          return close(1 - filled / (Math.PI * r * r * (r + h)), top / bottom)
            ? null
            : 'the fraction is another'
        },
      }
    },
    'three-semicircles'(random) {
      // Radii a and b of the small ones; their product is a square.
      const { a, b } = random.until(
        () => ({ a: random.integer(4, 20), b: random.integer(2, 9) }),
        ({ a, b }) => Number.isInteger(Math.sqrt(a * b)) && a > b && a + b < 27 && b / a > 0.15,
      )
      const R = a + b
      const CD = 2 * Math.sqrt(a * b)
      const area = a * b
      const half = (radius: number, from: number) => (x: number) =>
        Math.sqrt(Math.max(0, radius ** 2 - (x - from - radius) ** 2))
      return {
        question: typst`
$A C B$ is a straight line. The diagram shows three semicircles, with diameters $A B$, $A C$ and $C B$. #box[$A C = ${2 * a}$ cm] and #box[$C B = ${2 * b}$ cm]. The region between them is shaded.
#sketch(arc-of((${R}, 0), ${R}, 0deg, 180deg), segment-of((${R}, 0), ${R}, 0deg, 180deg), segment-of((${a}, 0), ${a}, 0deg, 180deg, fill: surface), segment-of((${2 * a + b}, 0), ${b}, 0deg, 180deg, fill: surface), point((0, 0), $A$, side: "below", mark: false), point((${2 * a}, 0), $C$, side: "below", mark: false), point((${2 * R}, 0), $B$, side: "below", mark: false), height: 200pt, padding: (20pt, 24pt))
#part("a", 3)[Show that the perimeter of the shaded region is $${timesPi(2 * R)}$ cm.]
#part("b", 3)[Find the area of the shaded region. Give your answer in terms of $pi$.]
#part("c")[$O$ is the midpoint of $A B$. $D$ is the point on the largest semicircle such that $C D$ is perpendicular to $A B$.]
#part("c i", 1)[Find the length of $O C$.]
#part("c ii", 2)[Calculate the length of $C D$.]
#part("d", 1)[Sadia says that the circle with diameter $C D$ has the same area as the shaded region. Is she right? Show how you decide.]`,
        answer: typst`
#part("a")[
#working("M1")[$1 / 2 times pi times ${2 * R} = ${timesPi(R)}$]
#working("M1")[$1 / 2 times pi times ${2 * a} = ${timesPi(a)}$ and #linebreak() $1 / 2 times pi times ${2 * b} = ${timesPi(b)}$]
#working("A1")[$${timesPi(R)} + ${timesPi(a)} + ${timesPi(b)} = ${timesPi(2 * R)}$ cm]]
#part("b")[
#working("M1")[$1 / 2 times pi times ${R}^2$, or one of the others right]
#working("M1 dep")[$1 / 2 pi (${R}^2 − ${a}^2 − ${b}^2)$]
#working("A1")[$1 / 2 pi times ${R ** 2 - a ** 2 - b ** 2} =$ #result[$${timesPi(area)}$ cm²]]]
#part("c i")[#working("B1")[$A O = ${R}$, so #linebreak() $O C = ${2 * a} − ${R} =$ #result[${a - b} cm]]]
#part("c ii")[
#working("M1 FT")[$O D = ${R}$ is a radius: #linebreak() $C D^2 = ${R}^2 − ${a - b}^2$]
#working("A1")[$C D = sqrt(${CD ** 2}) =$ #result[${CD} cm]]]
#part("d")[#working("B1 FT")[$pi times ${CD / 2}^2 = ${timesPi(area)}$ cm², as in part (b): she is right]]`,
        alt: plain`ACB is a straight line. A diagram shows three semicircles on the same side of it, with diameters AB, AC and CB. AC is ${2 * a} cm and CB is ${2 * b} cm. The region inside the largest and outside the two others is shaded. Part a: show that the perimeter of the shaded region is ${2 * R} pi cm. Part b: find the area of the shaded region. Give your answer in terms of pi. Part c: O is the midpoint of AB. D is the point on the largest semicircle such that CD is perpendicular to AB. Part c i: find the length of OC. Part c ii: calculate the length of CD. Part d: Sadia says that the circle with diameter CD has the same area as the shaded region. Is she right? Show how you decide.`,
        answerAlt: plain`Part a: the three arcs are ${R} pi, ${a} pi and ${b} pi, together ${2 * R} pi cm. Part b: half of pi times the difference, ${R} squared minus ${a} squared minus ${b} squared, is ${area} pi square centimetres. Part c i: AO is ${R}, so OC is ${a - b} cm. Part c ii: OD is ${R}, so CD squared is ${R} squared minus ${a - b} squared, and CD is ${CD} cm. Part d: pi times ${CD / 2} squared is ${area} pi, so she is right.`,
        answers: [
          final('b', multipleOfPi(area, 'cm²')),
          final('c i', number(a - b, { unit: 'cm' })),
          final('c ii', number(CD, { unit: 'cm' })),
        ],
        verify: () => {
          const whole = integrate(half(R, 0), 0, 2 * R)
          const shaded = whole - integrate(half(a, 0), 0, 2 * a) - integrate(half(b, 2 * a), 2 * a, 2 * R)
          if (Math.abs(shaded / (Math.PI * area) - 1) > 1e-3) return `in strips the area is ${shaded}`
          return compared(['CD', half(R, 0)(2 * a), CD], ['OC', 2 * a - R, a - b])
        },
      }
    },
  },
})
