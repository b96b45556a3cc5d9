// What stands below a part of a paper in print: as many lines as there are answers to write, and none where the answer is drawn.
import { paperKinds, writtenSubjects } from '@toron/domain/papers/kinds.ts'
import { positionOf, topicOf } from '@toron/domain/practice/question-id.ts'
import type { Asked } from '@toron/domain/typed-answers/asked.ts'
import { describe, expect, test } from 'vitest'
import { loadBank } from '../bank.ts'
import { type FinalAnswer, findTemplate, generate } from '../maths/template.ts'
import { loadMathsTopics } from '../maths/topics.ts'
import { loadPapers } from '../papers.ts'
import { isDrawnOn, spaceBelow, withGaps, wordsOf } from './answer-lines.ts'
import { chunksOf } from './maths-print.ts'

const number = (value: string, unit?: string): Asked => ({
  kind: 'number',
  value,
  ...(unit !== undefined && { unit }),
})

const below = (markup: string, asked: readonly (readonly [string | undefined, Asked])[], more = '') =>
  spaceBelow(
    { name: '', markup },
    markup + more,
    asked.map(([name, each]) => ({ part: '', ...(name !== undefined && { name }), asked: each })),
  )

const grid = '#axes(axis(-3, 3, title: $x$), axis(-8, 10, title: $y$))'

