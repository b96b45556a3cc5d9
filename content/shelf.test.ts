import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ContentError } from './bank.ts'
import { loadShelf, resourceGroups, resourceSource } from './shelf.ts'
import { temporaryDirectory, write } from './testing/builders.ts'

const all = resourceGroups.flatMap(({ resources }) => resources)

/** A directory of sources with these files. */
const sources = (...files: string[]): string => {
  const directory = temporaryDirectory()
  for (const file of ['style.typ', 'style/book.typ', ...files]) write(join(directory, file), '')
  return directory
}

describe('the shelf', () => {
  test('the shelf has its groups and prices in the order of product rule 7.1', () => {
    expect(resourceGroups.map(({ name, resources }) => [name, resources.map(({ price }) => price)])).toEqual([
      ['English', [200, 100, 1000, 800]],
      ['BDST Paper 1', [700, 1100, 400, 600]],
      ['BDST Paper 2', [300, 500]],
      ['Economics', [150, 150, 150]],
      ['Bangla', [100]],
    ])
  })

  test('every resource has a path of its own, in plain letters, below its group', () => {
    for (const { key, resources } of resourceGroups) {
      for (const { path } of resources)
        expect(path).toMatch(new RegExp(`^${key}/[a-z0-9]+(-[a-z0-9]+)*\\.pdf$`))
    }
    expect(new Set(all.map(({ path }) => path)).size).toBe(14)
  })

  test('the paths that students have unlocked stay the same', () => {
    expect(all.map(({ path }) => path)).toEqual([
      'english/reading-comprehension-and-summary.pdf',
      'english/punctuation-and-grammar-essentials.pdf',
      'english/a-complete-writing-course.pdf',
      'english/directed-writing-and-text-types.pdf',
      'bdst-paper-1/ancient-medieval-and-mughal-bengal.pdf',
      'bdst-paper-1/bangladesh-from-1905-to-1971.pdf',
      'bdst-paper-1/culture-language-and-people.pdf',
      'bdst-paper-1/british-rule-and-partition.pdf',
      'bdst-paper-2/land-climate-rivers-and-hazards.pdf',
      'bdst-paper-2/population-agriculture-industry-and-development.pdf',
      'economics/the-basic-problem-and-markets.pdf',
      'economics/the-macroeconomy-and-government.pdf',
      'economics/trade-development-and-exam-technique.pdf',
      'bangla/bangla-grammar-letters-and-essays.pdf',
    ])
  })
})

describe('loading the shelf', () => {
  test('a resource with checked facts whose source is missing stops the load of the shelf', () => {
    const directory = sources('economics/the-basic-problem-and-markets.facts.md')
    expect(() => loadShelf(directory)).toThrow(
      /economics\/the-basic-problem-and-markets\.typ: is missing, though its list of checked facts is there\./,
    )
  })

  test('the shelf leaves out what is not written, and keeps its group', () => {
    const shelf = loadShelf(sources('economics/the-basic-problem-and-markets.typ'))
    expect(shelf.groups.map(({ key, resources }) => [key, resources.length])).toEqual([
      ['english', 0],
      ['bdst-paper-1', 0],
      ['bdst-paper-2', 0],
      ['economics', 1],
      ['bangla', 0],
    ])
  })

  test('the shelf finds a written resource by its path, and nothing else', () => {
    const shelf = loadShelf(sources('economics/the-basic-problem-and-markets.typ'))
    expect(shelf.find('economics/the-basic-problem-and-markets.pdf')).toEqual({
      path: 'economics/the-basic-problem-and-markets.pdf',
      name: 'The Basic Problem and Markets',
      type: 'PDF',
      price: 150,
    })
    for (const path of ['economics/the-macroeconomy-and-government.pdf', '../style.typ', '', '__proto__']) {
      expect(shelf.find(path)).toBeUndefined()
    }
  })

  test('the parts and the checked facts of a resource are accepted beside it', () => {
    const slug = 'bdst-paper-1/british-rule-and-partition'
    expect(() => loadShelf(sources(`${slug}.typ`, `${slug}.facts.md`, `${slug}/maps.typ`))).not.toThrow()
  })

  test.each([
    ['english/speling.typ', /english\/speling\.typ: English has no resource of this name/],
    ['english/british-rule-and-partition.typ', /English has no resource of this name/],
    ['alchemy/gold.typ', /alchemy: no group of resources has this name/],
    ['notes.md', /notes\.md: no group of resources has this name/],
  ])('%s, which belongs to no resource, stops the load of the shelf', (file, message) => {
    const directory = sources(file)
    expect(() => loadShelf(directory)).toThrow(ContentError)
    expect(() => loadShelf(directory)).toThrow(message)
  })

  test('a directory that is not there stops the load of the shelf', () => {
    const directory = sources()
    rmSync(directory, { recursive: true })
    expect(() => loadShelf(directory)).toThrow(/the resources are missing/)
  })

  test('the shelf of this project has what is written', () => {
    const shelf = loadShelf()
    const english = shelf.find('english/reading-comprehension-and-summary.pdf')
    expect(english?.price).toBe(200)
    expect(english && resourceSource(english)).toMatch(
      /content\/resources\/english\/reading-comprehension-and-summary\.typ$/,
    )
  })
})
