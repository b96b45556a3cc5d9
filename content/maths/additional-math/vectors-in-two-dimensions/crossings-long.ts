// Long questions on velocities that add up: a ferry in a current, and a flight there and back in a wind.

import { arcsin, bearing, cos, sin } from '../../kit/angles.ts'
import { roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { final, inNamedUnit, number, threeFigures, toNearest } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { decimals, exact, rounded, significant } from '../../kit/numbers.ts'
import { fromRounded, inDegrees } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const turned = (angle: number) => ((angle % 360) + 360) % 360
const onBearing = (length: number, angle: number) =>
  `(${rounded(length * sin(angle))}, ${rounded(length * cos(angle))})`

export const crossingsInFull = laidOut(
  defineTemplate({
    id: 'crossings-in-full',
    marks: 10,
    calculator: true,
    level: 5,
    cases: {
      ferry(random) {
        // speed² = current² + straight²
        const [speed, current, straight, width] = random.pick([
          [2.5, 1.5, 2, 600],
          [3.9, 1.5, 3.6, 702],
          [2, 1.2, 1.6, 480],
          [3, 1.8, 2.4, 720],
          [1.7, 0.8, 1.5, 510],
          [3.4, 1.6, 3, 1020],
        ] as const)
        const time = exact(width / speed)
        const drift = exact(current * time)
        const ground = Math.hypot(speed, current)
        const ahead = arcsin(current / speed)
        const direct = exact(width / straight)
        return {
          question: typst`
A river is ${width}~m wide and its banks are straight and parallel. The current flows along the banks at ${current}~m/s. A ferry, whose speed in still water is ${speed}~m/s, crosses the river from $A$. The point $B$ is directly opposite $A$.
#sketch(height: 140pt, padding: (30pt, 24pt), edge((-4, 0), (6, 0)), edge((-4, 4), (6, 4)), edge((0, 0), (0, 4), dash: "dashed", body: [${width} m], away: (2, 2)), vector((2.5, 2), (5, 2), body: [current]), point((0, 0), $A$, side: "below"), point((0, 4), $B$, side: "above"))
First the ferry is pointed straight at $B$ all the time.
#part("a", 2)[Show that it reaches the other bank ${drift}~m downstream of $B$.]
#part("b", 2)[Find the speed at which it moves over the ground.]
Next it is pointed upstream, at an angle $α$ to $A B$, so that it moves along $A B$.
#part("c", 2)[Find the value of $α$ in degrees.]
#part("d", 3)[Show that this crossing takes longer than the first, and find by how many seconds.]
#part("e", 1)[On a day after heavy rain the current is faster than ${speed}~m/s. Explain why the ferry cannot move along $A B$ on this day.]`,
          answer: typst`
#part("a")[
#working("M1")[time to cross: $display(${width}/${speed}) = ${time}$ s]
#working("A1")[downstream: $${current} times ${time} = ${drift}$ m]]
#part("b")[
#working("M1")[$sqrt(${speed}^2 + ${current}^2)$]
#working("A1")[#result[${significant(ground)} m/s] (3 s.f.)]]
#part("c")[
#working("M1")[along the banks: $${speed} sin α = ${current}$]
#working("A1")[#result[$${decimals(ahead, 1)}°$]]
#sketch(height: 120pt, padding: (40pt, 16pt), vector((0, 0), (${rounded(-current)}, ${straight}), body: [${speed}], away: (1, 1)), vector((${rounded(-current)}, ${straight}), (0, ${straight}), body: [${current}], away: (0, 0)), vector((0, 0), (0, ${straight}), colour: addmaths), angle-mark((0, 0), (0, 1), (${rounded(-current)}, ${straight}), body: $α$))]
#part("d")[
#working("M1")[speed along $A B$: $sqrt(${speed}^2 − ${current}^2) = ${straight}$ m/s #h(3pt) _or_ $${speed} cos α$]
#working("A1")[time $display(${width}/${straight}) = ${direct}$ s, which is longer than ${time}~s]
#working("A1 FT")[by #result[${exact(direct - time)} s]]]
#part("e")[#working("B1")[$sin α$ would have to be greater than 1 \
_or_ even pointed straight upstream, the ferry would be carried #result[downstream]]]`,
          alt: plain`A river is ${width} metres wide and its banks are straight and parallel. The current flows along the banks at ${current} metres per second. A ferry, whose speed in still water is ${speed} metres per second, crosses the river from A. The point B is directly opposite A. First the ferry is pointed straight at B all the time. Part a: show that it reaches the other bank ${drift} metres downstream of B. Part b: find the speed at which it moves over the ground. Next it is pointed upstream, at an angle alpha to AB, so that it moves along AB. Part c: find the value of alpha in degrees. Part d: show that this crossing takes longer than the first, and find by how many seconds. Part e: on a day after heavy rain the current is faster than ${speed} metres per second. Explain why the ferry cannot move along AB on this day.`,
          answerAlt: plain`Part a: the crossing takes ${time} seconds, and ${current} times ${time} is ${drift} metres. Part b: the square root of the sum of the squares is ${significant(ground)} metres per second. Part c: the sine of alpha is ${current} over ${speed}, so alpha is ${decimals(ahead, 1)} degrees. Part d: the speed along AB is ${straight} metres per second, so it takes ${direct} seconds, which is longer by ${exact(direct - time)} seconds. Part e: the sine of alpha would have to be greater than 1; even pointed straight upstream, the ferry would be carried downstream.`,
          answers: [
            final('b', threeFigures(ground, 'm/s')),
            final('c', inDegrees(ahead), 'α'),
            final('d', inNamedUnit(number(exact(direct - time), { unit: 's' }))),
          ],
          verify() {
            // Carried in small steps until the other bank is reached.
            const carried = (angle: number) => {
              let [x, y, t] = [0, 0, 0]
              const step = width / 2000
              while (y < width - 1e-6) {
                const dt = step / (speed * cos(angle))
                x += (current - speed * sin(angle)) * dt
                y += step
                t += dt
              }
              return { x, t }
            }
            const first = carried(0)
            const [found = 0] = roots((angle) => current - speed * sin(angle), 0.013, 89)
            const second = carried(found)
            return compared(
              ['the drift', Number(first.x.toFixed(2)), drift],
              ['α', found, ahead],
              ['the speed', Math.hypot(width, first.x) / first.t, ground],
              ['the difference', Number((second.t - first.t).toFixed(2)), exact(direct - time)],
              ['along AB', second.x + 1, 1],
            )
          },
        }
      },
      'flight-and-return'(random) {
        // The wind blows towards `to`, between 30° and 90° to the right of the way.
        const [way, to, speed, wind, far] = random.pick([
          [60, 120, 300, 60, 470],
          [40, 90, 240, 50, 360],
          [100, 170, 280, 45, 420],
          [75, 135, 320, 40, 560],
          [25, 90, 250, 55, 300],
          [200, 270, 260, 48, 390],
        ] as const)
        const angle = to - way
        const from = turned(to + 180)
        const off = arcsin((wind * sin(angle)) / speed)
        const [heading, home] = [turned(way - off), turned(way + 180 + off)]
        const ground = speed * cos(off) + wind * cos(angle)
        const hours = far / ground
        const minutes = 60 * hours
        const third = 180 - angle - off
        const nearOff = Number(decimals(off, 1))
        const around = fromRounded(ground, (speed * sin(180 - angle - nearOff)) / sin(angle))
        const [drawn, windDrawn] = [6, 2.4]
        return {
          question: typst`
An aircraft flies from $A$ to $B$, which is ${far}~km from $A$ on a bearing of $${bearing(way)}$. Its speed in still air is ${speed}~km/h. The wind blows from a bearing of $${bearing(from)}$ at ${wind}~km/h.
#not-to-scale
#sketch(height: 170pt, padding: (50pt, 24pt), north((0, 0), 3), edge((0, 0), ${onBearing(drawn, way)}, body: [${far} km], away: ${onBearing(drawn, way - 90)}), bearing-mark((0, 0), ${way}deg), vector(${onBearing(drawn * 0.95, way - 58)}, (${rounded(drawn * 0.95 * sin(way - 58) + windDrawn * sin(to))}, ${rounded(drawn * 0.95 * cos(way - 58) + windDrawn * cos(to))}), body: [wind]), point((0, 0), $A$, side: "${way > 90 && way < 270 ? 'left' : 'below'}"), point(${onBearing(drawn, way)}, $B$, away: (0, 0)))
#part("a", 1)[Show that the direction in which the wind blows makes an angle of $${angle}°$ with $arrow(A B)$.]
#part("b", 3)[Find the bearing on which the pilot must point the aircraft.]
#part("c", 3)[Find the speed of the aircraft over the ground.]
#part("d", 1)[Find the time that the flight takes, to the nearest minute.]
The aircraft flies back from $B$ to $A$ with the same speed in still air and in the same wind.
#part("e", 2)[Find the bearing on which the pilot must point the aircraft on the way back.]`,
          answer: typst`
#part("a")[#working("B1")[the wind blows towards $${bearing(from)} ${from < 180 ? '+' : '−'} 180° = ${bearing(to)}$, and $${to}° − ${way}° = ${angle}°$]]
#part("b")[
#sketch(height: 130pt, padding: (50pt, 20pt), vector((0, 0), ${onBearing(speed / 50, heading)}, body: [${speed}], away: ${onBearing(ground / 50, way)}), vector(${onBearing(speed / 50, heading)}, ${onBearing(ground / 50, way)}, body: [${wind}], away: (0, 0)), vector((0, 0), ${onBearing(ground / 50, way)}, colour: addmaths))
#working("M1")[sine rule: $display((sin β)/${wind}) = display((sin ${angle}°)/${speed})$]
#working("A1")[$β = ${decimals(off, 2)}°$]
#working("A1 FT")[into the wind: $${way}° − ${decimals(off, 2)}° =$ #result[$${bearing(heading)}$]]]
#part("c")[
#working("B1 FT")[third angle $180° − ${angle}° − ${decimals(off, 2)}° = ${decimals(third, 2)}°$]
#working("M1")[$display(v/(sin ${decimals(third, 2)}°)) = display(${speed}/(sin ${angle}°))$]
#working("A1")[#result[${significant(ground)} km/h] (3 s.f.)]
#note[${around[0] === around[1] ? '' : `${around[0]} to ${around[1]} from rounded angles. `}*Or:* B1 for $${speed} cos ${decimals(off, 2)}°$, M1 for $+ ${wind} cos ${angle}°$.]]
#part("d")[#working("B1 FT")[$display(${far}/${significant(ground)}) times 60$: #result[${Math.round(minutes)} minutes]]]
#part("e")[
#working("M1")[the wind makes $180° − ${angle}°$ with $arrow(B A)$, which has the same sine, so the angle is $${decimals(off, 1)}°$ again, now to the other side]
#working("A1 FT")[$${way}° + 180° + ${decimals(off, 1)}°${way + 180 + off >= 360 ? ' − 360°' : ''} =$ #result[$${bearing(home)}$]]]`,
          alt: plain`An aircraft flies from A to B, which is ${far} kilometres from A on a bearing of ${String(way).padStart(3, '0')} degrees. Its speed in still air is ${speed} kilometres per hour. The wind blows from a bearing of ${String(from).padStart(3, '0')} degrees at ${wind} kilometres per hour. Part a: show that the direction in which the wind blows makes an angle of ${angle} degrees with the vector AB. Part b: find the bearing on which the pilot must point the aircraft. Part c: find the speed of the aircraft over the ground. Part d: find the time that the flight takes, to the nearest minute. The aircraft flies back from B to A with the same speed in still air and in the same wind. Part e: find the bearing on which the pilot must point the aircraft on the way back.`,
          answerAlt: plain`Part a: the wind blows towards ${String(to).padStart(3, '0')} degrees, which is ${angle} degrees more than ${way}. Part b: by the sine rule the angle between the aircraft and its way is ${decimals(off, 1)} degrees, so the bearing is ${bearing(heading)}. Part c: the third angle is ${decimals(third, 2)} degrees, and the speed is ${significant(ground)} kilometres per hour. Part d: ${Math.round(minutes)} minutes. Part e: the angle is ${decimals(off, 1)} degrees again, to the other side, so the bearing is ${bearing(home)}.`,
          answers: [
            final('b', inDegrees(heading)),
            final('c', number(ground, { to: { figures: 3 }, accept: around, unit: 'km/h' })),
            final('d', toNearest(1, minutes, 'minutes')),
            final('e', inDegrees(home)),
          ],
          verify() {
            // The heading for which the velocity across the way is zero, and the velocity along it.
            const across = (course: number) => (head: number) =>
              speed * sin(head - course) + wind * sin(to - course)
            const along = (course: number, head: number) =>
              speed * cos(head - course) + wind * cos(to - course)
            const [out = 0] = roots(across(way), way - 60.1, way + 60)
            const [back = 0] = roots(across(way + 180), way + 119.9, way + 240)
            return compared(
              ['the bearing', turned(out), heading],
              ['the way back', turned(back), home],
              ['the speed', along(way, out), ground],
              ['the minutes', Math.round((60 * far) / along(way, out)), Math.round(minutes)],
              [
                'from the rounded speed',
                Math.round((60 * far) / Number(significant(ground))),
                Math.round(minutes),
              ],
              ['slower home', Math.sign(ground - along(way + 180, back)), 1],
            )
          },
        }
      },
    },
  }),
)
