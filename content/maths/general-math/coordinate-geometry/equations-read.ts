// Reading equations: gradient and crossing from an equation in any form, and picking lines by their equations.

import { agree } from '../../kit/checking.ts'
import {
  added,
  asNumber,
  equation,
  equationInWords,
  formula,
  heightAt,
  implicit,
  implicitInWords,
  type Line,
  multipleOf,
  rightSide,
  shown,
  spoken,
} from '../../kit/lines.ts'
import { lowestTerms } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

export const gradientFromEquation = defineTemplate({
  id: 'gradient-from-equation',
  marks: 3,
  calculator: false,
  level: 2,
  cases: ['both-on-one-side', 'multiple-of-y', 'bracket'],
  draw(random, which) {
    const c = random.integerExcept(-6, 6, 0)
    if (which === 'bracket') {
      const [m, right] = [random.integer(2, 5), random.integer(1, 4)]
      return { which, line: { m: [m, 1], c: [c - m * right, 1] } as Line, a: m, b: c, end: right }
    }
    if (which === 'multiple-of-y') {
      const [b, m] = [random.integer(2, 5), random.integerExcept(-4, 5, 0, 1, -1)]
      const end = random.until(
        () => random.integerExcept(-9, 9, 0),
        (value) => value % b !== 0,
      )
      return { which, line: { m: [m, 1], c: lowestTerms(end, b) } as Line, a: m * b, b, end }
    }
    const b = random.integer(2, 5)
    const a = random.until(
      () => random.integer(1, 9),
      (value) => lowestTerms(value, b)[1] === b,
    )
    return { which, line: { m: lowestTerms(-a, b), c: [c, 1] } as Line, a, b, end: b * c }
  },
  write({ which, line, a, b, end }) {
    const given = {
      'both-on-one-side': implicit([a, b, end]),
      'multiple-of-y': `${b}y = ${multipleOf([a, 1])} ${added([end, 1])}`,
      bracket: `y ${added([-b, 1])} = ${a}(x − ${end})`,
    }[which]
    const say = {
      'both-on-one-side': implicitInWords([a, b, end]),
      'multiple-of-y': plain`${b} y equals ${plain`${a}`} x ${end < 0 ? 'minus' : 'plus'} ${Math.abs(end)}`,
      bracket: plain`y ${b < 0 ? 'plus' : 'minus'} ${Math.abs(b)} equals ${a} times the bracket x minus ${end}`,
    }[which]
    const step = {
      'both-on-one-side': `${b}y = ${multipleOf([-a, 1])} ${added([end, 1])}`,
      'multiple-of-y': `y = (${multipleOf([a, 1])} ${added([end, 1])})/${b}`,
      bracket: `y = ${a}x − ${a * end} ${added([b, 1])}`,
    }[which]
    return {
      question: typst`
The equation of a line is $${given}$.
#part("a", 2)[Find the gradient of the line.]
#part("b", 1)[Write down the coordinates of the point where the line crosses the $y$-axis.]`,
      answer: typst`
#part("a")[
#note[Make $y$ the subject. Then the number in front of $x$ is the gradient.]
#working("M1")[${which === 'multiple-of-y' ? `$ ${step} $` : `$${step}$`}]
#working()[${formula(equation(line))}]
#working("A1")[gradient $=$ #result[$${shown(line.m)}$]]]
#part("b")[
#note[There $x = 0$.]
#working("B1")[#result[$(0, ${shown(line.c)})$]]]`,
      alt: plain`The equation of a line is ${say}. Part a: find the gradient of the line. Part b: write down the coordinates of the point where the line crosses the y axis.`,
      answerAlt: plain`Make y the subject: ${equationInWords(line)}. Part a: the gradient is ${spoken(line.m)}. Part b: the line crosses the y axis at (0, ${spoken(line.c)}).`,
    }
  },
  verify({ which, line, a, b, end }) {
    // Points of the line must fit the equation as it was given.
    const fits = (x: number) => {
      const y = heightAt(line, x)
      if (which === 'bracket') return agree(y - b, a * (x - end))
      return which === 'multiple-of-y' ? agree(b * y, a * x + end) : agree(a * x + b * y, end)
    }
    return fits(0) && fits(1) && fits(-7) ? null : 'the line does not fit its equation'
  },
})

interface Labelled {
  readonly line: Line
  readonly markup: string
  readonly spoken: string
}

const plainLine = (line: Line): Labelled => ({
  line,
  markup: equation(line),
  spoken: equationInWords(line),
})

