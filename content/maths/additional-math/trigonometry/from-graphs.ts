// The constants of a wave read from its graph.

import { agree } from '../../kit/checking.ts'
import { equation, final, number } from '../../kit/final-answers.ts'
import { tallResult } from '../../kit/layout.ts'
import { minus } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { numberInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import {
  angleShown,
  angleSpoken,
  curve,
  heightAt,
  periodOf,
  type Wave,
  waveAxes,
  waveMarkup,
  waveSpoken,
  waveTyped,
} from './waves.ts'

/** Drawn together, so that each wave has the numbers of its seed. */
const drawWaves = (random: Random): Readonly<Record<'sine' | 'cosine' | 'tangent', Wave>> => {
  const [a, c] = random.until(
    () => [random.integer(2, 4), random.integerExcept(-2, 3, 0)] as const,
    ([a, c]) => a !== Math.abs(c) && a + Math.abs(c) < 7,
  )
  return {
    sine: { f: 'sin', a, b: [random.integer(2, 4), 1], c },
    cosine: { f: 'cos', a, b: random.pick(factors), c },
    tangent: { f: 'tan', a, b: [random.pick([1, 2]), 1], c: Math.sign(c) },
  }
}

const factors = [
  [2, 1],
  [3, 1],
  [1, 2],
] as const

const readOff = (wave: Wave, unit: 'degrees' | 'pi') => {
  const { f, a, b, c } = wave
  const period = periodOf(wave)
  const to = b[1] === 2 ? 720 : 360
  const isInDegrees = unit === 'degrees'
  const full = isInDegrees ? '360°' : '2π'
  const domain = isInDegrees ? '0° <= x <= 360°' : `0 <= x <= ${to === 720 ? '4π' : '2π'}`
  const domainSpoken = isInDegrees ? '360 degrees' : to === 720 ? '4 pi' : '2 pi'
  const step = to === 720 ? 180 : b[0] === 3 ? 60 : 90
  const drawn = waveAxes(
    { unit, from: 0, to, step, low: Math.min(0, c - a - 1), high: c + a + 1, height: 215 },
    curve(wave),
  )
  return {
    question: typst`
The diagram shows the graph of $y = a ${f} b x + c$ for $${domain}$, where $a$, $b$ and $c$ are constants.
${drawn}
Find the values of $a$, $b$ and $c$. #marks(3)`,
    answer: typst`
#note[The graph goes from $${minus(c - a)}$ to $${minus(c + a)}$: $c$ is halfway between them, and $a$ is the height above that.]
#working("B1")[$a =$ #result[${a}]]
#working("B1")[$c =$ #result[$${minus(c)}$]]
#note[One full cycle takes $${angleShown(period, unit)}$.]
#working("B1")[$ b = ${full} div ${angleShown(period, unit)} = #result[${b[1] === 1 ? b[0] : '0.5'}] $]`,
    alt: plain`The diagram shows the graph of y equals a times ${f} b x, plus c, where a, b and c are constants, for x from 0 to ${domainSpoken}. It goes up and down between y equals ${c - a} and y equals ${numberInWords(c + a)}. It starts ${f === 'cos' ? 'at its greatest height' : 'halfway between them and rises'}. One full cycle takes ${angleSpoken(period, unit)}. Find the values of a, b and c.`,
    answerAlt: plain`a is half of the distance from ${c - a} to ${numberInWords(c + a)}, which is ${a}. c is halfway between them, ${numberInWords(c)}. One cycle takes ${angleSpoken(period, unit)}, so b is ${b[1] === 1 ? b[0] : '0.5'}.`,
    answers: [final('', number(a), 'a'), final('', number(b[0] / b[1]), 'b'), final('', number(c), 'c')],
    verify: () => {
      const heights = Array.from({ length: 721 }, (_, n) => heightAt(wave, (n * period) / 720))
      const [top, bottom] = [Math.max(...heights), Math.min(...heights)]
      if (!agree(top - bottom, 2 * wave.a, 1e-4)) return 'the height is another'
      return agree(top + bottom, 2 * wave.c, 1e-4) ? null : 'the middle is another'
    },
  }
}

export const constantsFromGraph = defineTemplate({
  id: 'constants-from-graph',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    sine: (random) => readOff(drawWaves(random).sine, 'degrees'),
    cosine: (random) => readOff(drawWaves(random).cosine, 'pi'),
    tangent(random) {
      const { tangent: wave } = drawWaves(random)
      const { a, b, c } = wave
      const period = periodOf(wave)
      const at = 45 / b[0]
      const drawn = waveAxes(
        {
          unit: 'pi',
          from: -period,
          to: period,
          step: period / 2,
          low: c - a - 4,
          high: c + a + 4,
          bare: true,
          height: 215,
        },
        `asymptote(x: ${period / 2})`,
        `asymptote(x: ${-period / 2})`,
        curve(wave),
        `point((0, ${c}), $${minus(c)}$, side: "above-left")`,
        `point((${at}, ${a + c}), $P$, side: "right")`,
      )
      return {
        question: typst`
The diagram shows part of the curve $y = a tan b x + c$, where $a$, $b$ and $c$ are integers, and its asymptotes. The curve passes through $(0, ${minus(c)})$ and $P$, the point with coordinates $ (${angleShown(at, 'pi')}, ${minus(a + c)}). $
${drawn}
Find the values of $a$, $b$ and $c$. #marks(3)`,
        answer: typst`
#working("B1")[At $x = 0$ the tangent is 0: $c =$ #result[$${minus(c)}$]]
#note[The asymptotes are $${angleShown(period, 'pi')}$ apart. This is the period.]
#working("B1")[$ b = π div ${angleShown(period, 'pi')} = #result[${b[0]}] $]
#working("B1")[At $P$: $ ${minus(a + c)} = a tan π/4 ${c < 0 ? '−' : '+'} ${Math.abs(c)} $
$a =$ #result[${a}]]`,
        alt: plain`The diagram shows part of the curve y equals a times tan b x, plus c, where a, b and c are integers. Its asymptotes are at x equals minus ${angleSpoken(period / 2, 'pi')} and ${angleSpoken(period / 2, 'pi')}. The curve passes through the point with x 0 and y ${c}, and through P, with x ${angleSpoken(at, 'pi')} and y ${numberInWords(a + c)}. Find the values of a, b and c.`,
        answerAlt: plain`At x 0 the tangent is 0, so c is ${c}. The asymptotes are ${angleSpoken(period, 'pi')} apart, so b is ${b[0]}. At P, b x is pi over 4, whose tangent is 1, so a is ${a}.`,
        answers: [final('', number(a), 'a'), final('', number(b[0]), 'b'), final('', number(c), 'c')],
        verify: () => {
          const at = 45 / wave.b[0]
          return agree(heightAt(wave, at), wave.a + wave.c) &&
            agree(heightAt(wave, at), heightAt(wave, at + period), 1e-6)
            ? null
            : 'the point P is not on it'
        },
      }
    },
  },
})

