import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { aContent } from '../testing/a-content.ts'
import { aFigure, aQuestionWithFigure, temporaryDirectory, write, writeTopic } from '../testing/builders.ts'
import { bringUpToDate } from './outputs.ts'
import { inAnotherThread, type Report } from './threads.ts'

const numbers = Array.from({ length: 6 }, (_, index) => index + 1)
const picture = (number: number) => `images/enzymes-00${number}.svg`

/** Six questions with a figure each, of different heights. */
const aContentOfSix = () => {
  const project = aContent()
  for (const number of numbers) {
    const figure = aFigure.replace('20pt', `${20 + number}pt`)
    write(project.file(`figures/enzymes/enzymes-00${number}.typ`), figure)
  }
  writeTopic(
    project.file('mcq'),
    numbers.map((number) => aQuestionWithFigure(number)),
  )
  return project
}

describe('a build in two threads', () => {
  test('a build in two threads makes the same bytes as in one, the manifest too', async () => {
    const project = aContentOfSix()
    const buildIn = async (threads: number) => {
      const result = await project.build({ threads, fewestForThreads: 2 })
      const files = [...result.made, '.manifest.json'].map((path) => [path, project.read(path)])
      rmSync(project.output, { recursive: true })
      return { result, files }
    }
    expect(await buildIn(2)).toEqual(await buildIn(1))
  })

  test('an output that reads others is made after them, wherever it is in the plan', async () => {
    const directory = temporaryDirectory()
    const plan = [
      {
        path: 'sum.txt',
        inputs: '1',
        readsOthers: true,
        make: () => `${readFileSync(join(directory, 'part.txt'), 'utf8')} and more`,
      },
      { path: 'part.txt', inputs: '2', make: () => 'a part' },
    ]
    expect((await bringUpToDate(directory, plan)).failures).toEqual([])
    expect(readFileSync(join(directory, 'sum.txt'), 'utf8')).toBe('a part and more')
  })
})

describe('another thread', () => {
  const makeThere = async (project: ReturnType<typeof aContent>, groups: readonly (readonly string[])[]) => {
    const { content, output } = project
    const reports: Report[] = []
    const taken = new Int32Array(new SharedArrayBuffer(4))
    await inAnotherThread({ folders: { content, output }, groups, taken }, (...report) =>
      reports.push(report),
    )
    return reports
  }

  test('another thread makes what it takes, and reports what fails there in one sentence', async () => {
    const project = aContentOfSix()
    write(project.file('figures/enzymes/enzymes-002.typ'), '#oops')
    expect(await makeThere(project, [[picture(1)], [picture(2), picture(3)]])).toEqual([
      [picture(1), undefined],
      [picture(2), expect.stringMatching(/enzymes-002\.typ does not typeset: unknown variable: oops/)],
      [picture(3), undefined],
    ])
    expect([1, 2, 3].map((number) => existsSync(join(project.output, picture(number))))).toEqual([
      true,
      false,
      true,
    ])
  })

  test('another thread with another plan ends the build, rather than leaving something out', async () => {
    await expect(makeThere(aContentOfSix(), [[picture(1)], [picture(9)]])).rejects.toThrow(
      'images/enzymes-009.svg is not in the plan of every thread.',
    )
  })
})
