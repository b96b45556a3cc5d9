// Papers of maths in print: how a question is cut into its parts, and a real paper of each kind.
import { join } from 'node:path'
import { paperKinds, writtenSubjects } from '@toron/domain/papers/kinds.ts'
import { describe, expect, test } from 'vitest'
import { loadBank } from '../bank.ts'
import { createTypesetter } from '../building/typeset.ts'
import { loadMathsTopics } from '../maths/topics.ts'
import { loadPapers } from '../papers.ts'
import formulas from './formulas.json' with { type: 'json' }
import { chunksOf, mathsPaperMarkup, mathsPrintOf, mathsSchemeMarkup } from './maths-print.ts'

const { topics } = await loadMathsTopics()
const papers = loadPapers(loadBank())
const typesetter = createTypesetter(join(import.meta.dirname, '..'))

describe('the markup of a question', () => {
  test('is cut where its parts begin, and its definitions hold for each', () => {
    const preamble = '#let size(body) = {\n\n  body + ")"\n}\n#show "a": "b"'
    const chunks = chunksOf(
      `${preamble}\nA stem.\n#part("a", 2)[Find $x$.]\n#part("b ii", 1)[Why?\n[A note.]]`,
    )
    expect(chunks.map(({ part }) => part)).toEqual(['', 'a', 'b ii'])
    for (const { markup } of chunks) expect(markup.startsWith(preamble)).toBe(true)
    expect(chunks[2]?.markup).toContain('Why?\n[A note.]]')
    expect(chunks[1]?.markup).not.toContain('A stem')
  })

  test('has sentences between two parts before the room of the part that they lead to, and a figure in its own part', () => {
    const chunks = chunksOf(
      '#part("a", 2)[Solve $x^2 = [4]$.]\nIt is now given that $x > 0$.\n#axes(axis(0, 4))\n#part("b", 1)[Find $x^3$.]\n#table([1], [2])\n#part("c", 1)[Why?]\nA last word.',
    )
    expect(chunks.map(({ part }) => part)).toEqual(['a', '', 'b', 'c'])
    expect(chunks[0]?.own).toBe('#part("a", 2)[Solve $x^2 = [4]$.]')
    expect(chunks[1]?.own).toContain('It is now given that $x > 0$.\n#axes')
    expect(chunks[2]?.own).toContain('#table')
    expect(chunks[3]?.own).toContain('A last word.')
  })
})

const kinds = writtenSubjects.flatMap((subject) =>
  paperKinds[subject].components.map((component) => ({ subject, component })),
)

describe('a paper of maths in print', () => {
  test.each(kinds)('a real paper of $subject, $component, typesets, and so does its mark scheme', (kind) => {
    const [paper = expect.fail()] = papers.of(kind.subject, kind.component)
    const print = mathsPrintOf(paper)
    for (const markup of [mathsPaperMarkup(print, topics), mathsSchemeMarkup(print, topics)]) {
      const pdf = typesetter.mathsPdfOf(markup, paper.id)
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
      expect(pdf.toString('latin1')).toContain('/Lang (en-GB)')
    }
  })

  test('has room for the answer to every part, all marks together, and nothing of the solutions', () => {
    for (const kind of kinds) {
      for (const paper of papers.of(kind.subject, kind.component)) {
        const markup = mathsPaperMarkup(mathsPrintOf(paper), topics)
        const marks = [...markup.matchAll(/ room\((\d+), /g)].map(([, number]) => Number(number))
        expect(
          marks.reduce((sum, each) => sum + each, 0),
          paper.id,
        ).toBe(paperKinds[kind.subject].marks)
        expect(markup, paper.id).not.toMatch(/#working|#note\[|copy of the grid/)
        expect(markup, paper.id).not.toMatch(/\[A (cone|sphere) of radius/)
        expect(markup, paper.id).not.toMatch(/^\[The (volume|curved surface area|surface area) of a/m)
      }
    }
  })

  test('has the marks of each part in its mark scheme, as many as in the paper', () => {
    for (const kind of kinds) {
      for (const paper of papers.of(kind.subject, kind.component)) {
        const solutions = mathsSchemeMarkup(mathsPrintOf(paper), topics)
          .split(/^#solution\(/m)
          .slice(1)
        for (const solution of solutions) {
          const [, whole = ''] = solution.match(/^\d+, (\d+),/) ?? []
          const ofParts = [...solution.matchAll(/^\((\d+), solved\(/gm)].map(([, number]) => Number(number))
          const sum = ofParts.reduce((total, each) => total + each, 0)
          if (ofParts.length > 0) expect(sum, `${paper.id} ${solution.slice(0, 200)}`).toBe(Number(whole))
          else expect(solution, paper.id).not.toContain('#part(')
        }
      }
    }
  })
})

test('every formula of the list is of a subject and can be spoken', () => {
  for (const { in: subjects, about, formulas: given } of formulas) {
    expect(
      subjects.every((subject) => writtenSubjects.some((written) => written === subject)),
      about,
    ).toBe(true)
    expect(subjects.length * given.length, about).toBeGreaterThan(0)
    for (const { spoken } of given) expect(spoken, about).not.toMatch(/[\^_$\\{}]/)
  }
})

describe('a grid', () => {
  const svgOf = (width: number, equal: boolean): string => {
    const axes = `axes(axis(-3, 3, title: $x$), axis(-8, 10, step: 2, title: $y$), equal: ${equal})`
    const source = `#import "/maths/style.typ": *\n#set page(width: ${width}pt, height: auto, margin: 6pt)\n#figure-room.update((width: 717pt, height: 480pt))\n#${axes}`
    return grids.pageOf(source, 'grid').svg
  }
  const grids = createTypesetter(join(import.meta.dirname, '..'), 'maths')
  const sizeOf = (svg: string) => {
    const [, width, height] = svg.match(/viewBox="0 0 ([\d.]+) ([\d.]+)"/) ?? expect.fail('has no size')
    return { width: Number(width), height: Number(height) }
  }

  test('that is drawn on grows to the width of the paper and keeps its shape', () => {
    const [phone, paper] = [sizeOf(svgOf(340, false)), sizeOf(svgOf(729, false))]
    expect(paper.height / paper.width).toBeGreaterThan(0.8 * (phone.height / phone.width))
  })

  test('with one unit for both axes is never higher than the paper has room for', () => {
    expect(sizeOf(svgOf(729, true)).height).toBeLessThan(480 + 60)
  })
})