const related = (wave: Wave, note: string, first: string) => {
  const { f, a, c } = wave
  const plainWave: Wave = { f, a: 1, b: [1, 1], c: 0 }
  const high = Math.max(1, c + a) + 1
  const low = Math.min(-1, c - a) - 1
  const mid = periodOf(wave) * (f === 'sin' ? 0.25 : 1)
  const nameAt = Math.min(mid, 300)
  const drawn = waveAxes(
    { unit: 'degrees', from: 0, to: 360, step: 90, low, high, height: 215 },
    curve(plainWave, { colour: 'ink-soft', dash: true }),
    curve(wave),
    `point((${nameAt}, ${heightAt(wave, nameAt).toFixed(3)}), $B$, mark: false, side: "above", colour: addmaths)`,
  )
  const period = periodOf(wave)
  return {
    question: typst`
The diagram shows the graph of $y = ${f} x$ (dashed) and a curve $B$ for $0° <= x <= 360°$.
${drawn}
#part("a", 1)[State the period of curve $B$.]
#part("b", 2)[Write down the equation of curve $B$.]`,
    answer: typst`
#part("a")[
#working("B1")[#result[$${angleShown(period, 'degrees')}$]]]
#part("b")[
#note[The period of $${f} x$ is $360°$. ${note}]
#working("B1")[${first}]
#working("B1 FT")[$${waveMarkup({ ...wave, a: 1, c: 0 })}$: ${tallResult(`y = ${waveMarkup(wave)}`)}]
#scheme[FT: their period.]]`,
    alt: plain`The diagram shows the graph of y equals ${f} x, dashed, and a curve B, for x from 0 to 360 degrees. Curve B is ${f === 'sin' ? 'a sine wave that starts upwards from its middle height' : 'a cosine wave that starts at its greatest height'}. It goes between y equals ${c - a} and y equals ${numberInWords(c + a)} and ${period > 360 ? 'makes half a cycle' : `makes ${360 / period} full cycles`} in the diagram. Part a: state the period of curve B. Part b: write down the equation of curve B.`,
    answerAlt: plain`Part a: the period is ${period} degrees. Part b: the equation is y equals ${waveSpoken(wave)}.`,
    answers: [final('a', number(period, { unit: '°' })), final('b', equation(`y = ${waveTyped(wave)}`))],
    verify: () => {
      const [quarter, whole] = [heightAt(wave, period / 4), heightAt(wave, period)]
      const [first, last] = wave.f === 'sin' ? [wave.c + wave.a, wave.c] : [wave.c, wave.c + wave.a]
      return agree(quarter, first) && agree(whole, last) ? null : 'a quarter of the cycle is elsewhere'
    },
  }
}

export const relatedCurve = defineTemplate({
  id: 'related-curve',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    stretched(random) {
      const f = random.pick(['sin', 'cos'] as const)
      const a = random.integer(2, 3)
      const wave: Wave = { f, a, b: random.pick(factors), c: 0 }
      return related(wave, typst`$B$ goes ${a} times as high and as low.`, typst`amplitude ${a}`)
    },
    raised(random) {
      const f = random.pick(['sin', 'cos'] as const)
      const b = [random.integer(2, 3), 1] as const
      const c = random.pick([-2, 2, 3])
      return related(
        { f, a: 1, b, c },
        typst`$B$ has amplitude 1, too, but its middle line is $y = ${minus(c)}$.`,
        typst`$${c < 0 ? '−' : '+'} ${Math.abs(c)}$ at the end`,
      )
    },
  },
})
