// Long questions on connected rates: a ladder that slides, and coffee that drips from a cone into a mug.

import { gradient, polygonArea, roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { expression, final, number, threeFigures } from '../../kit/final-answers.ts'
import { turnedVolume } from '../../kit/measuring.ts'
import { fraction, lowestTerms, minus, significant, surd } from '../../kit/numbers.ts'
import { rounded } from '../../kit/quadratics.ts'
import { typedSurd } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const ratio = (name: string, to: string) => `display((dif ${name})/(dif ${to}))`
const neat = (value: number) => Number(value.toPrecision(10))
/** A result with its unit: exact where it is short, otherwise to 3 figures. */
const inFigures = (value: number, unit: string) =>
  neat(value) === Number(value.toPrecision(3))
    ? `#result[$${minus(neat(value))}$ ${unit}]`
    : `#result[$${significant(value)}$ ${unit}] (3 s.f.)`

const spokenFigures = (value: number) =>
  neat(value) === Number(value.toPrecision(3)) ? neat(value) : significant(value)

export const ratesOfThings = defineTemplate({
  id: 'rates-of-things',
  marks: 12,
  calculator: true,
  level: 5,
  cases: {
    ladder(random) {
      const [L, x, y] = random.pick([
        [5, 3, 4],
        [5, 4, 3],
        [10, 6, 8],
        [2.5, 1.5, 2],
        [6.5, 2.5, 6],
      ] as const)
      const u = random.pick([0.1, 0.2, 0.3, 0.4])
      const square = L * L
      const fall = (u * x) / y
      const grow = (u * (square - 2 * x * x)) / (2 * y)
      const [top, bottom] = lowestTerms(L * 2, 4)
      const best = bottom === 1 ? surd(top, 2) : `display((${surd(top, 2)})/${bottom})`
      const bestSaid = `${surdInWords(top, 2)}${bottom === 1 ? '' : ` over ${bottom}`}`
      const height = (at: number) => Math.sqrt(square - at * at)
      const root = `sqrt(${square} − x^2)`
      return {
        question: typst`
A ladder $A B$ of length ${L}~m stands on level ground and leans against a vertical wall. The foot $A$ is $x$~m from the wall and the top $B$ is $y$~m above the ground. The foot slides away from the wall at a constant ${u}~m/s.
#sketch(height: 170pt, edge((-1.2, 0), (4.4, 0)), edge((0, 0), (0, 4.8)), edge((3, 0), (0, 4), body: [${L} m], right: true), edge((0, 0), (3, 0), body: $x$, right: true), edge((0, 0), (0, 4), body: $y$), point((3, 0), $A$, side: "below-right", mark: false), point((0, 4), $B$, side: "above-left", mark: false))
#part("a", 3)[Write $y$ in terms of $x$, and show that $${ratio('y', 'x')} = −display(x/${root})$.]
#part("b", 2)[Find the speed at which the top of the ladder moves down when $x = ${x}$.]
The area of the triangle between the ladder, the wall and the ground is $S$~m².
#part("c", 3)[Show that $${ratio('S', 'x')} = display((${square} − 2x^2)/(2 ${root}))$.]
#part("d", 2)[Find the rate at which $S$ is changing when $x = ${x}$.]
#part("e", 2)[Find the exact value of $x$ for which $S$ is stationary.]`,
        answer: typst`
#part("a")[
#working("B1")[$y = ${root}$ #h(4pt) (Pythagoras)]
#working("M1")[chain rule: \
$display(1/2)(${square} − x^2)^(−1/2) times (−2x)$]
#working("A1")[$= −display(x/${root})$]]
#part("b")[
#working("M1")[at $x = ${x}$: $${ratio('y', 'x')} = −${fraction(x * 2, y * 2)}$ \
$${ratio('y', 't')} = ${ratio('y', 'x')} times ${ratio('x', 't')} = −${fraction(x * 2, y * 2)} times ${u}$]
#working("A1")[speed ${inFigures(fall, 'm/s')}]]
#part("c")[
#working("M1")[$S = display(1/2) x ${root}$ and the product rule]
#working("A1")[$${ratio('S', 'x')} =$ \
$display(1/2) ${root} − display(x^2/(2 ${root}))$]
#working("A1")[over the common denominator: \
$display(((${square} − x^2) − x^2)/(2 ${root})) = display((${square} − 2x^2)/(2 ${root}))$]]
#part("d")[
#working("M1")[$display((${square} − ${2 * x * x})/(2 times ${y})) times ${u}$]
#working("A1")[${inFigures(grow, 'm²/s')}]]
#part("e")[
#working("M1")[$${square} − 2x^2 = 0$]
#working("A1 oe")[$x > 0$: #result[$x = ${best}$]]]`,
        alt: plain`A ladder AB of length ${L} metres stands on level ground and leans against a vertical wall. The foot A is x metres from the wall and the top B is y metres above the ground. The foot slides away from the wall at a constant ${u} metres per second. Part a: write y in terms of x, and show that the derivative of y with respect to x is minus, x over the square root of, open bracket, ${square} minus x squared, close bracket. Part b: find the speed at which the top of the ladder moves down when x is ${x}. The area of the triangle between the ladder, the wall and the ground is S square metres. Part c: show that the derivative of S with respect to x is the fraction with numerator ${square} minus 2 x squared, and denominator 2 times the square root of, open bracket, ${square} minus x squared, close bracket. Part d: find the rate at which S is changing when x is ${x}. Part e: find the exact value of x for which S is stationary.`,
        answerAlt: plain`Part a: y is the square root of, open bracket, ${square} minus x squared, close bracket, and the chain rule gives the derivative. Part b: minus ${fractionInWords(x * 2, y * 2)} times ${u}, so the top moves down at ${spokenFigures(fall)} metres per second. Part c: S is half of x times the square root, and the product rule gives the derivative. Part d: ${spokenFigures(grow)} square metres per second. Part e: 2 x squared is ${square}, so x is ${bestSaid}.`,
        answers: [
          final('a', expression(`√(${square} - x^2)`, 'x'), 'y'),
          final('b', threeFigures(fall, 'm/s')),
          final('d', threeFigures(grow, 'm²/s')),
          final('e', number(`${typedSurd(top, 2)}${bottom === 1 ? '' : `/${bottom}`}`, { unit: 'm' }), 'x'),
        ],
        verify() {
          const area = (at: number) => polygonArea([0, 0], [at, 0], [0, height(at)])
          const found = roots((at) => gradient(area, at), 0.0113 * L, 0.98 * L, 2003)
          return compared(
            ['the ladder', Math.hypot(x, height(x)), L],
            ['y', height(x), y],
            ['the top', -gradient((t) => height(x + u * t), 0), fall],
            ['the area', gradient((t) => area(x + u * t), 0), grow],
            ['how many', found.length, 1],
            ['stationary', found[0] ?? 0, L / Math.sqrt(2)],
          )
        },
      }
    },
    'coffee-filter'(random) {
      // r = (a/b)h, so V = κπh³ with κ = a²/(3b²).
      const [a, b, H, h, drip, mug] = random.pick([
        [1, 2, 12, 6, 2, 4],
        [2, 3, 9, 6, 3, 4],
        [3, 4, 8, 4, 2, 4],
        [2, 3, 12, 6, 4, 5],
        [1, 3, 12, 6, 1, 4],
      ] as const)
      const wide = (a * H) / b
      const kappa = [a * a, 3 * b * b] as const
      const k = kappa[0] / kappa[1]
      const [top, bottom] = lowestTerms(...kappa)
      const [steepTop, steepBottom] = lowestTerms(a * a, b * b)
      const slope = neat(3 * k * h * h)
      const sinks = drip / (Math.PI * slope)
      const rises = drip / (Math.PI * mug * mug)
      const [full, left] = [neat(k * H ** 3), neat(k * h ** 3)]
      const deep = neat((full - left) / (mug * mug))
      const volume = `display((${top === 1 ? '' : `${top} `}pi h^3)/${bottom})`
      const steep = `display((${steepTop === 1 ? '' : `${steepTop} `}pi h^2)/${steepBottom})`
      const draw = (value: number) => rounded(value / 3)
      const depth = 0.62 * H
      // High enough for all of the coffee.
      const base = -4 - Math.max(0.36 * H + 4, full / (mug * mug) + 1)
      return {
        question: typst`
A coffee filter is a cone of height ${H}~cm, with its vertex at the bottom and radius ${wide}~cm at the top. Coffee drips from the vertex into a mug, which is a cylinder of radius ${mug}~cm. The diagram shows a vertical cross-section. When the depth of the coffee in the filter is $h$~cm, its volume is $V$~cm³.
#sketch(height: 215pt, polygon-of((0, 0), (${draw((a * depth) / b)}, ${draw(depth)}), (${draw((-a * depth) / b)}, ${draw(depth)}), fill: maths-wash), edge((0, 0), (${draw(wide)}, ${draw(H)})), edge((0, 0), (${draw(-wide)}, ${draw(H)})), edge((${draw(-wide)}, ${draw(H)}), (${draw(wide)}, ${draw(H)}), dash: "dashed"), edge((${draw(-wide * 1.25)}, 0), (${draw(-wide * 1.25)}, ${draw(depth)}), body: $h$), edge((${draw(-mug)}, ${draw(-4)}), (${draw(-mug)}, ${draw(base)})), edge((${draw(-mug)}, ${draw(base)}), (${draw(mug)}, ${draw(base)})), edge((${draw(mug)}, ${draw(base)}), (${draw(mug)}, ${draw(-4)})), polygon-of((${draw(-mug)}, ${draw(base)}), (${draw(mug)}, ${draw(base)}), (${draw(mug)}, ${draw(base + 3)}), (${draw(-mug)}, ${draw(base + 3)}), fill: maths-wash), edge((${draw(wide * 1.25)}, 0), (${draw(wide * 1.25)}, ${draw(H)}), body: [${H} cm], right: true))
#part("a", 2)[Show that $V = ${volume}$.]
Coffee drips into the mug at a constant ${drip}~cm³/s.
#part("b", 3)[Find the rate at which $h$ is decreasing when $h = ${h}$.]
#part("c", 2)[Find the rate at which the depth of the coffee in the mug is increasing.]
At first the filter is full of coffee and the mug is empty.
#part("d", 3)[Find the depth of the coffee in the mug when $h = ${h}$.]
#part("e", 2)[Find, in terms of $p$ and $pi$, the approximate decrease in $V$ as $h$ decreases from ${h} to $${h} − p$, where $p$ is small.]`,
        answer: typst`
#part("a")[
#working("M1")[similar triangles: the radius of the surface is $display(${wide}/${H})h = ${fraction(a, b)} h$]
#working("A1")[$V = display(1/3) pi (${fraction(a, b)} h)^2 h = ${volume}$]]
#part("b")[
#working("B1")[$${ratio('V', 'h')} = ${steep}$]
#working("M1")[at $h = ${h}$ it is $${slope}pi$, and \
$${ratio('h', 't')} = ${ratio('V', 't')} div ${ratio('V', 'h')} = −display(${drip}/(${slope}pi))$]
#working("A1 oe")[decreasing at #result[${significant(sinks)} cm/s] (3 s.f.)]]
#part("c")[
#working("M1")[volume in the mug: $pi times ${mug}^2 times y$ \
$${ratio('y', 't')} = ${drip} div ${mug * mug}pi$]
#working("A1 oe")[#result[${significant(rises)} cm/s] (3 s.f.)]]
#part("d")[
#working("M1")[lost by the filter: $V$ at $h = ${H}$ less $V$ at $h = ${h}$ \
$${full}pi − ${left}pi = ${neat(full - left)}pi$]
#working("M1")[$${mug * mug}pi times y = ${neat(full - left)}pi$]
#working("A1")[#result[${deep} cm]]]
#part("e")[
#working("M1")[decrease $approx ${ratio('V', 'h')} times p$]
#working("A1 FT")[$=$ #result[$${slope}pi p$]]
#scheme[FT: their $${ratio('V', 'h')}$ at $h = ${h}$.]]`,
        alt: plain`A coffee filter is a cone of height ${H} cm, with its vertex at the bottom and radius ${wide} cm at the top. Coffee drips from the vertex into a mug, which is a cylinder of radius ${mug} cm. When the depth of the coffee in the filter is h cm, its volume is V cubic centimetres. Part a: show that V is ${top === 1 ? '' : plain`${top} `} pi h cubed, over ${bottom}. Coffee drips into the mug at a constant ${drip} cubic centimetres per second. Part b: find the rate at which h is decreasing when h is ${h}. Part c: find the rate at which the depth of the coffee in the mug is increasing. At first the filter is full of coffee and the mug is empty. Part d: find the depth of the coffee in the mug when h is ${h}. Part e: find, in terms of p and pi, the approximate decrease in V as h decreases from ${h} to ${h} minus p, where p is small.`,
        answerAlt: plain`Part a: the radius of the surface is ${fractionInWords(a, b)} times h, and V is a third of pi times its square times h. Part b: the derivative of V with respect to h is ${slope} pi there, so h decreases at ${drip} over, open bracket, ${slope} pi, close bracket, which is ${significant(sinks)} cm per second. Part c: ${drip} over, open bracket, ${mug * mug} pi, close bracket, is ${significant(rises)} cm per second. Part d: the filter loses ${neat(full - left)} pi, so the depth in the mug is ${deep} cm. Part e: ${slope} pi p.`,
        answers: [
          final('b', threeFigures(sinks, 'cm/s')),
          final('c', threeFigures(rises, 'cm/s')),
          final('d', number(deep, { unit: 'cm' })),
          final('e', expression(`${slope}π*p`, 'p')),
        ],
        verify() {
          const cone = (to: number) => turnedVolume((z) => (a * z) / b, 0, to)
          const later = roots((at) => cone(at) - cone(h) + drip * 0.01, h - 0.02, h, 200)[0] ?? 0
          const about = (value: number) => Number(value.toPrecision(3))
          return compared(
            ['V', cone(h), Math.PI * left],
            ['when full', cone(H), Math.PI * full],
            ['it sinks', about((h - later) / 0.01), about(sinks)],
            ['the mug', Math.PI * mug * mug * rises, drip],
            ['the depth', cone(H) - cone(h), Math.PI * mug * mug * deep],
            ['the decrease', gradient(cone, h), slope * Math.PI],
          )
        },
      }
    },
  },
})
