// `node content/maths/preview.ts <topic_key> <folder> [template]`: makes the pictures of one topic, light and dark, without
// building anything else, to look at while writing it, and says what the build would refuse. Other topics may be broken.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { questionIdAt } from '@toron/domain/practice/question-id.ts'
import { mathsPicture } from '../building/maths-picture.ts'
import { createTypesetter } from '../building/typeset.ts'
import palette from '../figures/style/palette.json' with { type: 'json' }
import { questionPages } from './pages.ts'
import { loadMathsTopics, mathsCatalogueTopics } from './topics.ts'

/** The dark theme as plain colours, for viewers that do not follow `#dark`. */
const darkened = (svg: string): string => {
  return Object.values(palette).reduce(
    (text, [light = '', dark = '']) =>
      text
        .replaceAll(`fill="${light}"`, `fill="${dark}"`)
        .replaceAll(`stroke="${light}"`, `stroke="${dark}"`),
    svg,
  )
}

const [key, folder, template] = process.argv.slice(2)
if (!key || !folder) {
  console.error('node content/maths/preview.ts <topic_key> <folder> [template]')
  process.exit(2)
}
const chosen = mathsCatalogueTopics.filter((topic) => topic.key === key)
const { topics, problems } = await loadMathsTopics(import.meta.dirname, chosen)
for (const problem of problems) console.error(problem)
mkdirSync(folder, { recursive: true })
const typesetter = createTypesetter(join(import.meta.dirname, '..'), 'maths')
for (const topic of topics) {
  for (const [position, question] of topic.published.entries()) {
    if (template !== undefined && question.template !== template) continue
    const name = join(folder, questionIdAt(topic.key, position).replace(`${topic.key}-`, ''))
    try {
      const pages = questionPages(topic, question)
      for (const side of ['question', 'answer'] as const) {
        const { svg, faults } = mathsPicture(typesetter, pages[side], `${name}-${side}`)
        for (const fault of faults) console.error(`${name}, ${side} ${fault}.`)
        writeFileSync(`${name}-${side}.svg`, svg)
        writeFileSync(`${name}-${side}-dark.svg`, darkened(svg))
      }
    } catch (error) {
      console.error(`${name}: ${error instanceof Error ? error.message : error}`)
    }
  }
}
