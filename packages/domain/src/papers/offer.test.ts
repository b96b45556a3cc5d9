import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { metIn, offeredFirst } from './offer.ts'

const paper = (number: number, ...ids: string[]) => ({
  id: `physics-core-${number}`,
  number,
  questions: ids.map((id) => ({ id })),
})

describe('the paper that is offered first', () => {
  test('is the one of which this student has met least, whatever its number', () => {
    const answered = new Set(['a', 'b', 'e'])
    const begun = new Set<string>()
    const papers = [paper(1, 'a', 'b'), paper(2, 'c', 'd'), paper(3, 'e', 'f')]
    const met = papers.map((one) => ({ number: one.number, met: metIn(one, answered, begun) }))
    expect(met.map((one) => one.met)).toEqual([2, 0, 1])
    expect(offeredFirst(met)?.number).toBe(2)
  })

  test('is not one that was begun before and given up, though nothing of it was answered', () => {
    expect(metIn(paper(1, 'a', 'b'), new Set(), new Set(['physics-core-1']))).toBe(2)
  })

  test('is the lowest number among those of which as much was met, in any order of the list', () => {
    const list = fc.uniqueArray(fc.record({ number: fc.nat(99), met: fc.nat(3) }), {
      minLength: 1,
      selector: ({ number }) => number,
    })
    fc.assert(
      fc.property(list, (papers) => {
        const first = offeredFirst(papers)
        const least = Math.min(...papers.map(({ met }) => met))
        const lowest = Math.min(...papers.filter(({ met }) => met === least).map(({ number }) => number))
        expect(first).toMatchObject({ met: least, number: lowest })
      }),
    )
    expect(offeredFirst([])).toBeUndefined()
  })
})
