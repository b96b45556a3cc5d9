// Quadratic equations and inequalities from words: forming the equation, choosing the root, keeping to conditions.

import { agree, roots } from '../../kit/checking.ts'
import { final, inequality, number } from '../../kit/final-answers.ts'
import { decimals } from '../../kit/numbers.ts'
import { factor, shown, spoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const solved = (root: number, other: number, variable = 'x'): string =>
  `${factor(1, -root, variable)}${factor(1, -other, variable)} = 0`

export const formAndSolve = defineTemplate({
  id: 'form-and-solve',
  marks: 5,
  calculator: true,
  level: 3,
  cases: {
    path: (random) => {
      const [width, length] = [random.integer(4, 9), random.integer(10, 16)]
      const x = random.integer(1, 3)
      const even = (width + length) % 2 === 0 ? length : length + 1
      const p = even
      const q = width
      const r = (even + 2 * x) * (width + 2 * x)
      const sum = (p + q) / 2
      const constant = -(r - p * q) / 4
      const quadratic = { a: 1, b: sum, c: constant }
      return {
        question: typst`
A rectangular pond in Sylhet is ${p} m long and ${q} m wide. A path $x$ m wide runs all round it. The pond and the path together cover ${r} m².
#sketch(polygon-of((0, 0), (${p + 6}, 0), (${p + 6}, ${q + 6}), (0, ${q + 6})), polygon-of((3, 3), (${p + 3}, 3), (${p + 3}, ${q + 3}), (3, ${q + 3}), fill: addmaths-wash, sides: (none, none, none, none)), point((${p / 2 + 3}, ${q / 2 + 3}), [${p} m by ${q} m], mark: false, side: "centre"), edge((${p + 3}, ${q / 2 + 3}), (${p + 6}, ${q / 2 + 3}), body: $x$, dash: "dashed"), height: 170pt)
#part("a", 2)[Show that $${shown(quadratic)} = 0$.]
#part("b", 3)[Find the width of the path.]`,
        answer: typst`
#part("a")[
#working("M1")[$(${p} + 2x)(${q} + 2x) = ${r}$]
#working("A1")[$4x^2 + ${2 * (p + q)}x + ${p * q} = ${r}$; take ${r} from both sides and divide by 4: #result[$${shown(quadratic)} = 0$]]]
#part("b")[
#working("M1")[$${solved(x, -sum - x)}$]
#working("A1")[$x = ${x}$ or $x = −${sum + x}$]
#working("A1")[A width is positive: #result[${x} m]]]`,
        alt: plain`The diagram shows a rectangular pond inside a larger rectangle. The pond is ${p} metres long and ${q} metres wide. A path x metres wide runs all round it. The pond and the path together cover ${r} square metres. Part a: show that ${spoken(quadratic)} equals 0. Part b: find the width of the path.`,
        answerAlt: plain`Part a: open bracket ${p} plus 2 x close bracket times open bracket ${q} plus 2 x close bracket is ${r}. This simplifies to ${spoken(quadratic)} equals 0. Part b: the roots are ${x} and minus ${sum + x}. A width is positive, so the path is ${x} metres wide.`,
        answers: [final('b', number(x, { unit: 'm' }))],
        verify() {
          const holds =
            agree((p + 2 * x) * (q + 2 * x) - p * q, 2 * x * (p + 2 * x) + 2 * x * q) &&
            (p + 2 * x) * (q + 2 * x) === r
          return holds ? null : 'the value does not fit the story'
        },
      }
    },
    price: (random) => {
      // At x taka each, n pieces; at d taka less, m more for the same money.
      const [x, d, m] = random.pick([
        [30, 5, 4],
        [40, 8, 5],
        [60, 10, 6],
        [25, 5, 8],
        [45, 5, 2],
        [50, 10, 6],
        [80, 16, 4],
      ] as const)
      const p = d
      const q = m
      const r = (m * x * (x - d)) / d
      const quadratic = { a: 1, b: -p, c: -(r * p) / q }
      return {
        question: typst`
A shopkeeper in Old Dhaka spends Tk ${r} on notebooks that cost Tk $x$ each. Had each cost Tk ${p} less, the same money would have bought ${q} more.
#part("a", 2)[Show that $${shown(quadratic)} = 0$.]
#part("b", 3)[Find the number of notebooks that the shopkeeper bought.]`,
        answer: typst`
#part("a")[
#working("M1")[$ display(${r}/(x − ${p})) − display(${r}/x) = ${q} $]
#working("A1")[$${r}x − ${r}(x − ${p}) = ${q}x(x − ${p})$ \
$${r * p} = ${q}x^2 − ${p * q}x$, and dividing by ${q}: #result[$${shown(quadratic)} = 0$]]]
#part("b")[
#working("M1")[$${solved(x, p - x)}$]
#working("A1")[$x = ${x}$, since a price is positive]
#working("A1")[$${r} ÷ ${x} =$ #result[${r / x}]]]`,
        alt: plain`A shopkeeper in Old Dhaka spends ${r} taka on notebooks that cost x taka each. Had each cost ${p} taka less, the same money would have bought ${q} more. Part a: show that ${spoken(quadratic)} equals 0. Part b: find the number of notebooks that the shopkeeper bought.`,
        answerAlt: plain`Part a: ${r} over open bracket x minus ${p} close bracket, minus ${r} over x, is ${q}. Multiplying out gives ${spoken(quadratic)} equals 0. Part b: the positive root is ${x}, so ${r} divided by ${x}, that is ${r / x}, notebooks were bought.`,
        answers: [final('b', number(r / x))],
        verify() {
          const holds = agree(r / (x - p) - r / x, q) && Number.isInteger(r / x)
          return holds ? null : 'the value does not fit the story'
        },
      }
    },
    'right-angled-triangle': (random) => {
      // Sides x, x + p and the hypotenuse x + q.
      const [x, other, longest] = random.pick([
        [5, 12, 13],
        [8, 15, 17],
        [7, 24, 25],
        [20, 21, 29],
        [9, 12, 15],
        [12, 35, 37],
      ] as const)
      const p = other - x
      const q = longest - x
      const quadratic = { a: 1, b: 2 * p - 2 * q, c: p * p - q * q }
      const area = (x * (x + p)) / 2
      return {
        question: typst`
The lengths of the sides of this right-angled triangle are in centimetres.
#sketch(triangle((0, 0), (9, 0), (0, 5), sides: ($x + ${p}$, $x + ${q}$, $x$), angles: ("right", none, none)), height: 150pt)
#part("a", 2)[Show that $${shown(quadratic)} = 0$.]
#part("b", 3)[Find the area of the triangle.]`,
        answer: typst`
#part("a")[
#working("M1")[$x^2 + (x + ${p})^2 = (x + ${q})^2$]
#working("A1")[$2x^2 + ${2 * p}x + ${p * p} = x^2 + ${2 * q}x + ${q * q}$, so #result[$${shown(quadratic)} = 0$]]]
#part("b")[
#working("M1")[$${solved(x, quadratic.c / x)}$]
#working("A1")[$x = ${x}$, since a length is positive]
#working("A1")[$display(1/2) times ${x} times ${x + p} =$ #result[${area} cm²]]]`,
        alt: plain`The diagram shows a right-angled triangle. The shorter sides are x and x plus ${p} centimetres, and the longest is x plus ${q} centimetres. Part a: show that ${spoken(quadratic)} equals 0. Part b: find the area of the triangle.`,
        answerAlt: plain`Part a: by Pythagoras, x squared plus open bracket x plus ${p} close bracket squared is open bracket x plus ${q} close bracket squared. This simplifies to ${spoken(quadratic)} equals 0. Part b: the positive root is ${x}. The area is half of ${x} times ${x + p}, ${area} square centimetres.`,
        answers: [final('b', number(area, { unit: 'cm²' }))],
        verify() {
          const holds = agree(Math.hypot(x, x + p), x + q)
          return holds ? null : 'the value does not fit the story'
        },
      }
    },
  },
})

export const ballInFlight = defineTemplate({
  id: 'ball-in-flight',
  marks: 5,
  calculator: true,
  level: 3,
  cases: {
    'greatest-height': (random) => {
      // h = −5t² + bt + c, highest at t = top; at the height `level` half the time `span` before and after.
      const top = random.pick([1, 1.5, 2, 2.5])
      random.pick([0.5, 1, 1.5].filter((half) => half < top))
      const c = random.pick([1, 1.2, 1.5, 2])
      const b = 10 * top
      const height = Number(decimals(c + 5 * top * top, 2))
      const end = Number(decimals(top + Math.sqrt(height / 5), 2))
      const ceiling = Math.ceil((height * 1.2) / 5) * 5
      const graph = typst`#axes(axis(0, ${Math.ceil(end * 2) / 2}, step: 1, minor: 2, title: $t$), axis(0, ${ceiling}, step: ${ceiling > 20 ? 10 : 5}, title: $h$), height: 150pt, curve-of(t => ${c} + ${b} * t - 5 * t * t, to: ${end}, colour: addmaths))`
      const intro = typst`In a cricket match in Chattogram a ball is hit upwards. After $t$ seconds its height is $h$ metres, where $h = ${c} + ${b}t − 5t^2$. The graph shows $h$ against $t$.
${graph}`
      const introSpoken = plain`In a cricket match in Chattogram a ball is hit upwards. After t seconds its height is h metres, where h equals ${c} plus ${b} t minus 5 t squared. The diagram shows the graph of h against t, which rises from ${c} to a highest point and comes down to 0.`
      return {
        question: typst`
${intro}
#part("a", 3)[Express $h$ in the form $p − q(t − r)^2$, where $p$, $q$ and $r$ are constants.]
#part("b", 2)[Write down the greatest height of the ball, and the time at which it is reached.]`,
        answer: typst`
#part("a")[
#working("B1")[$h = ${c} − 5(t^2 − ${2 * top}t)$]
#working("M1")[$= ${c} − 5[(t − ${top})^2 − ${top * top}]$]
#working("A1")[$=$ #result[$${height} − 5(t − ${top})^2$]]]
#part("b")[
#working("B1 FT")[greatest height #result[${height} m]]
#working("B1 FT")[at $t =$ #result[${top} s]]]`,
        alt: plain`${introSpoken} Part a: express h in the form p minus q times open bracket t minus r close bracket squared. Part b: write down the greatest height of the ball, and the time at which it is reached.`,
        answerAlt: plain`Part a: h is ${height} minus 5 times open bracket t minus ${top} close bracket squared. Part b: the greatest height is ${height} metres, reached after ${top} ${top === 1 ? 'second' : 'seconds'}.`,
        answers: [
          final('a', number(height), 'p'),
          final('a', number(5), 'q'),
          final('a', number(top), 'r'),
          final('b', number(height, { unit: 'm' }), 'greatest height'),
          final('b', number(top, { unit: 's' }), 'time'),
        ],
        verify() {
          const h = (t: number) => c + 10 * top * t - 5 * t * t
          const heights = Array.from({ length: 8001 }, (_, n) => h((n * 2 * top) / 8000))
          return agree(Math.max(...heights), c + 5 * top * top, 1e-6) ? null : 'the ball goes higher'
        },
      }
    },
    'time-above': (random) => {
      // h = −5t² + bt + c, highest at t = top; at the height `level` half the time `span` before and after.
      const top = random.pick([1, 1.5, 2, 2.5])
      const span = random.pick([0.5, 1, 1.5].filter((half) => half < top && half <= top))
      const c = random.pick([1, 1.2, 1.5, 2])
      const level = Number(decimals(c + 5 * top * top - 5 * span * span, 2))
      const b = 10 * top
      const height = Number(decimals(c + 5 * top * top, 2))
      const end = Number(decimals(top + Math.sqrt(height / 5), 2))
      const ceiling = Math.ceil((height * 1.2) / 5) * 5
      const graph = typst`#axes(axis(0, ${Math.ceil(end * 2) / 2}, step: 1, minor: 2, title: $t$), axis(0, ${ceiling}, step: ${ceiling > 20 ? 10 : 5}, title: $h$), height: 150pt, curve-of(t => ${c} + ${b} * t - 5 * t * t, to: ${end}, colour: addmaths))`
      const intro = typst`In a cricket match in Chattogram a ball is hit upwards. After $t$ seconds its height is $h$ metres, where $h = ${c} + ${b}t − 5t^2$. The graph shows $h$ against $t$.
${graph}`
      const introSpoken = plain`In a cricket match in Chattogram a ball is hit upwards. After t seconds its height is h metres, where h equals ${c} plus ${b} t minus 5 t squared. The diagram shows the graph of h against t, which rises from ${c} to a highest point and comes down to 0.`
      const [start, stop] = [top - span, top + span]
      const constant = Number(decimals((level - c) / 5, 2))
      return {
        question: typst`
${intro}
#part("a", 4)[Find the set of values of $t$ for which the ball is at least ${level} m high.]
#part("b", 1)[Write down for how long it is at least that high.]`,
        answer: typst`
#part("a")[
#working("M1")[$${c} + ${b}t − 5t^2 >= ${level}$]
#note[Divide by $−5$, which turns the sign round.]
#working("M1")[$t^2 − ${2 * top}t + ${constant} <= 0$ \
$(t − ${start})(t − ${stop}) <= 0$]
#working("A1")[critical values ${start} and ${stop}]
#working("A1")[#result[$${start} <= t <= ${stop}$]]]
#part("b")[
#working("B1 FT")[$${stop} − ${start} =$ #result[${2 * span} s]]]`.replaceAll('− 1t', '− t'),
        alt: plain`${introSpoken} Part a: find the set of values of t for which the ball is at least ${level} metres high. Part b: write down for how long it is at least that high.`,
        answerAlt: plain`Part a: the condition is that t squared minus ${2 * top} t plus ${constant} is at most 0. The critical values are ${start} and ${stop}. So t is between ${start} and ${stop}, both included. Part b: for ${2 * span} ${2 * span === 1 ? 'second' : 'seconds'}.`,
        answers: [
          final('a', inequality(`${start} <= t <= ${stop}`, 't')),
          final('b', number(2 * span, { unit: 's' })),
        ],
        verify() {
          const h = (t: number) => c + 10 * top * t - 5 * t * t
          const found = roots((t) => h(t) - level, -0.0013, 2 * top + 0.0017, 997)
          return found.length === 2 &&
            agree(found[0] ?? 0, top - span, 1e-6) &&
            agree(found[1] ?? 0, top + span, 1e-6)
            ? null
            : `it is at that height at ${found.join(', ')}`
        },
      }
    },
  },
})
