// What gradient and crossing mean: fares, tanks and packages as straight-line graphs.

import { agree } from '../../kit/checking.ts'
import { final, inNamedUnit, number, subject } from '../../kit/final-answers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

export const graphInContext = defineTemplate({
  id: 'graph-in-context',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    fare(random) {
      const [start, rate] = [random.integer(30, 80, 10), random.pick([10, 15, 20, 25, 30])]
      const end = start + 8 * rate
      const top = Math.ceil((end + 10) / 50) * 50
      return {
        question: typst`
The graph shows the fare, $F$ taka, for a journey of $d$ kilometres by CNG auto-rickshaw.
#axes(axis(0, 8, title: [Distance $d$ (km)]), axis(0, ${top}, step: 50, minor: 5, title: [Fare $F$ (Tk)]), height: 240pt, data-line(((0, ${start}), (8, ${end}))))
#part("a", 1)[Write down the fixed charge, before any distance is added.]
#part("b", 2)[Find the cost of each kilometre.]
#part("c", 1)[Find a formula for $F$ in terms of $d$.]`,
        answer: typst`
#part("a")[#working("B1")[crossing of the vertical axis: #result[Tk ${start}]]]
#part("b")[
#note[The cost of each kilometre is the gradient.]
#working("M1")[$ (${end} − ${start})/(8 − 0) $]
#working("A1")[#result[Tk ${rate}]]]
#part("c")[#working("B1 FT")[#result[$F = ${rate}d + ${start}$]]]`,
        alt: plain`A graph shows the fare F taka for a journey of d kilometres by CNG auto-rickshaw. It is a straight line from d 0, F ${start} to d 8, F ${end}. Part a: write down the fixed charge, before any distance is added. Part b: find the cost of each kilometre. Part c: find a formula for F in terms of d.`,
        answerAlt: plain`Part a: the line starts at ${start} taka, the fixed charge. Part b: the gradient is ${end} minus ${start}, all over 8, which is ${rate} taka for each kilometre. Part c: F equals ${rate} d plus ${start}.`,
        answers: [
          final('a', number(start, { unit: 'taka' })),
          final('b', number(rate, { unit: 'taka' })),
          final('c', subject(`F = ${rate}d + ${start}`, 'Fd')),
        ],
        // Kilometre by kilometre along the graph.
        verify() {
          const fares = Array.from({ length: 9 }, (_, d) => start + ((end - start) * d) / 8)
          return fares.every((fare, d) => agree(fare, rate * d + start))
            ? null
            : 'the formula misses the graph'
        },
      }
    },
    tank(random) {
      const rate = random.pick([10, 20, 30, 40, 50])
      const start = rate * random.integer(15, 20)
      const end = start - 10 * rate
      const empty = start / rate
      const top = Math.ceil((start + 20) / 200) * 200
      return {
        question: typst`
Water runs out of a roof tank at a steady rate. The graph shows the volume of water, $V$ litres, during the first 10 minutes.
#axes(axis(0, 10, step: 2, minor: 2, title: [Time (minutes)]), axis(0, ${top}, step: 200, minor: 5, title: [Volume $V$ (litres)]), height: 240pt, data-line(((0, ${start}), (10, ${end}))))
#part("a", 2)[Find the gradient of the line.]
#part("b", 1)[What does this gradient tell you about the water?]
#part("c", 1)[The water goes on running out at this rate. After how many minutes is the tank empty?]`,
        answer: typst`
#note[The line goes from $(0, ${start})$ to $(10, ${end})$.]
#part("a")[
#working("M1")[$ (${end} − ${start})/(10 − 0) $]
#working("A1")[gradient $=$ #result[$−${rate}$]]]
#part("b")[#working("B1 FT")[#result[${rate} litres run out each minute]]]
#part("c")[#working("B1 FT")[$${start} div ${rate} =$ #result[${empty}] minutes]]`,
        alt: plain`Water runs out of a roof tank at a steady rate. A graph shows the volume V litres during the first 10 minutes. It is a straight line from ${start} litres at the start to ${end} litres after 10 minutes. Part a: find the gradient. Part b: what does this gradient tell you about the water? Part c: the water goes on running out at this rate. After how many minutes is the tank empty?`,
        answerAlt: plain`Part a: the gradient is ${end} minus ${start}, all over 10, which is minus ${rate}. Part b: ${rate} litres run out each minute. Part c: ${start} divided by ${rate} is ${empty}, so after ${empty} minutes.`,
        answers: [final('a', number(-rate)), final('c', inNamedUnit(number(empty, { unit: 'minutes' })))],
        // Minute by minute, until nothing is left.
        verify() {
          let [volume, minutes] = [start, 0]
          for (; volume > 0; minutes += 1) volume -= rate
          return volume === 0 && minutes === empty && minutes > 10
            ? null
            : 'the tank is not empty on a whole minute'
        },
      }
    },
    'two-packages'(random) {
      // Package A costs `start` and half a taka for each minute, package B `rate` taka for each minute.
      const rate = random.pick([1, 1.5, 2])
      const start = (rate - 0.5) * random.pick([80, 100, 120, 160])
      const other = random.pick([180, 190, 200])
      const same = start / (rate - 0.5)
      const [costA, costB] = [start + other / 2, rate * other]
      const top = Math.ceil((rate * 200) / 50) * 50
      return {
        question: typst`
Two mobile packages charge for calls as the graph shows. Package B has no fixed charge.
#axes(axis(0, 200, step: 40, minor: 2, title: [Minutes of calls $t$]), axis(0, ${top}, step: 50, minor: 5, title: [Cost $C$ (Tk)]), height: 250pt, data-line(((0, ${start}), (200, ${start + 100})), name: [A], name-side: "right"), data-line(((0, 0), (200, ${rate * 200})), colour: addmaths, name: [B], name-side: "right"))
#part("a", 2)[Find, in the form $C = m t + c$, the equation of the line for package A.]
#part("b", 1)[For how many minutes of calls do the packages cost the same?]
#part("c", 1)[How much cheaper is package A for ${other} minutes of calls?]`,
        answer: typst`
#part("a")[
#note[Line A goes from $(0, ${start})$ to $(200, ${start + 100})$.]
#working("M1")[$ m = (${start + 100} − ${start})/200 = 0.5 $]
#working("A1")[#result[$C = 0.5t + ${start}$]]]
#part("b")[#working("B1")[where the lines cross: #result[${same}] minutes]]
#part("c")[
#note[A costs Tk ${costA} and B costs Tk ${costB}.]
#working("B1")[$${costB} − ${costA} =$ #result[Tk ${costB - costA}]]]`,
        alt: plain`A graph shows the cost C taka of t minutes of calls for two packages, both straight lines. Package A starts at ${start} taka and reaches ${start + 100} taka at 200 minutes. Package B starts at 0 and reaches ${rate * 200} taka at 200 minutes. Part a: find the equation of the line for package A in the form C equals m t plus c. Part b: for how many minutes do the packages cost the same? Part c: how much cheaper is package A for ${other} minutes of calls?`,
        answerAlt: plain`Part a: the gradient is 100 over 200, 0.5, so C equals 0.5 t plus ${start}. Part b: the lines cross at ${same} minutes. Part c: A costs ${costA} taka and B costs ${costB} taka, so A is ${costB - costA} taka cheaper.`,
        answers: [
          final('a', subject(`C = 0.5t + ${start}`, 'Ct')),
          final('b', inNamedUnit(number(same, { unit: 'minutes' }))),
          final('c', number(costB - costA, { unit: 'taka' })),
        ],
        verify() {
          const gap = (t: number) => rate * t - (start + t / 2)
          const crossings = Array.from({ length: 201 }, (_, t) => t).filter((t) => agree(gap(t), 0))
          return crossings.join() === String(same) && gap(other) > 0
            ? null
            : 'the packages never cost the same'
        },
      }
    },
  },
})
