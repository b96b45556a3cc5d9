// Every sentence that a person reads in the web app stands in a messages.ts, and none in a component; and this check is
// tried on components that have some.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { shownWordsIn } from './shown-words.ts'

const root = join(import.meta.dirname, '../apps/web/src')

/** What looks like words and is read by machines. */
const notWords = ['Bearer 0']

const sources = globSync('**/*.{ts,tsx}', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/((^|\/)messages\.ts|\.test\.ts|\.d\.ts)$|\/testing\//.test(path))

const wordsIn = (path: string) =>
  shownWordsIn(readFileSync(join(root, path), 'utf8'), path.endsWith('.tsx')).filter(
    (words) => !notWords.includes(words),
  )

describe('the web app', () => {
  test('has its words in messages.ts and nowhere else', () => {
    expect(sources.length).toBeGreaterThan(200)
    expect(sources.flatMap((path) => wordsIn(path).map((words) => `${path}: ${words}`))).toEqual([])
  })
})

describe('words that a person reads are found', () => {
  test.each([
    ['the text of an element', '<p>Stop</p>'],
    ['its parts around a value', '<p>Rank {rank}</p>'],
    ['a choice in an element', "<p>{open ? 'Hide' : done && 'show'}</p>"],
    ['a title and a label', "<Card title='Me' aria-label={open ? 'close' : hint} />"],
    ['a label in data', "const options = [{ value: 'on', label: 'On' }]"],
    ['a sentence on its own', "const soon = 'more tomorrow'"],
    ['one word with a capital', "const headline = () => { return 'Stopped' }"],
    ['a template', 'const ahead = `${' + 'minutes} min`'],
    ['an argument', "fail('Press the button again.')"],
    ['forms of a plural', "countOf(files, { one: 'file', other: 'files' })"],
    ['what a switch comes to', "switch (kind) { case 'Enter': say('Done') }"],
    ['words under a type', "const words = { title: 'me' as const } satisfies Words"],
  ])('%s', (_, source) => {
    expect(shownWordsIn(source, true)).not.toEqual([])
  })

  test.each([
    ['class names', "const box = 'flex min-h-11 items-center'; const a = <p className='num truncate' />"],
    ['class names in a template', 'const box = classes(`num ${' + "link} px-2`, open && 'sr-only wrap')"],
    ['drawings', "<path d='M20 164V95a80 80 0 0 1 160 0v69' />"],
    ['values and what they are compared with', "const isDone = state === 'Done' || key in { Enter: 1 }"],
    [
      'keys, calls and addresses',
      "call('GET /api/me', {}); event.closest('a, button'); go(`/login?next=${" + 'x}`)',
    ],
    [
      'errors for programmers and the console',
      "console.error('It broke.'); throw new RangeError('No such page')",
    ],
    ['types', "type Kind = 'Not yet' | 'Done'; const kind = first as 'Not yet'"],
    ['imports', "import words from 'a b'; export * from 'a b'"],
    ['messages by their names', '<p title={messages.open}>{messages.rank(rank)}</p>'],
    ['signs', "<p title='·'>– {'10'}</p>"],
  ])('%s are no words', (_, source) => {
    expect(shownWordsIn(source, true)).toEqual([])
  })
})
