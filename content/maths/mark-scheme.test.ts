import { describe, expect, test } from 'vitest'
import { markScheme, schemeInWords } from './mark-scheme.ts'
import { questionPages } from './pages.ts'
import { loadMathsTopics } from './topics.ts'

const worth = (marks: readonly string[]) => marks.reduce((sum, mark) => sum + Number(mark.slice(1)), 0)

describe('the mark scheme of a question', () => {
  test('a mark scheme has its marks in order, under their parts', () => {
    const scheme = markScheme(
      '#part("a")[#working("B1")[x]]#part("b")[#working("M1")[y] #working()[z] #working("A1 A1")[w]]',
    )
    expect(schemeInWords(scheme)).toBe('a: B1 | b: M1 A1 A1')
    expect(schemeInWords(markScheme('#working("M1")[x]#working("B2")[y]'))).toBe('M1 B2')
  })

  test('what qualifies a mark is no mark of its own', () => {
    expect(schemeInWords(markScheme('#part("b ii")[#working("M1 dep")[x]#working("A1 FT oe")[y]]'))).toBe(
      'b ii: M1 A1',
    )
  })

  test('the mark scheme of every published question adds up to its marks and to those of each part', async () => {
    const { topics } = await loadMathsTopics()
    const wrong: string[] = []
    for (const topic of topics) {
      for (const [position, published] of topic.published.entries()) {
        const { question, answer, marks } = questionPages(topic, published).generated
        const scheme = markScheme(answer)
        const asked = [...question.matchAll(/#part\("([^"]+)", (\d+)\)/g)]
        const expected =
          asked.length > 0 ? asked.map(([, part, count]) => [part, Number(count)]) : [['', marks]]
        const found = scheme.map((part) => [part.part, worth(part.marks)])
        if (JSON.stringify(found) !== JSON.stringify(expected))
          wrong.push(
            `${topic.key} ${position + 1}: ${JSON.stringify(found)}, asked ${JSON.stringify(expected)}`,
          )
      }
    }
    expect(wrong).toEqual([])
  }, 60_000)
})
