import { existsSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { aContent } from './testing/a-content.ts'
import { aFigure, aQuestion, aQuestionWithFigure, write, writeTopic } from './testing/builders.ts'

const figure = 'images/enzymes-001.svg'
const questions = 'data/enzymes.json'

describe('a first build', () => {
  test('a first build makes the pictures, the public questions, the catalogue and the sound', async () => {
    const project = aContent()
    expect(await project.build()).toEqual({
      made: [
        figure,
        questions,
        'data/books.json',
        'data/catalogue.json',
        'maths-marks.json',
        'maths-schemes.json',
        'maths-answers.json',
        'sounds/correct.wav',
      ],
      removed: [],
      failures: [],
    })
  })

  test('the public questions have the public fields and the size of the picture, and nothing of the answer', async () => {
    const project = aContent()
    await project.build()
    const [first, second] = JSON.parse(project.read(questions))
    expect(Object.keys(first)).toEqual([
      'id',
      'question',
      'options',
      'imageFilename',
      'imageAlt',
      'imageWidth',
      'imageHeight',
    ])
    expect(Object.keys(second)).toEqual(['id', 'question', 'options'])
    expect(first).toMatchObject({ imageFilename: 'enzymes-001.svg', imageWidth: 320, imageHeight: 36 })
    for (const secret of ['correctAnswer', 'explanation', 'reasons', 'objective', 'mistakes']) {
      expect(project.read(questions)).not.toContain(secret)
    }
  })

  test('the questions of a paper are one file, as they are in those of their topics', async () => {
    const project = aContent()
    write(project.file('papers/biology-core.json'), JSON.stringify([['enzymes-002', 'enzymes-001']]))
    expect((await project.build()).failures).toEqual([])
    const [first, second] = JSON.parse(project.read(questions))
    expect(JSON.parse(project.read('data/papers/biology-core-1.json'))).toEqual([second, first])
  })

  test('options that are figures are drawn, and the public question has their sizes', async () => {
    const project = aContent()
    const option = aFigure.replace('figure-page', 'option-page')
    for (const letter of ['a', 'b', 'c', 'd'])
      write(project.file(`figures/enzymes/enzymes-001-${letter}.typ`), option)
    const changes = { imageFilename: undefined, imageAlt: undefined, optionImages: true as const }
    writeTopic(join(project.content, 'mcq'), [aQuestion(1, changes)])
    rmSync(project.file('figures/enzymes/enzymes-001.typ'))
    expect((await project.build()).failures).toEqual([])
    const [question] = JSON.parse(project.read(questions))
    expect(question.optionImages.C).toEqual({ file: 'enzymes-001-c.svg', width: 150, height: 36 })
    expect(question.options).toEqual(aQuestion(1).options)
    expect(project.read('images/enzymes-001-d.svg')).toMatch(/^<svg/)
  })

  test('the catalogue lists all 77 topics with the number of their questions', async () => {
    const project = aContent()
    await project.build()
    const { subjects } = JSON.parse(project.read('data/catalogue.json'))
    const topics = subjects.flatMap(
      (subject: { topics: { key: string; questions: number }[] }) => subject.topics,
    )
    expect(topics).toHaveLength(77)
    expect(topics.filter(({ questions }: { questions: number }) => questions > 0)).toEqual([
      { key: 'enzymes', name: 'Enzymes', questions: 2 },
    ])
  })

  test('a build leaves no half-written file behind', async () => {
    const project = aContent()
    await project.build()
    expect(
      readdirSync(project.output, { recursive: true }).filter((name) => String(name).includes('.tmp')),
    ).toEqual([])
  })
})

describe('a further build', () => {
  async function built() {
    const project = aContent()
    await project.build()
    return project
  }

  test('a build makes nothing when nothing changed, whatever the times of the files', async () => {
    const project = await built()
    utimesSync(project.file('figures/enzymes/enzymes-001.typ'), 1, 1)
    expect(await project.build()).toEqual({ made: [], removed: [], failures: [] })
  })

  test('a build that failed is not taken for one that is finished', async () => {
    const project = await built()
    const good = project.read(questions)
    writeTopic(project.file('mcq'), [{ ...aQuestion(1), correctAnswer: 'E' }])
    expect((await project.build()).failures).toHaveLength(1)
    expect((await project.build()).failures).toHaveLength(1)
    writeTopic(project.file('mcq'), [aQuestionWithFigure(1), aQuestion(2)])
    expect((await project.build()).failures).toEqual([])
    expect(project.read(questions)).toBe(good)
  })

  test('a changed figure is made again, and so are the questions that state its size', async () => {
    const project = await built()
    write(project.file('figures/enzymes/enzymes-001.typ'), aFigure.replace('20pt', '60pt'))
    expect((await project.build()).made).toEqual([figure, questions])
    expect(JSON.parse(project.read(questions))[0].imageHeight).toBe(76)
  })

  test.each(['style/palette.typ', 'style.typ', 'enzymes/parts.typ'])(
    'the figures are made again when %s changes',
    async (part) => {
      const project = await built()
      const file = project.file(`figures/${part}`)
      write(file, `${existsSync(file) ? readFileSync(file, 'utf8') : ''}\n// changed`)
      expect((await project.build()).made).toEqual([figure, questions])
    },
  )

  test('the figures are left alone when only a question changes', async () => {
    const project = await built()
    writeTopic(project.file('mcq'), [aQuestionWithFigure(1), aQuestion(2, { question: 'Why?' })])
    expect((await project.build()).made).toEqual([questions])
  })

  test('an output that was removed is made again', async () => {
    const project = await built()
    rmSync(join(project.output, figure))
    expect((await project.build()).made).toEqual([figure])
  })

  test('an output that no longer has a source is removed', async () => {
    const project = await built()
    rmSync(project.file('mcq/biology/enzymes.json'))
    rmSync(project.file('figures/enzymes'), { recursive: true })
    expect(await project.build()).toEqual({
      made: ['data/catalogue.json'],
      removed: [figure, questions],
      failures: [],
    })
    expect(existsSync(join(project.output, figure))).toBe(false)
  })
})

describe('a mistake', () => {
  test.each([
    [
      'an error in Typst',
      '#import "../style.typ": *\n#show: figure-page\n#beeker()',
      /enzymes-001\.typ does not typeset: unknown variable: beeker \(.*enzymes-001\.typ, line 3\)\.$/,
    ],
    [
      'a font that is not there',
      '#set text(font: "Comic")\nhello',
      /does not typeset: unknown font family: comic/,
    ],
    ['a second page', `${aFigure}#pagebreak()`, /enzymes-001\.typ has 2 pages; a figure has one/],
    [
      'a colour of its own',
      `${aFigure}#rect(fill: red)`,
      /enzymes-001\.typ uses #ff4136, which the palette does not have/,
    ],
  ])('%s in a figure is reported in one sentence that names the file', async (_, source, message) => {
    const project = aContent()
    write(project.file('figures/enzymes/enzymes-001.typ'), source)
    const { failures } = await project.build()
    expect(failures[0]).toMatch(message)
  })

  test('a mistake in one figure does not stop the others, and is tried again until it is fixed', async () => {
    const project = aContent()
    write(project.file('figures/enzymes/enzymes-002.typ'), '#oops')
    const first = await project.build()
    expect(first.made).toContain(figure)
    expect(first.failures).toHaveLength(1)
    expect((await project.build()).failures).toHaveLength(1)
    write(project.file('figures/enzymes/enzymes-002.typ'), aFigure)
    expect(await project.build()).toMatchObject({ made: ['images/enzymes-002.svg', questions], failures: [] })
  })

  test('a mistake in a question keeps its topic from being served, and is reported', async () => {
    const project = aContent()
    writeTopic(project.file('mcq'), [{ ...aQuestion(1), correctAnswer: 'E' }])
    expect((await project.build()).failures).toEqual([
      expect.stringMatching(/enzymes\.json, question enzymes-001: correctAnswer must be one of/),
    ])
    expect(existsSync(join(project.output, questions))).toBe(false)
  })

  test('a picture whose figure is gone since the last build is reported, though its file is still there', async () => {
    const project = aContent()
    await project.build()
    rmSync(project.file('figures/enzymes/enzymes-001.typ'))
    expect((await project.build()).failures).toEqual([
      expect.stringMatching(/there is no figure of that name/),
    ])
  })

  test('a picture that is named but not drawn is reported', async () => {
    const project = aContent()
    rmSync(project.file('figures/enzymes/enzymes-001.typ'))
    expect((await project.build()).failures).toEqual([
      expect.stringMatching(/enzymes\.json shows enzymes-001\.svg, but there is no figure of that name/),
    ])
  })
})
