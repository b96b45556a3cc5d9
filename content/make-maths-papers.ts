// `node content/make-maths-papers.ts`: adds papers of maths from questions that no paper has yet, until there are as many as
// `intended` says. Published papers stay as they are; what there is decides the seed, so a run that adds nothing changes nothing.

import { writeFileSync } from 'node:fs'
import { type Component, paperKinds } from '@toron/domain/papers/kinds.ts'
import { randomFrom } from './maths/kit/random.ts'
import { loadMathsTopics } from './maths/topics.ts'
import { arrangeMaths } from './papers/maths-arrange.ts'
import { mathsAsked } from './papers/maths-asked.ts'
import { mathsBlueprintOf } from './papers/maths-blueprint.ts'
import { readSeals, sealOf, sealsFile } from './papers/seals.ts'
import { paperFile, readPaperLists } from './papers.ts'

/** What the bank yields without a fault, with something left to choose from. */
const intended = { 'general-math': 10, 'additional-math': 10 } as const

const writeJson = (file: string, content: unknown) =>
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)

const { topics } = await loadMathsTopics()
const asked = mathsAsked(topics)
const seals = { ...readSeals() }
for (const subject of Object.keys(intended) as (keyof typeof intended)[]) {
  const { components } = paperKinds[subject]
  const published = new Map(components.map((each) => [each, readPaperLists(paperFile(subject, each))]))
  const used = new Set([...published.values()].flat(2))
  const missing = (component: Component) => intended[subject] - (published.get(component)?.length ?? 0)
  const added = arrangeMaths(
    {
      free: asked.filter(({ id }) => !used.has(id)),
      papers: components.flatMap((component) =>
        Array.from({ length: missing(component) }, () => ({
          component,
          blueprint: mathsBlueprintOf(subject, component),
        })),
      ),
    },
    randomFrom(`${subject} after ${used.size}`),
  )
  for (const component of components) {
    const lists = [
      ...(published.get(component) ?? []),
      ...added
        .filter((one) => one.component === component)
        .map(({ questions }) => questions.map(({ id }) => id)),
    ]
    writeJson(paperFile(subject, component), lists)
    for (const [index, ids] of lists.entries()) seals[`${subject}-${component}-${index + 1}`] ??= sealOf(ids)
  }
  console.log(`${subject}: ${added.length} papers added.`)
}
writeJson(sealsFile, seals)