describe('the lines for answers', () => {
  test('two values have two lines, each with its name', () => {
    const { lines } = below('Find $m$ and $n$.', [
      ['m', number('4')],
      ['n', number('-3')],
    ])
    expect(lines).toEqual(['$m =$ #blank', '$n =$ #blank'])
  })

  test('values that are named in words have the words, with their letters set as maths', () => {
    const { lines } = below('Write down the values.', [
      ['smaller x', number('1')],
      ['order', number('4')],
    ])
    expect(lines).toEqual(['#"smaller "$x$ #blank', '#"order" #blank'])
  })

  test('a unit stands behind the line, a dollar before it, and none behind the r of r%', () => {
    expect(below('Find the mean.', [[undefined, number('3', '$')]]).lines).toEqual(['#"$" #blank'])
    expect(below('She has Tk~500. Find the rest.', [[undefined, number('3', 'taka')]]).lines).toEqual([
      'Tk~#blank',
    ])
    expect(below('Find the length.', [[undefined, number('3', 'cm')]]).lines).toEqual(['#blank #"cm"'])
    expect(below('Find the value of $r$.', [['r', number('3', '%')]]).lines).toEqual(['$r =$ #blank'])
  })

  test('there is no unit behind a letter that stands for the number alone, and one behind the letter of a length', () => {
    expect(below('He travels $x$ km. Find $x$.', [['x', number('40', 'km')]]).lines).toEqual(['$x =$ #blank'])
    expect(below('After $t$ seconds it stops.', [['t', number('4', 's')]]).lines).toEqual(['$t =$ #blank'])
    expect(below('Calculate the radius, $r$.', [['r', number('4', 'cm')]]).lines).toEqual([
      '$r =$ #blank #"cm"',
    ])
  })

  test('an expression of trigonometry is set as maths, and equals what is written', () => {
    expect(below('Find both.', [['sin θ + cos θ', number('1')]]).lines).toEqual(['$sin θ + cos θ =$ #blank'])
    expect(below('Find both.', [['cosec θ', number('2')]]).lines).toEqual(['$op("cosec") θ =$ #blank'])
  })

  test('a derivative, a difference of terms, and what is said of an equation are set as maths', () => {
    const linesOf = (...names: readonly string[]) =>
      below(
        'Find them.',
        names.map((name) => [name, number('2')]),
      ).lines
    expect(linesOf('dy/dx')).toEqual(['$dif y\\/dif x =$ #blank'])
    expect(linesOf('u₂', 'u₃ − u₁')).toEqual(['$u_2 =$ #blank', '$u_3 − u_1 =$ #blank'])
    expect(linesOf('p(x) = 3', 'y = −e^(−x)')).toEqual([
      '$p(x) = 3$#": "#blank',
      '$y = −upright(e)^(−x)$#": "#blank',
    ])
    expect(linesOf('f(x) with a > 0', 'at t = 2')).toEqual([
      '$f(x)$#" with "$a > 0$ #blank',
      '#"at "$t = 2$ #blank',
    ])
    expect(linesOf('Pond A', 'point with smaller x')).toEqual([
      '#"Pond A" #blank',
      '#"point with smaller "$x$ #blank',
    ])
  })

  test('the numbers of a column vector stand in rows', () => {
    const column: Asked = { kind: 'matrix', rows: [['1'], ['2']], letters: [] }
    expect(below('Find $vec(1, 2)$.', [[undefined, column]]).lines).toEqual(['$mat(#cell ; #cell)$'])
  })

  test('what is said in words has whole lines', () => {
    const space = (markup: string, marks: number, answers: readonly FinalAnswer[] = []) =>
      spaceBelow({ name: '', markup, marks }, markup, answers)
    const k: FinalAnswer = { part: '', name: 'k', asked: number('3') }
    expect(space('Describe fully the *single* transformation.', 3)).toMatchObject({
      for: 'words',
      writing: 3,
    })
    expect(space('Explain why there is none.', 1)).toMatchObject({ for: 'words', writing: 2 })
    expect(space('Find $k$, and explain whether it is greater.', 2, [k])).toEqual({
      for: 'working',
      lines: ['$k =$ #blank'],
      writing: 1,
    })
    expect(space('Write down the three inequalities that define $R$.', 4)).toMatchObject({
      for: 'working',
      writing: 3,
    })
    expect(space('Find $k$. Give a geometrical reason for each step.', 3, [k]).writing).toBe(0)
    expect(space('Show that it is true.', 3)).toMatchObject({ for: 'working', writing: 0 })
  })

  test('the roots of an equation have a blank each', () => {
    const roots: Asked = { kind: 'list', values: ['1', '4'], isInOrder: false, each: {}, name: 'x' }
    expect(below('Solve.', [[undefined, roots]]).lines).toEqual(['$x =$ #blank or $x =$ #blank'])
  })

  test('an equation begins with y where y is its subject, and with nothing where that would tell', () => {
    const equation = (value: string): Asked => ({ kind: 'equation', value, letters: ['x', 'y'] })
    expect(below('Find the equation.', [[undefined, equation('y = −x + 2')]]).lines).toEqual(['$y =$ #blank'])
    expect(below('Find the equation.', [[undefined, equation('x = −2')]]).lines).toEqual(['#blank'])
  })

  test('there are none below a table that is filled in or a grid that is drawn on, and no room for working', () => {
    const values: Asked = { kind: 'list', values: ['1', '3'], isInOrder: true, each: {} }
    expect(below('Complete the table.', [['missing numbers', values]])).toEqual({
      for: 'none',
      lines: [],
      writing: 0,
    })
    expect(below(`On the grid, draw the graph. ${grid}`, [])).toEqual({ for: 'none', lines: [], writing: 0 })
  })

  test('there is no room below a Venn diagram that is shaded, a gap in the text or axes to sketch on', () => {
    const venn = '#venn(("A", "B"), (:))'
    const use = (markup: string, stem = '') => spaceBelow({ name: '', markup }, `${stem}\n${markup}`, []).for
    expect(use(`$A' inter B$ ${venn}`, 'On each Venn diagram, shade the region.')).toBe('none')
    expect(use(`The shaded region is $...$ ${venn}`)).toBe('none')
    expect(use('Show your solution on this number line. #number-line(-6, 6)')).toBe('none')
    expect(use('On a copy of the grid, mark the point $Q$.')).toBe('none')
    expect(use('Sketch the curve. #axes(axis(-3, 3), axis(-8, 9), grid: false)')).toBe('none')
    expect(use('Sketch the curve.')).toBe('sketch')
  })

  test('what is worked out from something drawn has its line and its room', () => {
    const space = below(`By drawing a tangent, estimate the gradient. ${grid}`, [[undefined, number('3')]])
    expect(space).toEqual({ for: 'working', lines: ['#blank'], writing: 0 })
  })

  test('words within a figure ask for nothing', () => {
    expect(wordsOf('A $#sketch(point((0, 0), [draw (it)], mark: false)) B')).toBe('A $  B')
    expect(isDrawnOn('#axes(point((0, 0), $A$, mark: false)) Find $A$.', [])).toBe(false)
  })

  test('a grid is drawn on where it is completed, and not where a table is', () => {
    expect(isDrawnOn(`${grid} Complete the frequency table.`, [])).toBe(false)
    expect(isDrawnOn(`${grid} Complete the histogram.`, [])).toBe(true)
  })

  test('dots that stand for an answer become a gap to write in, and those of a sequence stay', () => {
    expect(withGaps('$... <= l < ...$ and $...$')).toBe('#gap $<= l <$ #gap and #gap')
    expect(withGaps('$2, 5, 8, ...$')).toBe('$2, 5, 8, ...$')
  })
})

test('in the papers every answer that is written has a line, unless a table or a statement is completed', async () => {
  const { topics } = await loadMathsTopics()
  const papers = loadPapers(loadBank())
  const ids = writtenSubjects.flatMap((subject) =>
    paperKinds[subject].components.flatMap((component) =>
      papers.of(subject, component).flatMap(({ questions }) => questions.map(({ id }) => id)),
    ),
  )
  for (const id of ids) {
    const topic = topics.find(({ key }) => key === topicOf(id)) ?? expect.fail(id)
    const published = topic.published[positionOf(id)] ?? expect.fail(id)
    const { question, answers } = generate(
      findTemplate(topic, published.template),
      published.seed,
      published.case,
    )
    for (const { part, own } of chunksOf(question)) {
      const written = answers.filter(
        (answer) => answer.part === part && !['points', 'lines'].includes(answer.asked.kind),
      )
      const { lines } = spaceBelow({ name: part, markup: own }, question, answers)
      const isCompleted = /complete (the|this)/i.test(own)
      expect(lines, `${id} ${part}`).toHaveLength(isCompleted ? 0 : written.length)
    }
  }
})
