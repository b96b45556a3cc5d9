// Similar solids to their end: jars of one shape, and a cone that is cut into three pieces.

import { integrate } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { final, inNamedUnit, number, ratio } from '../../kit/final-answers.ts'
import { exact, highestCommonFactor, rounded, significant } from '../../kit/numbers.ts'
import { percent } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

/** A cone of height 1 with cuts at these shares of its height from the top, its pieces named. */
const cutCone = (cuts: readonly number[]): string => {
  const radius = 0.46
  const [first = 0, second = 0] = cuts
  const levels = [first, second, 1]
  const rims = levels.flatMap((share) => {
    const at = `(0, ${rounded(1 - share)}), ${rounded(radius * share)}`
    return [`rim(${at}, 180deg, 360deg)`, `rim(${at}, 0deg, 180deg, hidden: true)`]
  })
  // Each letter stands to the right of its piece.
  const letters = levels.map((share, n) => {
    const middle = (share + (levels[n - 1] ?? 0)) / 2
    return `point((${rounded(radius * middle + 0.02)}, ${rounded(1 - middle)}), $${'ABC'[n]}$, side: "right", mark: false)`
  })
  return `#sketch(edge((${-radius}, 0), (0, 1)), edge((${radius}, 0), (0, 1)), ${[...rims, ...letters].join(', ')}, height: 250pt, padding: (60pt, 14pt))`
}

