// Long questions that use secants and cosecants: an identity that leads to a quadratic, and a tangent to a circle whose lengths
// lead to an angle.

import { cos, sin, tan } from '../../kit/angles.ts'
import { integrate, roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { final, inAnyOrder, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { decimals, fraction, rounded, significant, simplestSurd, surd } from '../../kit/numbers.ts'
import { fromShown, toThreePlaces, typedFraction, typedSurd } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, listInWords, surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const shownAngle = (angle: number) => (Number.isInteger(angle) ? `${angle}` : decimals(angle, 1))
const near = (angle: number) => (Math.abs(angle - Math.round(angle)) < 1e-9 ? Math.round(angle) : angle)

export const secantsInFull = laidOut(
  defineTemplate({
    id: 'secants-in-full',
    marks: 12,
    calculator: true,
    level: 5,
    cases: {
      'identity-to-quadratic'(random) {
        // 2 cosec θ = k − cot²θ with k = m² + 2m − 1: cosec θ is m or −(m + 2).
        const m = random.pick([2, 3, 4, 5, 6])
        const k = m * m + 2 * m - 1
        const [first, second] = [1 / m, 1 / (m + 2)].map((value) => near((Math.asin(value) * 180) / Math.PI))
        const [up = 0, down = 0] = [first, second]
        const angles = [up, 180 - up, 180 + down, 360 - down]
        const inside = m * m - 1
        const left = (x: number) => (1 + cos(x)) / sin(x) + sin(x) / (1 + cos(x))
        const { outside, inside: under } = simplestSurd(inside)
        const root = surd(1, inside)
        const markup = '(1 + cos θ)/(sin θ) + (sin θ)/(1 + cos θ)'
        const list = (from: number, to: number) =>
          angles
            .slice(from, to)
            .map((angle) => `#result[$${shownAngle(angle)}°$]`)
            .join(', ')
        return {
          question: typst`
#part("a", 4)[Show that
$ ${markup} = 2 "cosec" θ. $]
#part("b", 5)[Hence solve the equation
$ ${markup} = ${k} − cot^2 θ $
for $0° < θ < 360°$.]
#part("c", 2)[For the obtuse solution of this equation, find the exact value of $cot θ$.]
#part("d", 1)[The angle $φ$ is such that
$ (1 + cos 3φ)/(sin 3φ) + (sin 3φ)/(1 + cos 3φ) = ${k} − cot^2 3φ. $
Find its smallest positive value.]`,
          answer: typst`
#part("a")[
#working("M1")[$display(((1 + cos θ)^2 + sin^2 θ)/(sin θ (1 + cos θ)))$]
#working("M1")[$= display((1 + 2 cos θ + cos^2 θ + sin^2 θ)/(sin θ (1 + cos θ)))$ and uses $cos^2 θ + sin^2 θ = 1$]
#working("A1")[$= display((2(1 + cos θ))/(sin θ (1 + cos θ)))$]
#working("A1")[$= display(2/(sin θ)) = 2 "cosec" θ$]]
#part("b")[
#working("M1")[$2 "cosec" θ = ${k} − ("cosec"^2 θ − 1)$]
#working("A1")[$"cosec"^2 θ + 2 "cosec" θ − ${k + 1} = 0$]
#working("M1 dep")[$("cosec" θ − ${m})("cosec" θ + ${m + 2}) = 0$ \
$sin θ = display(1/${m})$ or $sin θ = −display(1/${m + 2})$]
#working("A1")[${list(0, 2)}]
#working("A1")[${list(2, 4)} and no more in the interval]]
#part("c")[
#working("M1")[$cot^2 θ = ${m}^2 − 1$]
#working("A1")[it is negative for an obtuse angle: $cot θ =$ #result[$−${root}$]]]
#part("d")[#working("B1 FT")[$3φ = ${shownAngle(up)}°$: #result[$φ = ${shownAngle(near(up / 3))}°$]]]`,
          alt: plain`Part a: show that the sum of two fractions is 2 cosec theta. The first has numerator 1 plus cos theta and denominator sin theta; the second has numerator sin theta and denominator 1 plus cos theta. Part b: hence solve the equation that says that this sum equals ${k} minus cot squared theta, for theta between 0 and 360 degrees. Part c: for the obtuse solution of this equation, find the exact value of cot theta. Part d: the angle phi is such that the equation of part b holds with 3 phi in place of theta. Find its smallest positive value.`,
          answerAlt: plain`Part a: over the common denominator the numerator is 1 plus 2 cos theta plus cos squared theta plus sin squared theta, which is 2 times, open bracket, 1 plus cos theta, close bracket. This cancels and leaves 2 over sin theta. Part b: cosec squared theta plus 2 cosec theta minus ${k + 1} is 0, so cosec theta is ${m} or minus ${m + 2}, and theta is ${listInWords(angles.map(shownAngle))} degrees. Part c: cot squared theta is ${inside}, so cot theta is ${surdInWords(-1, inside)}. Part d: 3 phi is ${shownAngle(up)} degrees, so phi is ${shownAngle(near(up / 3))} degrees.`,
          answers: [
            final('b', inAnyOrder(angles, { name: 'θ', each: { to: { places: 1 }, unit: '°' } })),
            final('c', number(typedSurd(-outside, under))),
            final('d', number(up / 3, { to: { places: 1 }, unit: '°' }), 'φ'),
          ],
          verify() {
            const gap = (x: number) => (left(x) - k + 1 / tan(x) ** 2) * sin(x) ** 2
            const found = roots(gap, 0.73, 359.29, 7201).filter((x) => Math.abs(sin(x)) > 1e-3)
            const third = roots((x) => gap(3 * x), 0.21, 59.8, 7201).filter((x) => sin(3 * x) > 1e-3)
            return compared(
              ['the identity', left(71), 2 / sin(71)],
              ['how many', found.length, 4],
              ...angles.map((angle, n) => ['an angle', found[n] ?? 0, angle] as const),
              ['cot', 1 / tan(180 - up), -outside * Math.sqrt(under)],
              ['the smallest', third[0] ?? 0, up / 3],
            )
          },
        }
      },
      'tangent-to-a-circle'(random) {
        // AT = k PT gives sec θ = (k² + 1)/(k² − 1).
        const [k, long, side, adjacent] = random.pick([
          [2, 5, 4, 3],
          [3, 5, 3, 4],
          [4, 17, 8, 15],
          [1.5, 13, 12, 5],
        ] as const)
        const r = random.pick([6, 8, 10, 12])
        const theta = Math.acos(adjacent / long)
        const shown = Number(theta.toFixed(3))
        const length = (r * side) / adjacent
        const area = (angle: number) => (r * length) / 2 - (r * r * angle) / 2
        const isExact = Number.isInteger(length * 100)
        const shownLength = isExact ? `${length}` : fraction(r * side, adjacent)
        const top = (5 * side) / adjacent
        const degrees = rounded((theta * 180) / Math.PI)
        const square = k * k
        return {
          question: typst`
The diagram shows an arc $A P$ of a circle with centre $O$ and radius $r$. The tangent to the circle at $A$ meets $O P$ produced at $T$. Angle $A O T$ is $θ$.
#not-to-scale
#sketch(height: 190pt, edge((0, 0), (5, 0)), edge((5, 0), (5, ${rounded(top)})), edge((0, 0), (5, ${rounded(top)})), arc-of((0, 0), 5, 0deg, ${degrees}deg), angle-mark((5, 0), (0, 0), (5, 1), square: true), angle-mark((0, 0), (5, 0), (5, ${rounded(top)}), body: $θ$), point((0, 0), $O$, side: "left", mark: false), point((5, 0), $A$, side: "below-right", mark: false), point((5, ${rounded(top)}), $T$, side: "above-right", mark: false), point(on-circle((0, 0), 5, ${degrees}deg), $P$, side: "above-left", mark: false))
#part("a", 2)[Show that $A T = r tan θ$ and $P T = r(sec θ − 1)$.]
It is given that $A T = ${k} P T$.
#part("b", 4)[Show that $ sec θ = ${long}/${adjacent}. $]
#part("c", 2)[Hence find the exact value of $sin θ$ and of $tan θ$.]
It is also given that $r = ${r}$~cm.
#part("d", 1)[Find the length of $A T$.]
#part("e", 3)[Find the area of the region bounded by $A T$, $P T$ and the arc $A P$.]`,
          answer: typst`
#part("a")[
#working("B1")[angle $O A T$ is a right angle, so $A T = r tan θ$]
#working("B1")[$O T = display(r/(cos θ)) = r sec θ$, and $P T = O T − r = r(sec θ − 1)$]]
#part("b")[
#working("M1")[$tan θ = ${k}(sec θ − 1)$]
#working("M1")[$tan^2 θ = sec^2 θ − 1$: \
$sec^2 θ − 1 = ${square}(sec θ − 1)^2$]
#working("A1")[$(sec θ − 1)(sec θ + 1) = ${square}(sec θ − 1)^2$ and $sec θ != 1$: \
$sec θ + 1 = ${square}(sec θ − 1)$]
#working("A1")[$${square - 1} sec θ = ${square + 1}$, so $sec θ = display(${long}/${adjacent})$]]
#part("c")[
#working("B1")[$cos θ = display(${adjacent}/${long})$ and $sin^2 θ = 1 − cos^2 θ$: \
$sin θ =$ #result[$display(${side}/${long})$]]
#working("B1")[$tan θ =$ #result[$display(${side}/${adjacent})$]]]
#part("d")[#working("B1 FT")[$${r} times display(${side}/${adjacent}) =$ #result[$${shownLength}$ cm]]]
#part("e")[
#working("B1 FT")[triangle $O A T$: $display(1/2) times ${r} times ${shownLength}$]
#working("M1")[$θ = ${shown}$ radians; sector: $display(1/2) times ${r}^2 times ${shown}$]
#working("A1 cao")[#result[${significant(area(theta))} cm²] (3 s.f.)]]`,
          alt: plain`A diagram shows an arc AP of a circle with centre O and radius r. The tangent to the circle at A meets OP produced at T. Angle AOT is theta. Part a: show that AT is r tan theta, and that PT is r times, open bracket, sec theta minus 1, close bracket. It is given that AT is ${k} times PT. Part b: show that sec theta is ${long} over ${adjacent}. Part c: hence find the exact value of sin theta and of tan theta. It is also given that r is ${r} cm. Part d: find the length of AT. Part e: find the area of the region bounded by AT, PT and the arc AP.`,
          answerAlt: plain`Part a: triangle OAT has a right angle at A, so AT is r tan theta and OT is r sec theta; PT is OT minus r. Part b: tan theta is ${k} times, open bracket, sec theta minus 1, close bracket. Squared, with tan squared theta equal to sec squared theta minus 1, one factor cancels and leaves sec theta equal to ${long} over ${adjacent}. Part c: sin theta is ${side} over ${long} and tan theta is ${side} over ${adjacent}. Part d: AT is ${isExact ? plain`${length}` : fractionInWords(r * side, adjacent)} cm. Part e: the triangle less the sector is ${significant(area(theta))} square centimetres.`,
          answers: [
            final('c', number(`${side}/${long}`), 'sin θ'),
            final('c', number(`${side}/${adjacent}`), 'tan θ'),
            final(
              'd',
              isExact
                ? number(length, { unit: 'cm' })
                : number(typedFraction(r * side, adjacent), { to: { figures: 3 }, unit: 'cm' }),
            ),
            final('e', fromShown(area, toThreePlaces(theta), 'cm²')),
          ],
          verify() {
            const ratio = (angle: number) => Math.tan(angle) - k * (1 / Math.cos(angle) - 1)
            const [found = 0] = roots(ratio, 0.0513, 1.55, 4001)
            // Under OT, less what is within the circle.
            const edge = r * Math.cos(theta)
            const under = integrate((x) => (x * side) / adjacent, 0, r)
            const inCircle =
              integrate((x) => (x * side) / adjacent, 0, edge) +
              integrate((angle) => r * r * Math.sin(angle) ** 2, 0, theta)
            return compared(
              ['θ', found, theta],
              ['AT : PT', (r * Math.tan(found)) / (r / Math.cos(found) - r), k],
              ['AT', r * Math.tan(found), length],
              ['the area', under - inCircle, area(theta)],
            )
          },
        }
      },
    },
  }),
)
