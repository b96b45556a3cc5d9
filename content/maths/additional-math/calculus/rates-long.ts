// Long questions on connected rates: water rising in a trough, and a rectangle under a curve that a moving point makes.

import { gradient, polygonArea, roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { expression, final, number, threeFigures } from '../../kit/final-answers.ts'
import { fraction, minus, significant } from '../../kit/numbers.ts'
import { rounded } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { bareAxes, bend, origin } from './writing.ts'

const ratio = (name: string, to: string) => `display((dif ${name})/(dif ${to}))`

export const ratesWithShape = defineTemplate({
  id: 'rates-with-shape',
  marks: 12,
  calculator: true,
  level: 5,
  cases: {
    trough(random) {
      const [long, wide, deep, at, inflow] = random.pick([
        [300, 60, 45, 30, 6000],
        [240, 50, 40, 20, 1800],
        [160, 75, 60, 30, 1200],
        [400, 45, 30, 20, 4800],
        [200, 80, 40, 25, 2000],
      ] as const)
      // V = kh², and the water is mh wide.
      const k = (long * wide) / (2 * deep)
      const rise = inflow / (2 * k * at)
      const surface = 2 * k
      const half = Math.sqrt(0.5) * deep
      const [w, d] = [wide / 10, deep / 10]
      const h = d * 0.62
      return {
        question: typst`
A water trough for cattle is a prism ${long}~cm long. Its cross-section is an isosceles triangle with its vertex at the bottom, ${wide}~cm wide at the top and ${deep}~cm deep. When the depth of the water is $h$~cm, its volume is $V$~cm³.
#sketch(height: 150pt, polygon-of((0, 0), (${rounded((w * h) / d / 2)}, ${rounded(h)}), (${rounded((-w * h) / d / 2)}, ${rounded(h)}), fill: maths-wash), edge((${rounded(-w / 2)}, ${d}), (${rounded(w / 2)}, ${d}), dash: "dashed"), edge((${rounded(-w / 2)}, ${d}), (0, 0)), edge((0, 0), (${rounded(w / 2)}, ${d})), edge((${rounded(-w / 2)}, ${rounded(d * 1.12)}), (${rounded(w / 2)}, ${rounded(d * 1.12)}), body: [${wide} cm]), edge((${rounded(w * 0.62)}, 0), (${rounded(w * 0.62)}, ${d}), body: [${deep} cm], right: true), edge((0, 0), (0, ${rounded(h)}), body: $h$, dash: "dashed", right: true))
#part("a", 3)[Show that $V = ${k}h^2$.]
Water is poured into the empty trough at a constant ${inflow}~cm³/s.
#part("b", 3)[Find the rate at which the depth is increasing when $h = ${at}$.]
#part("c", 2)[The surface of the water has area $S$~cm². Find the rate at which $S$ is increasing when $h = ${at}$.]
#part("d", 2)[Find the depth when the trough is half full.]
#part("e", 2)[Find, in terms of $p$, the approximate increase in $V$ as $h$ increases from ${at} to $${at} + p$, where $p$ is small.]`,
        answer: typst`
#part("a")[
#note[The water and the trough have similar cross-sections.]
#working("M1")[width of the surface $= display(${wide}/${deep}) h = ${fraction(wide, deep)} h$]
#working("M1")[$V = display(1/2) times ${fraction(wide, deep)} h times h times ${long}$]
#working("A1")[#result[$V = ${k}h^2$]]]
#part("b")[
#working("B1")[$${ratio('V', 'h')} = ${2 * k}h$]
#working("M1")[$${ratio('h', 't')} = ${ratio('V', 't')} div ${ratio('V', 'h')} = display(${inflow}/(${2 * k} times ${at}))$]
#working("A1")[#result[${rise} cm/s]]]
#part("c")[
#working("M1")[$S = ${long} times ${fraction(wide, deep)} h = ${surface}h$ \
$${ratio('S', 't')} = ${surface} times ${ratio('h', 't')}$]
#working("A1 FT")[$= ${surface} times ${rise} =$ #result[${rounded(surface * rise)} cm²/s]]]
#part("d")[
#working("M1")[$${k}h^2 = display(1/2) times ${k} times ${deep}^2$]
#working("A1 oe")[$h = display(${deep}/sqrt(2)) =$ #result[${significant(half)} cm] (3 s.f.)]]
#part("e")[
#working("M1")[increase $approx ${ratio('V', 'h')} times p$]
#working("A1 FT")[$=$ #result[$${2 * k * at}p$]]
#scheme[FT: their $${ratio('V', 'h')}$ at $h = ${at}$.]]`,
        alt: plain`A water trough for cattle is a prism ${long} cm long. Its cross-section is an isosceles triangle with its vertex at the bottom, ${wide} cm wide at the top and ${deep} cm deep. When the depth of the water is h centimetres, its volume is V cubic centimetres. Part a: show that V equals ${k} h squared. Water is poured into the empty trough at a constant ${inflow} cubic centimetres per second. Part b: find the rate at which the depth is increasing when h is ${at}. Part c: the surface of the water has area S square centimetres. Find the rate at which S is increasing when h is ${at}. Part d: find the depth when the trough is half full. Part e: find, in terms of p, the approximate increase in V as h increases from ${at} to ${at} plus p, where p is small.`,
        answerAlt: plain`Part a: by similar triangles the surface is ${fractionInWords(wide, deep)} times h wide, so V is ${k} h squared. Part b: the derivative of V with respect to h is ${2 * k} h, so the depth increases at ${inflow} divided by ${2 * k * at}, which is ${rise} cm per second. Part c: S is ${surface} h, so it increases at ${rounded(surface * rise)} square centimetres per second. Part d: h squared is half of ${deep} squared, so h is ${significant(half)} cm. Part e: the increase is about ${2 * k * at} p.`,
        answers: [
          final('b', number(rise, { unit: 'cm/s' })),
          final('c', number(surface * rise, { unit: 'cm²/s' })),
          final('d', threeFigures(half, 'cm')),
          final('e', expression(`${2 * k * at}p`, 'p')),
        ],
        verify() {
          const volume = (h: number) =>
            long * polygonArea([0, 0], [(wide * h) / (2 * deep), h], [(-wide * h) / (2 * deep), h])
          // The depth a little after it was `at`, from the volume poured in meanwhile.
          const later = roots((h) => volume(h) - volume(at) - inflow * 0.001, at, at + 0.01)[0] ?? 0
          const top = (h: number) => (long * wide * h) / deep
          return compared(
            ['V', volume(7), k * 49],
            ['the rise', Number(((later - at) / 0.001).toFixed(3)), Number(rise.toFixed(3))],
            ['S', gradient(top, at) * rise, surface * rise],
            ['half', 2 * volume(half), volume(deep)],
            ['the increase', gradient(volume, at), 2 * k * at],
          )
        },
      }
    },
    'rectangle-under-curve'(random) {
      // y = 3m² − x²; the rectangle is greatest at x = m.
      const m = random.pick([2, 3, 4])
      const speed = random.pick([0.1, 0.2, 0.5])
      const k = 3 * m * m
      const area = (x: number) => x * (k - x * x)
      const grows = Number((speed * (k - 3)).toFixed(6))
      const falls = Number((-2 * speed).toFixed(6))
      const end = Math.sqrt(k)
      return {
        question: typst`
The point $P(x, y)$ moves along the part of the curve $y = ${k} − x^2$ for which $x$ and $y$ are positive. $O A P B$ is a rectangle with $A$ on the $x$-axis and $B$ on the $y$-axis. The $x$-coordinate of $P$ increases at a constant rate of ${speed} units per second.
#axes(${bareAxes(rounded(-0.2 * end), rounded(1.2 * end), rounded(-0.14 * k), rounded(1.15 * k))}, height: 170pt, region((0, 0), (${rounded(m * 1.2)}, 0), (${rounded(m * 1.2)}, ${rounded(k - 1.44 * m * m)}), (0, ${rounded(k - 1.44 * m * m)})), curve-of(x => ${k} - x * x, from: 0, to: ${rounded(end)}, colour: addmaths), edge((${rounded(m * 1.2)}, 0), (${rounded(m * 1.2)}, ${rounded(k - 1.44 * m * m)})), edge((0, ${rounded(k - 1.44 * m * m)}), (${rounded(m * 1.2)}, ${rounded(k - 1.44 * m * m)})), point((${rounded(m * 1.2)}, ${rounded(k - 1.44 * m * m)}), $P$, side: "above-right"), point((${rounded(m * 1.2)}, 0), $A$, mark: false, side: "below"), point((0, ${rounded(k - 1.44 * m * m)}), $B$, mark: false, side: "left"), ${origin})
#part("a", 1)[Show that the area of the rectangle is $S = ${k}x − x^3$.]
#part("b", 3)[Find the rate at which $S$ is changing when $x = 1$.]
#part("c", 2)[Find the rate at which $y$ is changing when $x = 1$.]
#part("d", 5)[Find the value of $x$ for which $S$ is stationary, and the stationary value of $S$. Show that it is a maximum.]
#part("e", 1)[Explain what the sign of your answer to part (c) says about the motion of $P$.]`,
        answer: typst`
#part("a")[#working("B1")[$S = x y = x(${k} − x^2) = ${k}x − x^3$]]
#part("b")[
#working("B1")[$${ratio('S', 'x')} = ${k} − 3x^2$]
#working("M1")[$${ratio('S', 't')} = ${ratio('S', 'x')} times ${ratio('x', 't')} = (${k} − 3) times ${speed}$]
#working("A1")[#result[${grows}] units² per second]]
#part("c")[
#working("M1")[$${ratio('y', 't')} = −2x times ${ratio('x', 't')}$]
#working("A1")[$= −2 times ${speed} =$ #result[$${minus(falls)}$] units per second]]
#part("d")[
#working("M1 FT")[$${k} − 3x^2 = 0$]
#working("A1")[$x^2 = ${m * m}$ and $x > 0$: #result[$x = ${m}$]]
#working("A1")[$S = ${k} times ${m} − ${m}^3 =$ #result[${2 * m ** 3}]]
#working("M1")[$display((dif^2 S)/(dif x^2)) = −6x$]
#working("A1 cao")[$−${6 * m}$ at $x = ${m}$, which is negative: #result[a maximum].]]
#part("e")[#working("B1 FT")[It is #result[negative]: $y$ decreases, so $P$ moves down towards the $x$-axis.]]`,
        alt: plain`The point P, with coordinates x and y, moves along the part of the curve y equals ${k} minus x squared for which x and y are positive. OAPB is a rectangle with A on the x axis and B on the y axis. The x coordinate of P increases at a constant rate of ${speed} units per second. Part a: show that the area of the rectangle, S, is ${k} x minus x cubed. Part b: find the rate at which S is changing when x is 1. Part c: find the rate at which y is changing when x is 1. Part d: find the value of x for which S is stationary, and the stationary value of S. Show that it is a maximum. Part e: explain what the sign of your answer to part c says about the motion of P.`,
        answerAlt: plain`Part a: S is x times y, which is x times, open bracket, ${k} minus x squared, close bracket. Part b: the derivative of S with respect to x is ${k} minus 3 x squared, which is ${k - 3} when x is 1; times ${speed} this gives ${grows} square units per second. Part c: minus 2 times ${speed}, which is ${falls} units per second. Part d: S is stationary when x is ${m}, and S is ${2 * m ** 3}. The second derivative, minus 6 x, is negative there, so it is a maximum. Part e: the sign is negative, so y decreases: P moves down towards the x axis.`,
        answers: [
          final('b', number(grows)),
          final('c', number(falls)),
          final('d', number(m), 'x'),
          final('d', number(2 * m ** 3), 'S'),
        ],
        verify() {
          const curve = (x: number) => k - x * x
          const top = roots((x) => gradient(area, x), 0.1, end)[0] ?? 0
          return compared(
            ['the rate of S', gradient((t) => area(1 + speed * t), 0), grows],
            ['the rate of y', gradient((t) => curve(1 + speed * t), 0), falls],
            ['x', top, m],
            ['S', area(top), 2 * m ** 3],
            ['the bend', Math.sign(bend(area, m)), -1],
          )
        },
      }
    },
  },
})
