// Models that tend to a limit, with their graphs: cooling, fish in a pond, a learner's speed.

import { agree, roots } from '../../kit/checking.ts'
import { final, number, threeFigures } from '../../kit/final-answers.ts'
import { significant, unrounded } from '../../kit/numbers.ts'
import { fromRounded, namedNumbers } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const named = { to: { figures: 3, isNamed: true } } as const

export const modelWithLimit = defineTemplate({
  id: 'model-with-a-limit',
  marks: 6,
  calculator: true,
  level: 5,
  // The limit, what is added to it at the start, the time at which it is measured, and the level asked for.
  cases: {
    cooling(random) {
      const limit = random.integer(22, 28)
      const gap = random.integer(85, 92) - limit
      const time = random.pick([5, 8, 10])
      const [after, goal] = [random.integer(60, 70), random.integer(35, 45)]
      const start = limit + gap
      const k = -Math.log((after - limit) / gap) / time
      const needed = -Math.log((goal - limit) / gap) / k
      const top = Math.ceil((start + 6) / 20) * 20
      return {
        question: typst`
A bowl of soup cools in a room. After $t$ minutes its temperature is $theta$ °C, where $theta = A + B upright(e)^(−k t)$ and $A$, $B$ and $k$ are positive constants. The graph starts at ${start} °C and has the asymptote $theta = ${limit}$.
#axes(axis(0, 40, step: 10, title: [Time $t$ (min)]), axis(0, ${top}, step: 20, title: [$theta$ (°C)]), height: 180pt, curve-of(x => ${limit} + ${gap} * calc.exp(-${k.toFixed(6)} * x), colour: addmaths), asymptote(y: ${limit}))
#part("a", 2)[Write down the values of $A$ and $B$.]
#part("b", 2)[When $t = ${time}$, $theta = ${after}$. Find $k$, correct to 3 significant figures.]
#part("c", 2)[Find the time taken to cool to ${goal} °C.]`,
        answer: typst`
#part("a")[
#working("B1")[$A =$ #result[${limit}]]
#working("B1")[$t = 0$: $B = ${start} − ${limit} =$ #result[${gap}]]]
#part("b")[
#working("M1 FT")[$ upright(e)^(−${time}k) = display((${after} − ${limit})/${gap}) = display(${after - limit}/${gap}) $]
#working("A1")[$k =$ #result[${significant(k)}]]]
#part("c")[
#working("M1 FT")[$ upright(e)^(−k t) = display(${goal - limit}/${gap}) $]
#working("A1")[#result[${significant(needed)} minutes] (3 s.f.)]
#note[This is with $k = ${unrounded(k)}$; with the rounded $k$ it may differ a little.]]`,
        alt: plain`A bowl of soup cools in a room. After t minutes its temperature theta, in degrees Celsius, is A plus B times e to the power minus k t, where A, B and k are positive constants. A graph shows it falling from ${start} towards the asymptote theta equals ${limit}. Part a: write down the values of A and B. Part b: when t is ${time}, theta is ${after}. Find k, correct to 3 significant figures. Part c: find the time taken to cool to ${goal} degrees Celsius.`,
        answerAlt: plain`Part a: A is the limit ${limit}, and B is ${gap}. Part b: e to the power minus ${time} k is ${after - limit} over ${gap}, so k is ${significant(k)}. Part c: e to the power minus k t is ${goal - limit} over ${gap}, so the time is ${significant(needed)} minutes.`,
        answers: [
          final('a', number(limit), 'A'),
          final('a', number(gap), 'B'),
          final('b', number(k, named), 'k'),
          final(
            'c',
            number(needed, {
              to: { figures: 3 },
              unit: 'min',
              accept: fromRounded(needed, (needed * k) / Number(k.toPrecision(3))),
            }),
          ),
        ],
        verify: () => {
          // k by trial, then the time by trial.
          const [rate] = roots((u) => limit + gap * Math.exp(-u * time) - after, 0.0001, 0.5, 100)
          const [found] = roots((t) => limit + gap * Math.exp(-(rate ?? 0) * t) - goal, 0.003, 90, 100)
          return found !== undefined && agree(found, needed, 1e-5) ? null : `it takes ${found} minutes`
        },
      }
    },
    'fish-in-a-pond'(random) {
      const limit = random.integer(8, 15) * 100
      const gap = -random.integer(5, 7) * 100
      const after = random.integer(12, 30) / 100
      const goal = limit - random.pick([50, 100, 200])
      const start = limit + gap
      const needed = Math.log(-gap / (limit - goal)) / after
      const top = limit <= 1000 ? 1200 : 1600
      const second = limit + gap * Math.exp(-after * 2)
      return {
        question: typst`
The number of fish in a pond near Mymensingh after $t$ months is $N$, where $N = ${limit} − ${-gap} upright(e)^(−${after}t)$. The graph shows $N$.
#axes(axis(0, 24, step: 6, title: [Time $t$ (months)]), axis(0, ${top}, step: 400, title: [$N$]), height: 180pt, curve-of(x => ${limit} - ${-gap} * calc.exp(-${after} * x), colour: addmaths))
#part("a", 1)[Find the number of fish at the start.]
#part("b", 2)[Find the number of fish after 2 months, correct to the nearest whole number.]
#part("c", 1)[Write down the number that $N$ tends to as $t$ becomes large.]
#part("d", 2)[Find the value of $t$ when there are ${goal} fish, correct to 3 significant figures.]`,
        answer: typst`
#part("a")[#working("B1")[$${limit} − ${-gap} =$ #result[${start}]]]
#part("b")[
#working("M1")[$${limit} − ${-gap} upright(e)^(−${Number((2 * after).toFixed(2))})$]
#working("A1")[#result[${Math.round(second)}]]]
#part("c")[#working("B1")[$upright(e)^(−${after}t)$ tends to 0: #result[${limit}]]]
#part("d")[
#working("M1")[$ upright(e)^(−${after}t) = display(${limit - goal}/${-gap}) $]
#working("A1")[$t =$ #result[${significant(needed)}]]]`,
        alt: plain`The number of fish in a pond near Mymensingh after t months is N, where N is ${limit} minus ${-gap} times e to the power minus ${after} t. A graph shows N rising from ${start}, less and less steeply. Part a: find the number of fish at the start. Part b: find the number after 2 months, correct to the nearest whole number. Part c: write down the number that N tends to as t becomes large. Part d: find the value of t when there are ${goal} fish, correct to 3 significant figures.`,
        answerAlt: plain`Part a: ${start}. Part b: ${Math.round(second)}. Part c: the power of e tends to 0, so N tends to ${limit}. Part d: e to the power minus ${after} t is ${limit - goal} over ${-gap}, so t is ${significant(needed)}.`,
        answers: [
          final('a', number(start)),
          final('b', number(second, { to: { places: 0, isNamed: true } })),
          final('c', number(limit)),
          final('d', number(needed, { ...named, unit: 'months' }), 't'),
        ],
        verify: () => {
          const [found] = roots((t) => limit + gap * Math.exp(-after * t) - goal, 0.003, 60, 100)
          return found !== undefined && agree(found, needed, 1e-6) ? null : `t is ${found}`
        },
      }
    },
    'typing-speed'(random) {
      const [limit, gap] = [random.integer(60, 75, 5), -random.integer(45, 55, 5)]
      const time = random.integer(4, 8)
      const start = limit + gap
      // Half of the gap is closed after so many weeks.
      const k = Math.log(2) / time
      const middle = limit + gap / 2
      const late = limit + gap / 8
      return {
        question: typst`
Nusrat learns to type. After $t$ weeks she types $w$ words per minute, where $w = a − b upright(e)^(−k t)$ and $a$, $b$ and $k$ are positive constants. The graph of $w$ has the asymptote $w = ${limit}$ and passes through $(0, ${start})$ and $P(${time}, ${middle})$.
#axes(axis(0, 24, step: 6, title: [Time $t$ (weeks)]), axis(0, 80, step: 20, title: [$w$]), height: 180pt, asymptote(y: ${limit}), curve-of(x => ${limit} - ${-gap} * calc.exp(-${k.toFixed(6)} * x), colour: addmaths), point((${time}, ${middle}), $P$, side: "below-right"))
#part("a", 2)[Find the values of $a$ and $b$.]
#part("b", 2)[Show that $ k = display((ln 2)/${time}). $]
#part("c", 2)[Find her speed after ${3 * time} weeks.]`,
        answer: typst`
#part("a")[
#working("B1")[$a =$ #result[${limit}]]
#working("B1")[$t = 0$: $${limit} − b = ${start}$, so $b =$ #result[${-gap}]]]
#part("b")[
#working("M1")[$${limit} − ${-gap} upright(e)^(−${time}k) = ${middle}$]
#working("A1")[$ upright(e)^(−${time}k) = display(1/2), quad −${time}k = −ln 2 $]]
#part("c")[
#working("M1")[$ upright(e)^(−${3 * time}k) = (display(1/2))^3 = display(1/8) $]
#working("A1")[$ w = ${limit} − display(${-gap}/8) $ #result[${significant(late)} words per minute]]]`,
        alt: plain`Nusrat learns to type. After t weeks she types w words per minute, where w is a minus b times e to the power minus k t, and a, b and k are positive constants. The graph of w has the asymptote w equals ${limit} and rises from ${start} at t equals 0 through the point P, where t is ${time} and w is ${middle}. Part a: find the values of a and b. Part b: show that k is the natural log of 2, over ${time}. Part c: find her speed after ${3 * time} weeks.`,
        answerAlt: plain`Part a: a is ${limit} and b is ${-gap}. Part b: e to the power minus ${time} k is 1 over 2, so ${time} k is the natural log of 2. Part c: e to the power minus ${3 * time} k is 1 over 8, so she types ${significant(late)} words per minute.`,
        answers: [...namedNumbers('a', { a: limit, b: -gap }), final('c', threeFigures(late))],
        verify: () => {
          // Halving the gap three times.
          let rest = -gap
          for (let halving = 0; halving < 3; halving += 1) rest /= 2
          return agree(limit - rest, limit + gap * Math.exp((-Math.log(2) / time) * 3 * time), 1e-8)
            ? null
            : 'the speed is another'
        },
      }
    },
  },
})
