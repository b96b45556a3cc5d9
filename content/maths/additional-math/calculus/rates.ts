// Connected rates of change and small increments.

import { gradient } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { expression, final, number, threeFigures } from '../../kit/final-answers.ts'
import { decimals, fraction, minus, significant } from '../../kit/numbers.ts'
import { linear, linearSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, numberInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { dydx, e } from './writing.ts'

const over = (top: string, bottom: string): string => `display((dif ${top})/(dif ${bottom}))`

export const connectedRates = defineTemplate({
  id: 'connected-rates',
  marks: 4,
  calculator: true,
  level: 4,
  cases: {
    'moving-on-a-curve'(random) {
      const [a, k, p] = [random.integer(1, 3), random.integer(1, 4), random.integer(1, 3)]
      const rate = random.integer(2, 8) / 100
      const b = k * p * p
      const slope = 2 * a * p - k
      const wanted = Number((slope * rate).toFixed(4))
      const square = a === 1 ? 'x^2' : `${a}x^2`
      return {
        question: typst`
A point moves along the curve
$ y = ${square} + ${b}/x $
so that $x$ increases at a constant rate of ${rate} units per second. Find the rate of change of $y$ when $x = ${p}$. #marks(4)`,
        answer: typst`
#working("M1")[$${dydx} = ${2 * a}x − display(${b}/x^2)$]
#working("A1")[$= ${minus(slope)}$ when $x = ${p}$]
#working("M1")[$${over('y', 't')} = ${dydx} times ${over('x', 't')} = ${minus(slope)} times ${rate}$]
#working("A1")[#result[$${minus(wanted)}$ units per second]]`,
        alt: plain`A point moves along the curve y equals ${a === 1 ? '' : `${a} `}x squared plus ${b} over x, so that x increases at a constant rate of ${rate} units per second. Find the rate of change of y when x equals ${p}.`,
        answerAlt: plain`The derivative of y with respect to x is ${slope} when x is ${p}. By the chain rule the rate is this times ${rate}, which is ${numberInWords(wanted)} units per second.`,
        answers: [final('', number(wanted))],
        verify: () =>
          compared(['the rate', gradient((t) => a * (p + rate * t) ** 2 + b / (p + rate * t), 0), wanted]),
      }
    },
    balloon(random) {
      const [inflow, r] = [random.integer(40, 150, 10), random.integer(5, 15)]
      const wanted = inflow / (4 * Math.PI * r * r)
      const printed = significant(wanted)
      return {
        question: typst`
A spherical balloon is filled with air at a constant rate of #box[${inflow} cm³/s.] Find the rate at which its radius is increasing when the radius is ${r} cm.

[The volume of a sphere of radius $r$ is $display(4/3) pi r^3$.] #marks(4)`,
        answer: typst`
#working("B1")[$${over('V', 'r')} = 4 pi r^2$]
#working("M1 soi")[$${over('V', 't')} = ${over('V', 'r')} times ${over('r', 't')}$]
#working("M1")[$${inflow} = 4 pi times ${r}^2 times ${over('r', 't')}$]
#working("A1")[$${over('r', 't')} =$ #result[${printed} cm/s] (3 s.f.)]`,
        alt: plain`A spherical balloon is filled with air at a constant rate of ${inflow} cubic centimetres per second. Find the rate at which its radius is increasing when the radius is ${r} cm. The volume of a sphere of radius r is four thirds of pi r cubed.`,
        answerAlt: plain`The derivative of V with respect to r is 4 pi r squared. So ${inflow} equals 4 pi times ${r} squared times the rate of r, which is ${printed} centimetres per second.`,
        answers: [final('', threeFigures(wanted, 'cm/s'))],
        verify() {
          // The radius a moment before and after, from the volume.
          const volume = (4 / 3) * Math.PI * r ** 3
          const radius = (t: number) => Math.cbrt((3 * (volume + inflow * t)) / (4 * Math.PI))
          return compared(['the rate', gradient(radius, 0), wanted])
        },
      }
    },
    'oil-on-the-river'(random) {
      const [r, rate] = [random.integer(4, 20), random.integer(2, 9) / 10]
      const wanted = 2 * Math.PI * r * rate
      const printed = significant(wanted)
      return {
        question: typst`
Oil from a launch on the Buriganga spreads on the water in a circle. Its radius increases at ${rate} m per minute. Find the rate at which the area of the oil is increasing when the circumference of the circle is $${2 * r} pi$ m. #marks(4)`,
        answer: typst`
#working("B1")[$2 pi r = ${2 * r} pi$, so $r = ${r}$]
#working("B1")[$A = pi r^2$, so $${over('A', 'r')} = 2 pi r$]
#working("M1")[$${over('A', 't')} = ${over('A', 'r')} times ${over('r', 't')} = 2 pi times ${r} times ${rate}$]
#working("A1")[#result[${printed} m²/min] (3 s.f.)]`,
        alt: plain`Oil from a launch on the Buriganga spreads on the water in a circle. Its radius increases at ${rate} metres per minute. Find the rate at which the area of the oil is increasing when the circumference of the circle is ${2 * r} pi metres.`,
        answerAlt: plain`The radius is ${r} metres. The derivative of the area is 2 pi r, so the rate is 2 pi times ${r} times ${rate}, which is ${printed} square metres per minute.`,
        answers: [final('', threeFigures(wanted, 'm²/min'))],
        verify: () => compared(['the rate', gradient((t) => Math.PI * (r + rate * t) ** 2, 0), wanted]),
      }
    },
    'water-in-a-cone'(random) {
      const [part, size] = [random.pick([2, 3, 4]), random.integer(4, 8)]
      // The height of the tank is `part` times its radius.
      const [radius, height] = [size, part * size]
      const [inflow, h] = random.until(
        () => [random.integer(5, 40, 5), random.integer(3, height - 4)] as const,
        ([, depth]) => depth < height - 3,
      )
      const wanted = (inflow * part * part) / (Math.PI * h * h)
      const printed = significant(wanted)
      return {
        question: typst`
Water is poured into an empty cone of height ${height} cm and radius ${radius} cm at #box[${inflow} cm³/s.] After $t$ seconds the depth of the water is $h$ cm.
#sketch(height: 200pt, rim((0, ${height}), ${radius}, 0deg, 360deg), slanting-sides((0, 0), (${radius}, ${height})), rim((0, ${(0.56 * height).toFixed(2)}), ${(0.56 * radius).toFixed(2)}, 0deg, 360deg, fill: physics-wash), radius-line((0, ${height}), ${radius}, [${radius} cm]), edge((${(-1.3 * radius).toFixed(2)}, 0), (${(-1.3 * radius).toFixed(2)}, ${height}), body: [${height} cm]), edge((0, 0), (0, ${(0.56 * height).toFixed(2)}), dash: "dashed", body: $h$, colour: ink-soft))
#part("a", 1)[Show that the volume of the water is $V = display((pi h^3)/${3 * part * part})$.]
#part("b", 3)[Find the rate at which the depth is increasing when $h = ${h}$.]`,
        answer: typst`
#part("a")[
#note[The water is a cone similar to the whole one.]
#working("B1")[$r = display(${radius}/${height}) h = display(h/${part})$, so \
$V = display(1/3) pi (display(h/${part}))^2 h = display((pi h^3)/${3 * part * part})$]]
#part("b")[
#working("B1")[$${over('V', 'h')} = display((pi h^2)/${part * part})$]
#working("M1")[$${inflow} = display((pi times ${h}^2)/${part * part}) times ${over('h', 't')}$]
#working("A1")[#result[${printed} cm/s] (3 s.f.)]]`,
        alt: plain`The diagram shows a cone with its point at the bottom, of height ${height} cm and radius ${radius} cm. Water is poured in at ${inflow} cubic centimetres per second. After t seconds the depth is h cm. Part a: show that the volume of the water is pi h cubed over ${3 * part * part}. Part b: find the rate at which the depth is increasing when h is ${h}.`,
        answerAlt: plain`Part a: by similar triangles the radius of the water is h over ${part}. Part b: the derivative of V with respect to h is pi h squared over ${part * part}. At h equals ${h} the depth increases at ${printed} centimetres per second.`,
        answers: [final('b', threeFigures(wanted, 'cm/s'))],
        verify() {
          const volume = (depth: number) => (Math.PI / 3) * ((radius / height) * depth) ** 2 * depth
          return compared(['the flow', gradient(volume, h) * wanted, inflow])
        },
      }
    },
  },
})

export const smallIncrements = defineTemplate({
  id: 'small-increments',
  marks: 4,
  calculator: true,
  level: 3,
  cases: {
    'small-change-h'(random) {
      const [a, root, p] = [random.integer(2, 5), random.integer(2, 5), random.integer(1, 4)]
      const b = root * root - a * p
      const inside = linear(a, b)
      return {
        question: typst`
Variables $x$ and $y$ are such that $y = sqrt(${inside})$. Find, in terms of $h$, the approximate change in $y$ as $x$ increases from ${p} to $${p} + h$, where $h$ is small. #marks(4)`,
        answer: typst`
#working("M1 A1")[$${dydx} = display(1/2)(${inside})^(−1/2) times ${a}$]
#working("M1")[At $x = ${p}$ this is $display(${a}/(2 times ${root}))$]
#note[For a small change, $delta y approx ${dydx} times delta x$.]
#working("A1")[change $approx$ #result[$${fraction(a, 2 * root)} h$]]`,
        alt: plain`Variables x and y are such that y equals the square root of open bracket ${linearSpoken(a, b)} close bracket. Find, in terms of h, the approximate change in y as x increases from ${p} to ${p} plus h, where h is small.`,
        answerAlt: plain`The derivative at x equals ${p} is ${a} over the product of 2 and ${root}. The change in y is approximately ${fractionInWords(a, 2 * root)} times h.`,
        answers: [final('', expression(`${a}/${2 * root}*h`, 'h'))],
        verify() {
          const h = 1e-5
          return compared([
            'the change for each h',
            (Math.sqrt(a * (p + h) + b) - Math.sqrt(a * p + b)) / h,
            a / (2 * root),
          ])
        },
      }
    },
    'approximate-root'(random) {
      const [n, tenths] = [random.integer(4, 12), random.integer(1, 9)]
      const step = tenths / 10
      const value = n * n + step
      const approximate = Number((n + step / (2 * n)).toFixed(9))
      // Only what goes on is rounded: 5.06 is the answer itself.
      const isExact = approximate === Number(approximate.toFixed(3))
      const printed = isExact ? String(approximate) : decimals(approximate, 4)
      const rounding = isExact ? '' : ' Give your answer to 4 decimal places.'
      return {
        question: typst`
Given that $y = sqrt(x)$, use differentiation to find an approximate value of $sqrt(${value})$.${rounding} #marks(4)`,
        answer: typst`
#note[$${value}$ is near $${n * n}$, whose root we know.]
#working("B1")[$${dydx} = display(1/(2 sqrt(x)))$]
#working("M1")[$x = ${n * n}$, $delta x = ${step}$: \
$delta y approx display(1/(2 times ${n})) times ${step}$]
#working("M1")[$sqrt(${value}) approx ${n} + delta y$]
#working("A1")[#result[${printed}]]`,
        alt: plain`Given that y equals the square root of x, use differentiation to find an approximate value of the square root of ${value}.${rounding}`,
        answerAlt: plain`Start at x equals ${n * n}, whose root is ${n}. The derivative there is 1 over ${2 * n}, and the change in x is ${step}. So the root is approximately ${printed}.`,
        answers: [
          final(
            '',
            isExact ? number(approximate) : number(approximate, { to: { places: 4, isNamed: true } }),
          ),
        ],
        verify: () =>
          Math.abs(Math.sqrt(value) - Number(printed)) < 0.01 ? null : `the root is ${Math.sqrt(value)}`,
      }
    },
    percentage(random) {
      const [p, which] = [random.integer(1, 4), random.pick(['volume', 'area'] as const)]
      const isVolume = which === 'volume'
      const name = isVolume ? 'V' : 'A'
      const power = isVolume ? 3 : 2
      const [formula, derived] = isVolume ? ['display(4/3) pi r^3', '4 pi r^2'] : ['4 pi r^2', '8 pi r']
      const said = isVolume ? 'V equals four thirds pi r cubed' : 'A equals 4 pi r squared'
      const thing = isVolume ? 'volume' : 'surface area'
      return {
        question: typst`
The radius $r$ of a metal ball increases by ${p}% when the ball is heated. Given that the ${thing} of the ball is $${name} = ${formula}$, use calculus to find the approximate percentage increase in its ${thing}. #marks(4)`,
        answer: typst`
#working("B1")[$${over(name, 'r')} = ${derived}$]
#working("M1")[$delta ${name} approx ${derived} times delta r$, and $delta r = ${p / 100}r$]
#working("M1")[$display((delta ${name})/${name}) approx display((${derived} times ${p / 100}r)/(${formula})) = ${(power * p) / 100}$]
#working("A1")[increase of #result[${power * p}%]]`,
        alt: plain`The radius r of a metal ball increases by ${p} percent when the ball is heated. Given that the ${thing} of the ball is ${said}, use calculus to find the approximate percentage increase in its ${thing}.`,
        answerAlt: plain`The change in ${name} is approximately its derivative times ${p / 100} r. Divided by ${name} this is ${(power * p) / 100}, so the increase is ${power * p} percent.`,
        answers: [final('', number(power * p, { unit: '%' }))],
        verify() {
          const h = 1e-6
          return compared(['the percentage', ((1 + h * p) ** power - 1) / h, power * p])
        },
      }
    },
    exponential(random) {
      const [a, k, n] = [random.integer(2, 6), random.integer(2, 4), random.integer(2, 5)]
      return {
        question: typst`
Given that $y = ${a}${e}^(${k}x)$, find, in terms of $p$, the approximate change in $y$ when $x$ increases from $display(1/${k}) ln ${n}$ by the small amount $p$. #marks(4)`,
        answer: typst`
#working("M1 A1")[$${dydx} = ${a * k}${e}^(${k}x)$]
#working("M1")[At $x = display(1/${k}) ln ${n}$, $${e}^(${k}x) = ${e}^(ln ${n}) = ${n}$]
#working("A1")[change $approx ${a * k} times ${n} times p =$ #result[$${a * k * n} p$]]`,
        alt: plain`Given that y equals ${a} times e to the power ${k} x, find, in terms of p, the approximate change in y when x increases from 1 over ${k} times the natural log of ${n} by the small amount p.`,
        answerAlt: plain`The derivative is ${a * k} times e to the power ${k} x, and e to the power ${k} x is ${n} there. The change is approximately ${a * k * n} p.`,
        answers: [final('', expression(`${a * k * n}p`, 'p'))],
        verify: () =>
          compared(['the slope', gradient((x) => a * Math.exp(k * x), Math.log(n) / k), a * k * n]),
      }
    },
  },
})