export const similarInFull = defineTemplate({
  id: 'similar-solids-in-full',
  marks: 10,
  calculator: true,
  level: 4,
  cases: {
    jars(random) {
      const { small, large, litres, tall, paint, grow } = random.until(
        () => {
          const [small, large] = random.pick([
            [2, 3],
            [3, 4],
            [3, 5],
          ] as const)
          return {
            small,
            large,
            litres: random.integer(1, 15) / 10,
            tall: random.integer(5, 19),
            paint: random.integer(6, 40),
            grow: random.pick([1.1, 1.2, 1.3, 1.4]),
          }
        },
        ({ small, large, litres, tall, paint, grow }) => {
          const [less, more] = [small ** 3 * litres, large ** 3 * litres]
          return (
            more < 42 &&
            less > 2.4 &&
            large * tall < 60 &&
            large * tall > 30 &&
            paint * small ** 2 > 60 &&
            paint * large ** 2 < 260 &&
            Math.abs(grow - large / small) > 0.08 &&
            exact(more % less) > 0.3
          )
        },
      )
      const [less, more] = [exact(small ** 3 * litres), exact(large ** 3 * litres)]
      const [lessPaint, morePaint] = [paint * small ** 2, paint * large ** 2]
      const [low, high] = [small * tall, large * tall]
      const jars = Math.floor(more / less)
      const left = exact(more - jars * less)
      const [area, volume] = [exact((grow ** 2 - 1) * 100), exact((grow ** 3 - 1) * 100)]
      return {
        question: typst`
A potter in Savar makes clay jars that are all mathematically similar. A small jar holds ${less} litres, and a large jar holds ${more} litres.
#part("a", 2)[Show that the ratio height of a small jar : height of a large jar $= ${small} : ${large}$.]
#part("b", 1)[A large jar is ${high} cm high. Find the height of a small jar.]
#part("c", 2)[The potter needs ${lessPaint} ml of paint for the outside of a small jar. Work out how much paint he needs for the outside of a large jar.]
#part("d", 2)[A large jar is full of water, which is poured into small jars. Find how many small jars can be filled, and how many litres of water are then left in the large jar.]
#part("e")[The surface area of a medium jar is ${area}% more than the surface area of a small jar.]
#part("e i", 1)[Show that a medium jar is ${grow} times as high as a small jar.]
#part("e ii", 2)[Find by what percentage a medium jar holds more than a small jar.]`,
        answer: typst`
#part("a")[
#working("M1")[$ root(3, ${less}/${more}) $]
#working("A1")[$ = root(3, ${small ** 3}/${large ** 3}) = ${small}/${large} $]
#scheme[Or: $${small}^3 : ${large}^3 = ${small ** 3} : ${large ** 3}$ *M1*, each times ${litres} is $${less} : ${more}$ *A1*]]
#part("b")[#working("B1")[$${high} times display(${small}/${large}) =$ #result[${low} cm]]]
#part("c")[
#working("M1")[$ ${lessPaint} times (${large}/${small})^2 $]
#working("A1")[#result[${morePaint} ml]]]
#part("d")[
#working("B1")[$${more} div ${less} = ${significant(more / less)}$: #result[${jars}] jars]
#working("B1 FT")[$${more} − ${jars} times ${less} =$ #result[${left} litres]]]
#part("e i")[#working("B1")[areas $1 : ${exact(1 + area / 100)}$, so heights $1 : sqrt(${exact(1 + area / 100)}) = 1 : ${grow}$]]
#part("e ii")[
#working("M1")[$${grow}^3 = ${exact(grow ** 3)}$]
#working("A1")[#result[${volume}%]]
${significant(volume) === `${volume}` ? '' : `#scheme[Accept ${significant(volume)}%.]`}]`,
        alt: plain`A potter in Savar makes clay jars that are all mathematically similar. A small jar holds ${less} litres, and a large jar holds ${more} litres. Part a: show that the ratio of the height of a small jar to the height of a large jar is ${small} to ${large}. Part b: a large jar is ${high} cm high. Find the height of a small jar. Part c: the potter needs ${lessPaint} millilitres of paint for the outside of a small jar. Work out how much paint he needs for the outside of a large jar. Part d: a large jar is full of water, which is poured into small jars. Find how many small jars can be filled, and how many litres of water are then left in the large jar. Part e: the surface area of a medium jar is ${area}% more than the surface area of a small jar. Part e i: show that a medium jar is ${grow} times as high as a small jar. Part e ii: find by what percentage a medium jar holds more than a small jar.`,
        answerAlt: plain`Part a: ${less} over ${more} is ${small ** 3} over ${large ** 3}, whose cube root is ${small} over ${large}. Part b: ${high} times ${small} over ${large} is ${low} cm. Part c: ${lessPaint} times the square of ${large} over ${small} is ${morePaint} millilitres. Part d: ${more} over ${less} is ${significant(more / less)}, so ${jars} jars, and ${left} litres are left. Part e i: the areas are as 1 to ${exact(1 + area / 100)}, so the heights are as 1 to its square root, ${grow}. Part e ii: ${grow} cubed is ${exact(grow ** 3)}, so ${volume}% more.`,
        answers: [
          final('b', number(low, { unit: 'cm' })),
          final('c', number(morePaint, { unit: 'ml' })),
          final('d', number(jars), 'jars'),
          final('d', inNamedUnit(number(left, { unit: 'litres' })), 'left'),
          final('e ii', { ...percent(volume), to: { figures: 3 } }),
        ],
        verify: () => {
          // A jar as a pile of slices, and the same jar with every length changed.
          const jar = (height: number) =>
            integrate((y) => Math.PI * (0.2 * height + 0.3 * y * (1 - y / height)) ** 2, 0, height)
          return (
            compared(
              ['the large jar', (jar(high) / jar(low)) * less, more],
              ['the medium jar', (jar(grow * low) / jar(low) - 1) * 100, volume],
              ['the paint', (lessPaint / low ** 2) * high ** 2, morePaint],
              ['the water', jars * less + left, more],
            ) ?? (left >= 0 && left < less ? null : 'another jar can be filled')
          )
        },
      }
    },
    'cone-in-three-pieces'(random) {
      const { parts, curved, unit } = random.until(
        () => ({
          parts: random.pick([
            [1, 1, 1],
            [1, 1, 2],
            [2, 1, 1],
            [2, 1, 2],
            [1, 2, 1],
          ] as const),
          curved: random.integer(8, 60),
          unit: random.integer(6, 40),
        }),
        ({ parts: [p, q, r], curved, unit }) => {
          // The top is a cone of this curved surface and this volume: not every two numbers belong to one.
          const most = (Math.SQRT2 * curved ** 1.5) / (3 * 3 ** 0.75 * Math.sqrt(Math.PI))
          const top = unit * p ** 3
          return (
            curved % (p * p) === 0 && top < 0.97 * most && top > 0.6 * most && unit * (p + q + r) ** 3 < 3000
          )
        },
      )
      const [p, q, r] = parts
      const [one, two, all] = [p, p + q, p + q + r]
      const [A, B, C] = [one ** 3, two ** 3 - one ** 3, all ** 3 - two ** 3]
      const common = highestCommonFactor(highestCommonFactor(A, B), C)
      const middle = B * unit
      const whole = all ** 3 * unit
      const bottom = exact((curved * (all ** 2 - two ** 2)) / one ** 2)
      const share = (C / all ** 3) * 100
      return {
        question: typst`
A solid cone is cut into three pieces, $A$, $B$ and $C$, parallel to its base. The heights of the pieces are in the ratio #box[$A : B : C = ${parts.join(' : ')}$].
${cutCone([one / all, two / all])}
#part("a", 2)[Show that volume of $A$ : volume of the whole cone $= ${A} : ${all ** 3}$.]
#part("b", 3)[Find the ratio volume of $A$ : volume of $B$ : volume of $C$.]
#part("c", 2)[The volume of $B$ is ${middle} cm³. Find the volume of the whole cone.]
#part("d", 2)[The area of the curved surface of $A$ is ${curved} cm². Find the area of the curved surface of $C$.]
#part("e", 1)[Find the volume of $C$ as a percentage of the volume of the whole cone.]`,
        answer: typst`
#part("a")[
#working("B1")[$A$ and the whole cone are similar, with heights in the ratio $${one} : ${all}$]
#working("B1")[volumes: $${one}^3 : ${all}^3 = ${A} : ${all ** 3}$]]
#part("b")[
#working("B1 soi")[$A$ and $B$ together: $${two}^3 = ${two ** 3}$]
#working("M1 FT")[$${two ** 3} − ${A}$ and $${all ** 3} − ${two ** 3}$]
#working("A1")[#result[$${A / common} : ${B / common} : ${C / common}$]]]
#part("c")[
#working("M1 FT")[$ ${middle} times ${all ** 3}/${B} $]
#working("A1")[#result[${whole} cm³]]]
#part("d")[
#note[The areas of the three similar cones are as $${one}^2 : ${two}^2 : ${all}^2$.]
#working("M1")[$ ${curved} times (${all}^2 − ${two}^2)/${one}^2 $]
#working("A1")[#result[${bottom} cm²]]]
#part("e")[#working("B1 FT")[$display(${C}/${all ** 3}) times 100 =$ #result[${significant(share)}%] (3 s.f.)]]`,
        alt: plain`A solid cone is cut into three pieces, A, B and C, parallel to its base. A is at the top and C is at the bottom. The heights of the pieces are in the ratio A to B to C, ${parts.join(' to ')}. Part a: show that the ratio of the volume of A to the volume of the whole cone is ${A} to ${all ** 3}. Part b: find the ratio of the volume of A to the volume of B to the volume of C. Part c: the volume of B is ${middle} cubic centimetres. Find the volume of the whole cone. Part d: the area of the curved surface of A is ${curved} square centimetres. Find the area of the curved surface of C. Part e: find the volume of C as a percentage of the volume of the whole cone.`,
        answerAlt: plain`Part a: A and the whole cone are similar, with heights as ${one} to ${all}, so the volumes are as ${A} to ${all ** 3}. Part b: A and B together are ${two ** 3} of such parts, so the ratio is ${A / common} to ${B / common} to ${C / common}. Part c: ${middle} times ${all ** 3} over ${B} is ${whole} cubic centimetres. Part d: ${curved} times the difference of ${all} squared and ${two} squared, over ${one} squared, is ${bottom} square centimetres. Part e: ${C} over ${all ** 3} is ${significant(share)}%.`,
        answers: [
          final('b', ratio(A / common, B / common, C / common)),
          final('c', number(whole, { unit: 'cm³' })),
          final('d', number(bottom, { unit: 'cm²' })),
          final('e', number(share, { to: { figures: 3 }, unit: '%' })),
        ],
        verify: () => {
          // Slices and bands of a cone of height `all` and base radius `all`.
          const slices = (from: number, to: number) => integrate((y) => Math.PI * y * y, from, to)
          const bands = (from: number, to: number) => integrate((y) => 2 * Math.PI * y * Math.SQRT2, from, to)
          const size = middle / slices(one, two)
          return compared(
            ['the ratio of A to B', slices(0, one) / slices(one, two), A / B],
            ['the ratio of C to B', slices(two, all) / slices(one, two), C / B],
            ['the whole cone', size * slices(0, all), whole],
            ['the curved surface', (curved * bands(two, all)) / bands(0, one), bottom],
            ['the percentage', (slices(two, all) / slices(0, all)) * 100, share],
          )
        },
      }
    },
  },
})
