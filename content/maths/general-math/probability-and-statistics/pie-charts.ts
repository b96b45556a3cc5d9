// Pie charts: drawing one, reading one, and two that stand for different totals.

import { final, inOrder, number } from '../../kit/final-answers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { sum } from './data.ts'
import { pieChart } from './figures.ts'

const choices = ['Mango', 'Jackfruit', 'Banana', 'Guava'] as const

export const pie = defineTemplate({
  id: 'pie-chart',
  marks: 4,
  calculator: true,
  level: 2,
  cases: {
    draw(random) {
      const { total, counts } = random.until(
        () => {
          const total = random.pick([60, 72, 90, 120, 180])
          const counts = [
            random.integer(8, total / 2),
            random.integer(8, total / 3),
            random.integer(6, total / 3),
          ]
          const [other, otherAngle] = [random.pick([150, 180, 200, 240]), random.integer(60, 130, 6)]
          return { total, counts: [...counts, total - sum(counts)], other, otherAngle }
        },
        ({ total, counts }) => {
          const angles = counts.map((count) => (count * 360) / total)
          return (
            angles.every((angle) => Number.isInteger(angle) && angle >= 30 && angle <= 170) &&
            new Set(angles).size === 4
          )
        },
      )
      const angles = counts.map((count) => (count * 360) / total)
      const slices = angles.map((angle, n) => ({ name: choices[n] ?? '', angle }))
      const table = (withAngles: boolean) =>
        `#table(columns: 3, inset: (x: 9pt, y: 6pt), [Fruit], [Students], [Angle], ${counts.map((count, n) => `[${choices[n]}], [${count}], [${withAngles ? `$${angles[n]}°$` : ''}]`).join(', ')})`
      return {
        question: typst`
The table shows the favourite fruits of ${total} students.
${table(false)}
#part("a", 2)[Complete the table with the angles for a pie chart.]
#part("b", 2)[Draw the pie chart.]`,
        answer: typst`
#part("a")[
#working("M1")[one student: $360° div ${total} = ${360 / total}°$]
#working("A1")[times the number of students: #result[${angles.map((angle) => `$${angle}°$`).join(', ')}]]]
#part("b")[#working("B2 FT")[Measure each angle from the line before, and label the sectors.]
#scheme[*B1* for two sectors right within 2°, or for all right without labels]]
${pieChart(slices.map((slice) => ({ ...slice, shown: `$${slice.angle}°$` })))}`,
        alt: plain`The table shows the favourite fruits of ${total} students: ${counts.map((count, n) => `${choices[n]} ${count}`).join(', ')}. Part a: complete the table with the angles for a pie chart. Part b: draw the pie chart.`,
        answerAlt: plain`Part a: one student is 360 divided by ${total}, ${360 / total} degrees. The angles are ${angles.map((angle, n) => `${choices[n]} ${angle} degrees`).join(', ')}. Part b: a pie chart with these four sectors.`,
        answers: [final('a', inOrder(angles, { each: { unit: '°' } }))],
        verify: () => {
          const angles = counts.map((count) => (360 / total) * count)
          if (Math.abs(sum(angles) - 360) > 1e-9) return `the angles add up to ${sum(angles)}`
          // Shares in percent, compared with shares of the circle.
          if (
            counts.some((count, n) => Math.abs((count / total) * 100 - ((angles[n] ?? 0) / 360) * 100) > 1e-9)
          )
            return 'a share differs'
          return null
        },
      }
    },
    read(random) {
      const { total, counts } = random.until(
        () => {
          const total = random.pick([60, 72, 90, 120, 180])
          const counts = [
            random.integer(8, total / 2),
            random.integer(8, total / 3),
            random.integer(6, total / 3),
          ]
          const [other, otherAngle] = [random.pick([150, 180, 200, 240]), random.integer(60, 130, 6)]
          return { total, counts: [...counts, total - sum(counts)], other, otherAngle }
        },
        ({ total, counts }) => {
          const angles = counts.map((count) => (count * 360) / total)
          return (
            angles.every((angle) => Number.isInteger(angle) && angle >= 30 && angle <= 170) &&
            new Set(angles).size === 4
          )
        },
      )
      const angles = counts.map((count) => (count * 360) / total)
      const [first = 0, second = 0] = counts
      const [a = 0, b = 0, c = 0, d = 0] = angles
      const names = ['bus', 'rickshaw', 'walk', 'cycle']
      return {
        question: typst`
The pie chart shows how some students travel to school.
${pieChart(angles.map((angle, n) => ({ name: names[n] ?? '', angle, shown: n === 3 ? '' : `$${angle}°$` })))}
${second} students travel by rickshaw.
#part("a", 2)[Find the number of students who travel by bus.]
#part("b", 2)[Find the number of students who cycle.]`,
        answer: typst`
#part("a")[
#working("M1")[one student: $${b}° div ${second} = ${360 / total}°$]
#working("A1")[$${a} div ${360 / total} =$ #result[${first}]]]
#part("b")[
#working("M1")[$360° - ${a}° - ${b}° - ${c}° = ${d}°$]
#working("A1")[$${d} div ${360 / total} =$ #result[${counts[3] ?? 0}]]]`,
        alt: plain`A pie chart shows how some students travel to school. Bus ${a} degrees, rickshaw ${b} degrees, walk ${c} degrees, and the rest cycle. ${second} students travel by rickshaw. Part a: find the number of students who travel by bus. Part b: find the number of students who cycle.`,
        answerAlt: plain`Part a: one student is ${b} divided by ${second}, ${360 / total} degrees. ${a} divided by ${360 / total} is ${first}. Part b: the angle left is ${d} degrees, which is ${counts[3] ?? 0} students.`,
        answers: [final('a', number(first)), final('b', number(counts[3] ?? 0))],
        verify: () => {
          const angles = counts.map((count) => (360 / total) * count)
          if (Math.abs(sum(angles) - 360) > 1e-9) return `the angles add up to ${sum(angles)}`
          // Shares in percent, compared with shares of the circle.
          if (
            counts.some((count, n) => Math.abs((count / total) * 100 - ((angles[n] ?? 0) / 360) * 100) > 1e-9)
          )
            return 'a share differs'
          return null
        },
      }
    },
    'compare-two'(random) {
      const { total, counts, other, otherAngle } = random.until(
        () => {
          const total = random.pick([60, 72, 90, 120, 180])
          const counts = [
            random.integer(8, total / 2),
            random.integer(8, total / 3),
            random.integer(6, total / 3),
          ]
          const [other, otherAngle] = [random.pick([150, 180, 200, 240]), random.integer(60, 130, 6)]
          return { total, counts: [...counts, total - sum(counts)], other, otherAngle }
        },
        ({ total, counts, other, otherAngle }) => {
          const angles = counts.map((count) => (count * 360) / total)
          const otherCount = (other * otherAngle) / 360
          return (
            angles.every((angle) => Number.isInteger(angle) && angle >= 30 && angle <= 170) &&
            new Set(angles).size === 4 &&
            Number.isInteger(otherCount) &&
            other > total &&
            otherAngle < (angles[0] ?? 0) - 8 &&
            otherCount > (counts[0] ?? 0)
          )
        },
      )
      const angles = counts.map((count) => (count * 360) / total)
      const [first = 0] = counts
      const otherCount = (other * otherAngle) / 360
      const angle = angles[0] ?? 0
      return {
        question: typst`
The pie charts show how many students in two schools play cricket.

*School A* (${total} students)
${pieChart(
  [
    { name: 'cricket', angle, shown: `$${angle}°$` },
    { name: 'other', angle: 360 - angle },
  ],
  160,
)}
*School B* (${other} students)
${pieChart(
  [
    { name: 'cricket', angle: otherAngle, shown: `$${otherAngle}°$` },
    { name: 'other', angle: 360 - otherAngle },
  ],
  160,
)}
Rakib says: “More students play cricket in school A, because the angle is larger.”

Show that Rakib is wrong. #marks(4)`,
        answer: typst`
#note[An angle shows a share of its own school. Find the numbers.]
#working("M1")[School A: $display(${angle}/360 times ${total})$]
#working("A1")[#result[${first}] students]
#working("M1")[School B: $display(${otherAngle}/360 times ${other})$]
#working("A1")[#result[${otherCount}] students, which is more]`,
        alt: plain`Two pie charts show how many students play cricket. School A has ${total} students, and the angle for cricket is ${angle} degrees. School B has ${other} students, and the angle is ${otherAngle} degrees. Rakib says: more students play cricket in school A, because the angle is larger. Show that Rakib is wrong.`,
        answerAlt: plain`In school A, ${angle} over 360 of ${total} is ${first} students. In school B, ${otherAngle} over 360 of ${other} is ${otherCount} students, which is more.`,
        answers: [],
        verify: () => {
          const angles = counts.map((count) => (360 / total) * count)
          if (Math.abs(sum(angles) - 360) > 1e-9) return `the angles add up to ${sum(angles)}`
          // Shares in percent, compared with shares of the circle.
          if (
            counts.some((count, n) => Math.abs((count / total) * 100 - ((angles[n] ?? 0) / 360) * 100) > 1e-9)
          )
            return 'a share differs'
          return (otherAngle / 360) * other > (counts[0] ?? 0) ? null : 'Rakib is right'
        },
      }
    },
  },
})
