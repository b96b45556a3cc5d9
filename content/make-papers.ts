// `node content/make-papers.ts`: adds papers from questions that no paper has yet, until there are as many as `intended`
// says. Published papers stay as they are; what there is decides the seed, so a run that adds nothing changes nothing.

import { writeFileSync } from 'node:fs'
import { type PlanSubject, planSubjects, type Tier, tiers } from '@toron/domain/tonight/plan.ts'
import { type Bank, loadBank, type Objective } from './bank.ts'
import { alikeQuestions } from './checks/likeness.ts'
import { randomFrom } from './maths/kit/random.ts'
import { arrange } from './papers/arrange.ts'
import { likenessOfPaper } from './papers/blueprint.ts'
import { type PlacedQuestion, sectionOf } from './papers/placed.ts'
import { readSeals, sealOf, sealsFile } from './papers/seals.ts'
import { paperFile, readPaperLists } from './papers.ts'

/** What the bank yields with something left to choose from: a third of the papers are Core, as more students sit Extended. */
const intended = {
  chemistry: { core: 4, extended: 8 },
  biology: { core: 4, extended: 11 },
  physics: { core: 5, extended: 11 },
}

const objectivesOf = (bank: Bank, subject: PlanSubject): Objective[] =>
  bank.topics.filter((topic) => topic.subject.key === subject).flatMap(({ objectives }) => objectives)

const placedOf = (bank: Bank, subject: PlanSubject): PlacedQuestion[] => {
  const sections = new Map(objectivesOf(bank, subject).map(({ id, section }) => [id, sectionOf(section).key]))
  return bank.topics
    .filter((topic) => topic.subject.key === subject)
    .flatMap(({ key, asked }) =>
      asked.map((question) => ({ question, topic: key, section: sections.get(question.objective) ?? '' })),
    )
}

const writeJson = (file: string, content: unknown) =>
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)

const bank = loadBank()
const seals = { ...readSeals() }
for (const subject of planSubjects) {
  const placed = placedOf(bank, subject)
  const published = Object.fromEntries(
    tiers.map((tier) => {
      const file = paperFile(subject, tier)
      return [tier, readPaperLists(file)]
    }),
  ) as Record<Tier, readonly (readonly string[])[]>
  const used = new Set([...published.core, ...published.extended].flat())
  const added = arrange(
    {
      objectives: objectivesOf(bank, subject),
      free: placed.filter(({ question }) => !used.has(question.id)),
      count: {
        core: intended[subject].core - published.core.length,
        extended: intended[subject].extended - published.extended.length,
      },
      alike: alikeQuestions(
        placed.map(({ question }) => question),
        likenessOfPaper,
      ),
    },
    randomFrom(`${subject} after ${used.size}`),
  )
  for (const tier of tiers) {
    const lists = [
      ...published[tier],
      ...added
        .filter((one) => one.tier === tier)
        .map(({ questions }) => questions.map(({ question }) => question.id)),
    ]
    writeJson(paperFile(subject, tier), lists)
    for (const [index, ids] of lists.entries()) seals[`${subject}-${tier}-${index + 1}`] ??= sealOf(ids)
  }
  console.log(`${subject}: ${added.length} papers added.`)
}
writeJson(sealsFile, seals)
