// Long questions on connected rates: oil that spreads on water, and a camera that follows a rocket.

import { gradient, roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { expression, final, number, threeFigures } from '../../kit/final-answers.ts'
import { exact, fraction, significant } from '../../kit/numbers.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const rate = (name: string, to: string) => `display((dif ${name})/(dif ${to}))`

export const ratesThatSpread = defineTemplate({
  id: 'rates-that-spread',
  marks: 10,
  calculator: true,
  level: 5,
  cases: {
    'oil-on-water'(random) {
      // V m³ of oil make a layer h mm thick: h = 1000V/(πr²).
      const [volume, r, speed, small] = random.pick([
        [20, 50, 0.8, 1],
        [6, 25, 0.4, 2],
        [12, 40, 0.5, 1.5],
        [30, 80, 1.2, 0.5],
        [45, 60, 1.5, 2],
        [8, 20, 0.6, 1],
      ] as const)
      const top = 1000 * volume
      const h = (x: number) => top / (Math.PI * x * x)
      const grows = exact(2 * r * speed)
      const falls = (-2 * top * speed) / (Math.PI * r ** 3)
      const spaced = (value: number) =>
        value < 10_000 ? `${value}` : `"${String(value).replace(/\B(?=(\d{3})+$)/g, ' ')}"`
      return {
        question: typst`
${volume}~m³ of oil flow from a ship and spread on the sea. The oil is a cylinder with radius $r$~m and thickness $h$~mm, whose volume does not change.
#part("a", 2)[Show that $h = display((${spaced(top)})/(pi r^2))$.]
#part("b", 2)[Find, in terms of $pi$ and $r$, an expression for $${rate('h', 'r')}$.]
When the radius is ${r}~m, it is increasing at ${speed}~m per minute.
#part("c", 2)[Find, in terms of $pi$, the rate at which the area of the surface of the oil is increasing at this time.]
#part("d", 2)[Find the rate at which the thickness is changing at this time.]
#part("e", 2)[When the radius increases by ${small}%, the thickness decreases by about $k$%. Use calculus to find the value of $k$.]`,
        answer: typst`
#part("a")[
#working("M1")[thickness in metres: $display(h/1000)$, and $pi r^2 times display(h/1000) = ${volume}$]
#working("A1")[$h = display((${volume} times 1000)/(pi r^2)) = display((${spaced(top)})/(pi r^2))$]]
#part("b")[
#working("M1")[$h = display((${spaced(top)})/pi) r^(−2)$ and a power lowered by 1]
#working("A1")[#result[$−display((${spaced(2 * top)})/(pi r^3))$]]]
#part("c")[
#working("M1")[$A = pi r^2$: $${rate('A', 't')} = 2pi r times ${rate('r', 't')} = 2pi times ${r} times ${speed}$]
#working("A1")[#result[$${grows === 1 ? '' : grows}pi$ m² per minute]]]
#part("d")[
#working("M1 FT")[$${rate('h', 't')} = ${rate('h', 'r')} times ${rate('r', 't')} = −display((${spaced(2 * top)})/(pi times ${r}^3)) times ${speed}$]
#working("A1")[#result[$${significant(falls)}$ mm per minute] (3 s.f.)]]
#part("e")[
#working("M1")[$δ h approx −display((${spaced(2 * top)})/(pi r^3)) times δ r$, so $display((δ h)/h) approx −2 times display((δ r)/r)$]
#working("A1")[#result[$k = ${exact(2 * small)}$]]]`,
        alt: plain`${volume} cubic metres of oil flow from a ship and spread on the sea. The oil is a cylinder with radius r metres and thickness h millimetres, whose volume does not change. Part a: show that h equals ${top} over, open bracket, pi r squared, close bracket. Part b: find, in terms of pi and r, an expression for the derivative of h with respect to r. When the radius is ${r} metres, it is increasing at ${speed} metres per minute. Part c: find, in terms of pi, the rate at which the area of the surface of the oil is increasing at this time. Part d: find the rate at which the thickness is changing at this time. Part e: when the radius increases by ${small} percent, the thickness decreases by about k percent. Use calculus to find the value of k.`,
        answerAlt: plain`Part a: pi r squared times h over 1000 is ${volume}. Part b: minus ${2 * top} over, open bracket, pi r cubed, close bracket. Part c: 2 pi r times ${speed} is ${grows} pi square metres per minute. Part d: the derivative times ${speed} is ${significant(falls).replace('−', 'minus ')} millimetres per minute. Part e: the change of h over h is minus 2 times the change of r over r, so k is ${exact(2 * small)}.`,
        answers: [
          final('b', expression(`-${2 * top}/(π r^3)`, 'r')),
          final('c', number(grows === 1 ? 'π' : `${grows}π`, { unit: 'm² per minute' })),
          final('d', threeFigures(falls, 'mm per minute')),
          final('e', number(exact(2 * small)), 'k'),
        ],
        verify() {
          const later = (minutes: number) => h(r + speed * minutes)
          const share = (100 * (h(r) - h(r * (1 + small / 1e5)))) / h(r)
          return compared(
            ['the volume', (Math.PI * 7 ** 2 * h(7)) / 1000, volume],
            ['the area', gradient((t) => (r + speed * t) ** 2, 0), grows],
            ['the thickness', gradient(later, 0), falls],
            ['k', Number((share * 1000).toFixed(2)), exact(2 * small)],
          )
        },
      }
    },
    'camera-and-rocket'(random) {
      // d, h and the distance s are a Pythagorean triple.
      const [d, h, s, speed] = random.pick([
        [400, 300, 500, 40],
        [500, 1200, 1300, 84.5],
        [800, 600, 1000, 80],
        [1200, 900, 1500, 75],
        [240, 180, 300, 30],
        [1000, 750, 1250, 50],
      ] as const)
      const square = s * s
      const turning = (speed * d) / square
      const away = exact((h * speed) / s)
      const [top, bottom] = [square, d] as const
      const spaced = (value: number) =>
        value < 10_000 ? `${value}` : `"${String(value).replace(/\B(?=(\d{3})+$)/g, ' ')}"`
      const [x, y] = [4, (4 * h) / d]
      const scale = Math.min(1, 4.4 / y)
      const [px, py] = [exact(x * scale), exact(y * scale)]
      const place = (value: number) => Math.round(value * 1000) / 1000
      return {
        question: typst`
A rocket $R$ rises vertically from a point $A$ on level ground. A camera at $C$ on the ground, ${d}~m from $A$, is turned so that it always points at the rocket. When the rocket is $h$~m above the ground, angle $A C R = θ$ radians.
#sketch(height: 160pt, padding: (40pt, 24pt), edge((0, 0), (${place(px + 0.6)}, 0)), edge((${place(px)}, 0), (${place(px)}, ${place(py)}), body: [$h$ m], right: true), edge((0, 0), (${place(px)}, ${place(py)})), angle-mark((0, 0), (${place(px)}, 0), (${place(px)}, ${place(py)}), body: $θ$), edge((0, -0.35), (${place(px)}, -0.35), body: [${d} m], right: true), point((0, 0), $C$, side: "left"), point((${place(px)}, 0), $A$, side: "below-right"), point((${place(px)}, ${place(py)}), $R$, side: "above"))
#part("a", 1)[Show that $h = ${d} tan θ$.]
#part("b", 2)[Hence show that $${rate('h', 'θ')} = display((${spaced(d * d)} + h^2)/${d})$.]
When $h = ${h}$, the speed of the rocket is ${speed}~m/s.
#part("c", 2)[Find the rate at which the camera is turning at this time, in radians per second.]
#part("d", 3)[Find the rate at which the distance $C R$ is increasing at this time.]
#part("e", 2)[Use calculus to find, in terms of $p$, the approximate increase in $h$ when $θ$ increases by a small amount $p$ from its value at this time.]`,
        answer: typst`
#part("a")[#working("B1")[angle $C A R$ is a right angle, so $tan θ = display(h/${d})$]]
#part("b")[
#working("M1")[$${rate('h', 'θ')} = ${d} sec^2 θ = ${d}(1 + tan^2 θ)$]
#working("A1")[$= ${d}(1 + display(h^2/${d}^2)) = display((${spaced(d * d)} + h^2)/${d})$]]
#part("c")[
#working("M1")[$${rate('θ', 't')} = ${rate('h', 't')} div ${rate('h', 'θ')} = ${speed} times display(${d}/(${spaced(d * d)} + ${h}^2))$]
#working("A1 oe")[#result[${exact(turning)} rad/s]]]
#part("d")[
#working("B1")[$C R = sqrt(${spaced(d * d)} + h^2)$ #h(3pt) _or_ $${d} sec θ$]
#working("M1")[$display((dif (C R))/(dif h)) = display(h/sqrt(${spaced(d * d)} + h^2)) = display(${h}/${s})$, times ${speed}]
#working("A1")[#result[${away} m/s]]]
#part("e")[
#working("M1")[$δ h approx ${rate('h', 'θ')} times p$ at $h = ${h}$]
#working("A1 oe")[$display((${spaced(square)})/${d})p =$ #result[$${fraction(top, bottom)}p$]]]`,
        alt: plain`A rocket R rises vertically from a point A on level ground. A camera at C on the ground, ${d} metres from A, is turned so that it always points at the rocket. When the rocket is h metres above the ground, angle ACR is theta radians. Part a: show that h is ${d} tan theta. Part b: hence show that the derivative of h with respect to theta is, open bracket, ${d * d} plus h squared, close bracket, over ${d}. When h is ${h}, the speed of the rocket is ${speed} metres per second. Part c: find the rate at which the camera is turning at this time, in radians per second. Part d: find the rate at which the distance CR is increasing at this time. Part e: use calculus to find, in terms of p, the approximate increase in h when theta increases by a small amount p from its value at this time.`,
        answerAlt: plain`Part a: the triangle has a right angle at A. Part b: the derivative is ${d} sec squared theta, which is ${d} times, open bracket, 1 plus tan squared theta, close bracket. Part c: ${speed} times ${d}, divided by ${square}, is ${exact(turning)} radians per second. Part d: CR is the square root of ${d * d} plus h squared. Its derivative with respect to h is ${h} over ${s}, and times ${speed} the rate is ${away} metres per second. Part e: ${fractionInWords(top, bottom)} times p.`,
        answers: [
          final('c', number(exact(turning), { unit: 'rad/s' })),
          final('d', number(away, { unit: 'm/s' })),
          final('e', expression(`${typedFraction(top, bottom)}*p`, 'p')),
        ],
        verify() {
          const angle = (height: number) => Math.atan(height / d)
          const [theta = 0] = roots((t) => d * Math.tan(t) - h, 0.0131, 1.55)
          return compared(
            ['turning', gradient((t) => angle(h + speed * t), 0), turning],
            ['the distance', gradient((t) => Math.hypot(d, h + speed * t), 0), away],
            ['h with θ', gradient((t) => d * Math.tan(t), theta), top / bottom],
          )
        },
      }
    },
  },
})