export const whichLines = defineTemplate({
  id: 'which-lines',
  marks: 3,
  calculator: false,
  level: 2,
  cases: ['parallel-and-crossing', 'perpendicular'],
  draw(random, which) {
    const [m = 2, other = 3] = random.distinct([2, 3, 4, 5], 2)
    const [c1 = 1, c2 = 2, c3 = 3, c4 = 4] = random.distinct([-7, -5, -3, -2, 2, 3, 5, 7], 4)
    const whole = (slope: number, c: number): Line => ({ m: [slope, 1], c: [c, 1] })
    const first = plainLine(whole(m, c1))
    // ax + by = c is written out, so that its gradient has to be found.
    const rearranged = (a: number, b: number, line: Line): Labelled => {
      const end = b * asNumber(line.c)
      return { line, markup: implicit([a, b, end]), spoken: implicitInWords([a, b, end]) }
    }
    const lines: readonly Labelled[] =
      which === 'parallel-and-crossing'
        ? [
            first,
            plainLine(whole(m, c2)),
            plainLine(whole(other, c1)),
            plainLine(whole(-m, c3)),
            plainLine({ m: [1, m], c: [c4, 1] }),
          ]
        : [
            first,
            rearranged(2 * m, -2, whole(m, c2)),
            rearranged(1, m, { m: [-1, m], c: [c3, 1] }),
            plainLine(whole(-m, c4)),
            plainLine({ m: [1, m], c: [c2, 1] }),
          ]
    const order = random.shuffle([0, 1, 2, 3, 4])
    // In the second case the line that the others are compared with stands first.
    return { which, lines, order: which === 'perpendicular' ? [0, ...order.filter((n) => n !== 0)] : order }
  },
  write({ which, lines, order }) {
    const letterOf = (n: number) => 'ABCDE'[order.indexOf(n)] ?? ''
    const inOrder = order.map((n) => lines[n]).filter((line) => line !== undefined)
    const list = typst`#align(center, grid(columns: 2, column-gutter: 16pt, row-gutter: 13pt, align: left + horizon, ${inOrder.map(({ markup }, n) => `[*${'ABCDE'[n] ?? ''}*], [$${markup}$]`).join(', ')}))`
    const said = inOrder.map((line, n) => `${'ABCDE'[n] ?? ''}: ${line.spoken}.`).join(' ')
    const two = (a: number, b: number) => [letterOf(a), letterOf(b)].sort().join(' and ')
    const [m] = lines[0]?.line.m ?? [1]
    const gradients = inOrder.map(({ line }, n) => `${'ABCDE'[n] ?? ''}: $${shown(line.m)}$`).join(', ')
    const gradientsInWords = inOrder.map(({ line }, n) => `${'ABCDE'[n] ?? ''} ${spoken(line.m)}`).join(', ')
    if (which === 'parallel-and-crossing') {
      const c = shown(lines[0]?.line.c ?? [0, 1])
      return {
        question: typst`
These are the equations of five lines.
${list}
#part("a", 1)[Which two lines are parallel?]
#part("b", 1)[Which two lines cross the $y$-axis at the same point?]
#part("c", 1)[Which line slopes down from left to right?]`,
        answer: typst`
#note[In $y = m x + c$ the gradient is $m$, and the line crosses the $y$-axis at $(0, c)$.]
#part("a")[#working("B1")[#result[${two(0, 1)}], both with gradient $${m}$]]
#part("b")[#working("B1")[#result[${two(0, 2)}], both at $(0, ${c})$]]
#part("c")[#working("B1")[#result[${letterOf(3)}], whose gradient is negative]]`,
        alt: plain`These are the equations of five lines. ${said} Part a: which two lines are parallel? Part b: which two lines cross the y axis at the same point? Part c: which line slopes down from left to right?`,
        answerAlt: plain`Part a: ${two(0, 1)} are parallel, both with gradient ${m}. Part b: ${two(0, 2)} cross the y axis at the same point. Part c: ${letterOf(3)} slopes down, because its gradient is negative.`,
      }
    }
    return {
      question: typst`
These are the equations of five lines.
${list}
#part("a", 1)[Which line is parallel to line *A*?]
#part("b", 2)[Which line is perpendicular to line *A*?]`,
      answer: typst`
#note[Make $y$ the subject where it is not. The gradients are ${gradients}.]
#part("a")[#working("B1")[#result[${letterOf(1)}]: $${rightSide(lines[1]?.line ?? { m: [1, 1], c: [0, 1] })}$ has gradient $${m}$ again]]
#part("b")[
#working("M1")[perpendicular gradient $−display(1/${m})$]
#working("A1")[#result[${letterOf(2)}]]]`,
      alt: plain`These are the equations of five lines. ${said} Part a: which line is parallel to line A? Part b: which line is perpendicular to line A?`,
      answerAlt: plain`The gradients are ${gradientsInWords}. Part a: ${letterOf(1)} is parallel to A. Part b: a perpendicular line has gradient minus 1 over ${m}, so it is ${letterOf(2)}.`,
    }
  },
  verify({ which, lines }) {
    const [a, b, c, ...rest] = lines.map(({ line }) => line)
    if (!a || !b || !c) return 'there are too few lines'
    const apart = (p: Line, q: Line) => [1, 2, 3].map((x) => heightAt(p, x) - heightAt(q, x))
    const isParallel = (p: Line, q: Line) => new Set(apart(p, q).map((gap) => gap.toFixed(9))).size === 1
    // Two directions at a right angle have the scalar product nought.
    const isSquare = (p: Line, q: Line) => agree(1 + asNumber(p.m) * asNumber(q.m), 0)
    const parallels = [a, b, c, ...rest].flatMap((p, n, all) =>
      all.slice(n + 1).filter((q) => isParallel(p, q)),
    )
    if (parallels.length !== 1 || !isParallel(a, b)) return 'not just one pair is parallel'
    if (which === 'perpendicular') {
      return isSquare(a, c) && rest.every((line) => !isSquare(a, line))
        ? null
        : 'not just one line is perpendicular'
    }
    const falling = [a, b, c, ...rest].filter((line) => heightAt(line, 1) < heightAt(line, 0))
    const same = [b, c, ...rest].filter((line) => agree(heightAt(line, 0), heightAt(a, 0)))
    return falling.length === 1 && same.length === 1 ? null : 'the choice is not clear'
  },
})
