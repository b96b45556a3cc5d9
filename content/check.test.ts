import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkContent } from './check.ts'
import { reportTable } from './checks/report.ts'
import { readContent } from './checks/written-content.ts'
import {
  aFigure,
  messages,
  misconceptionsOf,
  objectivesOf,
  questionsOfTopic,
  temporaryDirectory,
  write,
  writeTopic,
} from './testing/builders.ts'

/** A content folder with one topic that passes every gate. */
const soundContent = (): string => {
  const content = temporaryDirectory()
  // The right answer must sometimes be the longest option.
  const questions = questionsOfTopic().map((question, position) =>
    position === 0
      ? { ...question, options: { ...question.options, [question.correctAnswer]: 'falls1' } }
      : question,
  )
  writeTopic(join(content, 'mcq'), questions)
  write(join(content, 'mcq/biology/objectives.json'), { enzymes: objectivesOf() })
  write(join(content, 'mcq/biology/misconceptions.json'), { enzymes: misconceptionsOf() })
  write(
    join(content, 'review/enzymes.json'),
    Object.fromEntries(questions.map(({ id, correctAnswer }) => [id, { answer: correctAnswer }])),
  )
  for (const { id, imageFilename } of questions) {
    if (imageFilename) write(join(content, 'figures/enzymes', `${id}.typ`), aFigure)
  }
  return content
}

const problemsIn = (content: string) => messages(checkContent(readContent(content)))

describe('the gates together', () => {
  test('the gates pass a sound topic and count the others as not yet written', () => {
    const content = soundContent()
    expect(problemsIn(content)).toEqual([])
    expect(readContent(content).notYetWritten).toHaveLength(55)
  })

  test('the gates report a file that the server would refuse, with the question and the rule', () => {
    const content = soundContent()
    writeTopic(join(content, 'mcq'), [{ id: 'enzymes-001' }])
    expect(problemsIn(content)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/enzymes\.json, question enzymes-001: question must be text/),
      ]),
    )
  })

  test.each([
    [
      'mcq/biology/objectives.json',
      '{"enzymes": "all"}',
      /objectives\.json: must be \{ "<topic_key>": \[\{ "id", "title", "section", "weight", "level" \}, …\] \}/,
    ],
    ['mcq/biology/objectives.json', '{"enzymes": [', /objectives\.json: not valid JSON/],
    [
      'mcq/biology/objectives.json',
      '{"alchemy": []}',
      /objectives\.json: "alchemy" is no topic of this subject/,
    ],
    [
      'mcq/biology/misconceptions.json',
      '{"enzymes": [{ "id": "enzymes/one", "says": "It rises", "mends": "" }]}',
      /misconceptions\.json: must be \{ "<topic_key>": \[\{ "id", "says", "mends" \}, …\] \}, each a sentence/,
    ],
    ['mcq/slips.json', '{}', /slips\.json: must be \[\{ "id", "says" \}, …\]/],
    [
      'review/enzymes.json',
      '{"enzymes-001": {"answer": "E"}}',
      /review\/enzymes\.json: must be \{ "<id>": \{ "answer": "A" \} \}/,
    ],
  ])('the gates report %s when it reads %s', (file, text, message) => {
    const content = soundContent()
    write(join(content, file), text)
    expect(problemsIn(content)).toEqual(expect.arrayContaining([expect.stringMatching(message)]))
  })

  test('the report has a line for each written topic', () => {
    const [heading, line, ...rest] = reportTable(readContent(soundContent())).split('\n')
    expect(heading).toMatch(/topic +questions +figures +A\/B\/C\/D +longest +recall/)
    expect(line).toMatch(/biology: enzymes +40 +4 +10\/10\/10\/10 +3% +33% +0 +40 +0/)
    expect(rest).toEqual([])
  })
})
