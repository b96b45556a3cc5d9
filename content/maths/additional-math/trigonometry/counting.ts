// How many solutions an equation has: by two sketches on the same axes, and for which k.

import { final, inequality, number } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { numberInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { domainOf, shownDomain, spokenDomain, zeros } from './angle-sets.ts'
import { curve, heightAt, stroke, type Wave, waveAxes, waveMarkup, waveSpoken } from './waves.ts'

/** y = top − x/π (or its mirror image) for angles in degrees. */
interface Rising {
  readonly start: number
  readonly end: number
}

const lineAt = ({ start, end }: Rising, x: number) => start + ((end - start) * x) / 360

interface Pair {
  readonly wave: Wave
  readonly other: Wave
  readonly line: Rising | null
}

const otherAt = ({ other, line }: Pair, x: number) => (line ? lineAt(line, x) : heightAt(other, x))

/** Meetings as far as a walk along the axis can tell, with the second graph lifted a little. */
const walked = (pair: Pair, lift = 0): number => {
  const apart = (x: number) => heightAt(pair.wave, x) - otherAt(pair, x) - lift
  let count = 0
  for (let x = -0.5; x < 360; x += 1) {
    const [now, next] = [apart(x), apart(x + 1)]
    // A jump is a pole, not a meeting.
    if (now * next <= 0 && Math.abs(now - next) < 5) count += 1
  }
  return count
}

const lines: readonly Rising[] = [
  { start: 1, end: -1 },
  { start: 2, end: 0 },
  { start: 0, end: 2 },
]

interface Waves {
  readonly sine: Wave
  readonly tangent: Wave
  readonly either: Wave
  readonly other: Wave
}

/** The waves are drawn together, so that each pair has the numbers of its seed. */
const drawPair = (random: Random, pairOf: (waves: Waves) => Pair, lift = () => 0) =>
  random.until(
    () => {
      const other: Wave = { f: 'cos', a: random.integer(1, 3), b: [1, 1], c: lift() }
      return pairOf({
        other,
        sine: { f: 'sin', a: random.integer(2, 3), b: [2, 1], c: 0 },
        tangent: { f: 'tan', a: 1, b: [random.integer(1, 2), 1], c: 0 },
        either: { f: random.pick(['sin', 'cos']), a: random.integer(2, 3), b: [2, 1], c: 0 },
      })
    },
    // A sketch must leave no doubt: a little higher or lower, the number is the same.
    (pair) => walked(pair) > 1 && [-0.12, 0.12].every((by) => walked(pair, by) === walked(pair)),
  )

const counted = (pair: Pair, unit: 'degrees' | 'pi') => {
  const { wave, other, line } = pair
  const count = walked(pair)
  const domain = domainOf(unit, 0, 360)
  const isTangent = wave.f === 'tan'
  const lineMarkup = line === null ? '' : line.start === 0 ? 'x/π' : `${line.start} − x/π`
  const lineSpoken = line === null ? '' : line.start === 0 ? 'x over pi' : `${line.start} minus x over pi`
  const [second, secondSpoken] = line ? [lineMarkup, lineSpoken] : [waveMarkup(other), waveSpoken(other)]
  const size = isTangent ? 4 : Math.max(wave.a, other.a * (line ? 0 : 1) + Math.abs(line ? 0 : other.c)) + 1
  const poles = isTangent ? (wave.b[0] === 1 ? [90, 270] : [45, 135, 225, 315]) : []
  const drawn = waveAxes(
    { unit, from: 0, to: 360, step: 90, low: -size, high: size, height: 215 },
    ...poles.map((x) => `asymptote(x: ${x})`),
    curve(wave),
    line ? stroke([0, line.start], [360, line.end]) : curve(other, { colour: 'physics' }),
  )
  const first = isTangent
    ? ['the branches of tan, each rising', `asymptotes at the right places: ${poles.length} of them`]
    : ['two full cycles', `greatest ${wave.a}, least $−${wave.a}$`]
  const next = line
    ? ['a straight line', `from $(0, ${line.start})$ to $(2π, ${minus(line.end)})$`]
    : [
        'one full cycle',
        `from $(0, ${minus(other.a + other.c)})$ down to $${minus(other.c - other.a)}$ and back`,
      ]
  return {
    question: typst`
#part("a", 4)[On the same axes, sketch for $${shownDomain(domain)}$ the graphs of
$ y = ${waveMarkup(wave)} quad "and" quad y = ${second}. $]
#part("b", 1)[Hence state the number of solutions of the equation
$ ${waveMarkup(wave)} = ${second} $
for $${shownDomain(domain)}$.]`,
    answer: typst`
#part("a")[
${drawn}
$y = ${waveMarkup(wave)}$:
#working("B1")[${first[0] ?? ''}]
#working("B1")[${first[1] ?? ''}]
$y = ${second.replace('x/π', 'display(x/π)')}$:
#working("B1")[${next[0] ?? ''}]
#working("B1")[${next[1] ?? ''}]]
#part("b")[
#note[Count the points where the graphs meet.]
#working("B1 FT")[#result[${count}]]]`,
    alt: plain`Part a: on the same axes, sketch the graphs of y equals ${waveSpoken(wave)} and y equals ${secondSpoken}, for ${spokenDomain(domain)}. Part b: hence state the number of solutions of the equation ${waveSpoken(wave)} equals ${secondSpoken} in this domain.`,
    answerAlt: plain`Part a: the first graph ${isTangent ? plain`has rising branches with ${poles.length} asymptotes` : plain`is a wave of two cycles between minus ${wave.a} and ${wave.a}`}. The second is ${line ? plain`a straight line from height ${line.start} to height ${numberInWords(line.end)}` : plain`a cosine wave of one cycle between ${numberInWords(other.c - other.a)} and ${numberInWords(other.c + other.a)}`}. Part b: they meet ${count} times, so there are ${count} solutions.`,
    answers: [final('b', number(count))],
    verify: () => {
      const found = zeros((x) => heightAt(wave, x) - otherAt(pair, x), 0, 360)
      return found.length === count ? null : `they meet at ${found.join(', ')}`
    },
  }
}

export const countBySketch = defineTemplate({
  id: 'count-by-sketch',
  marks: 5,
  calculator: false,
  level: 3,
  cases: {
    'two-waves': (random) =>
      counted(
        drawPair(
          random,
          ({ sine, other }) => ({ wave: sine, other, line: null }),
          () => random.integer(-1, 2),
        ),
        'degrees',
      ),
    'tangent-and-cosine': (random) =>
      counted(
        drawPair(random, ({ tangent, other }) => ({ wave: tangent, other, line: null })),
        'pi',
      ),
    'wave-and-line': (random) =>
      counted(
        drawPair(random, ({ either, other }) => ({ wave: either, other, line: random.pick(lines) })),
        'pi',
      ),
  },
})

const solvedForK = (random: Random, isSine: boolean) => {
  const [a, c] = random.until(
    () => [random.integer(2, 4), random.integerExcept(-2, 4, 0)] as const,
    ([a, c]) => a !== c,
  )
  const b = [random.integer(2, 3), 1] as const
  const wave: Wave = { f: isSine ? 'sin' : 'cos', a, b, c }
  const k = random.until(
    () => c + random.integer(1, a) * random.sign(),
    (value) => value !== c + a && value !== c - a,
  )
  const unit = isSine ? 'degrees' : 'pi'
  const domain = domainOf(unit, 0, 360)
  const [most, at] = isSine ? [2 * b[0] + 1, c] : [b[0] + 1, c + a]
  // Each name stands where the curve is far: beyond the line at a peak or a trough.
  const [peak, trough] = (isSine ? [90, 270] : [360, 180]).map((x) => x / b[0]) as [number, number]
  const isLow = k < c
  const cSpot = isLow ? ([peak, k, 'below'] as const) : ([trough, k, 'above'] as const)
  const bSpot = !isSine || isLow ? ([trough, at, 'above'] as const) : ([peak, at, 'below'] as const)
  const named = (name: string, [x, y, side]: readonly [number, number, string], colour: string) =>
    `point((${x}, ${y}), [${name}], mark: false, side: "${side}", colour: ${colour})`
  const frame = {
    unit,
    from: 0,
    to: 360,
    step: b[0] === 3 ? 60 : 90,
    low: Math.min(0, c - a - 1),
    high: c + a + 1,
    height: 200,
  } as const
  return {
    question: typst`
The diagram shows the graph of $y = ${waveMarkup(wave)}$ for $${shownDomain(domain)}$.
${waveAxes(frame, curve(wave))}
The equation $${waveMarkup(wave)} = k$ is to be solved for $${shownDomain(domain)}$.
#part("a", 2)[Find the set of values of $k$ for which the equation has no solution.]
#part("b", 1)[Write down the value of $k$ for which it has exactly ${most} solutions.]
#part("c", 1)[Write down the number of solutions when $k = ${minus(k)}$.]`,
    answer: typst`
#note[The solutions are where the line $y = k$ meets the graph.]
${waveAxes(frame, curve(wave), stroke([0, at], [360, at]), named('(b)', bSpot, 'physics'), stroke([0, k], [360, k], 'correct'), named('(c)', cSpot, 'correct'))}
#part("a")[
#working("B1")[#result[$k < ${minus(c - a)}$], below the lowest points]
#working("B1")[#result[$k > ${minus(c + a)}$], above the highest points]]
#part("b")[
#working("B1")[#result[$k = ${minus(at)}$]]]
#part("c")[
#working("B1")[#result[${2 * b[0]}]]]`,
    alt: plain`The diagram shows the graph of y equals ${waveSpoken(wave)} for ${spokenDomain(domain)}. It goes between y equals ${c - a} and y equals ${numberInWords(c + a)}, and makes ${b[0]} full cycles. The equation ${waveSpoken(wave)} equals k is to be solved in this domain. Part a: find the set of values of k for which it has no solution. Part b: write down the value of k for which it has exactly ${most} solutions. Part c: write down the number of solutions when k is ${numberInWords(k)}.`,
    answerAlt: plain`Part a: k is less than ${numberInWords(c - a)} or greater than ${numberInWords(c + a)}. Part b: k is ${numberInWords(at)}, where the line meets the graph ${most} times. Part c: the line meets the graph ${2 * b[0]} times.`,
    answers: [
      final('a', inequality(`k < ${c - a} or k > ${c + a}`, 'k')),
      final('b', number(at), 'k'),
      final('c', number(2 * b[0])),
    ],
    verify: () => {
      const count = (level: number) => zeros((x) => heightAt(wave, x) - level, 0, 360).length
      if (count(c + a + 0.01) + count(c - a - 0.01) > 0) return 'there are solutions beyond'
      if (count(at) !== most) return `there are ${count(at)} at ${at}`
      return count(k) === 2 * b[0] ? null : `there are ${count(k)} at ${k}`
    },
  }
}

export const valuesOfK = defineTemplate({
  id: 'values-of-k',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    sine: (random) => solvedForK(random, true),
    cosine: (random) => solvedForK(random, false),
  },
})
