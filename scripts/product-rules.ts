// Reads the tables of docs/product.md and reports what is wrong with them: every rule has a number and a proof, and what is
// cited exists.
import { type ParseOptions, parseSync } from '@swc/core'

export interface Rule {
  /** `4.7`: the seventh rule of section 4. */
  readonly number: string
  readonly text: string
  readonly proof: string
}

/** What the table is checked against. Paths are relative to the folder of the page, as its links are. */
export interface Surroundings {
  /** Whether there is a file at this path. */
  readonly exists: (path: string) => boolean
  /** The source of a file that exists. */
  readonly read: (path: string) => string
  /** Numbers of the rules whose proof may still be pending. */
  readonly pending: readonly string[]
}

/** A row of a table: number, rule, proof. The head of a table has no number. */
export const rulesOf = (page: string): readonly Rule[] =>
  page
    .split('\n')
    .filter((line) => /^\| *\d/.test(line))
    .map((line) => {
      const [, number = '', text = '', proof = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
      return { number, text, proof }
    })

/** Returns everything that is wrong, in sentences; empty if the page is sound. */
export const problemsOf = (page: string, around: Surroundings): readonly string[] => {
  const rules = rulesOf(page)
  if (rules.length === 0) return ['The page has no rules.']
  const titles = new Map<string, readonly string[]>()
  return [
    ...numberProblems(rules),
    ...rules.flatMap((rule) => [
      ...(rule.text === '' ? [`${rule.number} says nothing.`] : []),
      ...proofProblems(rule, around, titles),
    ]),
    ...pendingProblems(rules, around.pending),
    ...decisionProblems(page, around.exists),
  ]
}

const numberProblems = (rules: readonly Rule[]): readonly string[] => {
  let section = 0
  let last = 0
  return rules.flatMap(({ number }) => {
    const nextSection = `${section + 1}.1`
    const next = `${section}.${last + 1}`
    if (number === nextSection) [section, last] = [section + 1, 1]
    else if (number === next && section > 0) last += 1
    else return [`${number} stands where ${next} or ${nextSection} should be.`]
    return []
  })
}

const pendingMark = /^pending: \w+$/

const proofProblems = (
  { number, proof }: Rule,
  { exists, read, pending }: Surroundings,
  known: Map<string, readonly string[]>,
): readonly string[] => {
  if (proof === '') return [`${number} has no proof.`]
  if (pendingMark.test(proof)) return pending.includes(number) ? [] : [`${number} is still pending.`]
  return proof.split('<br>').flatMap((cited) => {
    const [, file, title] = cited.trim().match(/^\[[^\]]+\]\(([^)]+)\): (.+)$/) ?? []
    if (!file || !title) return [`${number} has a proof that names no test: ${cited.trim()}`]
    if (!exists(file)) return [`${number} cites ${file}, which is not there.`]
    if (!known.has(file)) known.set(file, titlesIn(read(file)))
    const times = known.get(file)?.filter((each) => each === title).length ?? 0
    if (times === 1) return []
    return [`${number}: ${file} has ${times === 0 ? 'no test' : `${times} tests`} called "${title}".`]
  })
}

const pendingProblems = (rules: readonly Rule[], pending: readonly string[]): readonly string[] =>
  pending
    .filter((number) => !rules.some((rule) => rule.number === number && pendingMark.test(rule.proof)))
    .map((number) => `${number} is in the list of pending rules and is not pending.`)

const decisionProblems = (page: string, exists: (path: string) => boolean): readonly string[] => {
  const links = [...page.matchAll(/\[decision (\d+)\]\(([^)]+)\)/g)]
  const bare = page.replaceAll(/\[decision \d+\]\([^)]+\)/g, '').match(/\bdecision \d+/g) ?? []
  return [
    ...links.flatMap(([, number = '', path = '']) =>
      exists(path) && path.startsWith(`decisions/${number.padStart(2, '0')}-`)
        ? []
        : [`The page of decision ${number} is not at ${path}.`],
    ),
    ...bare.map((words) => `"${words}" does not lead to its page.`),
  ]
}

const typescript: ParseOptions = { syntax: 'typescript', target: 'esnext' }

/**
 * Returns the titles of the tests in a source, without skipped ones. A title with placeholders is as in the source: `accepts
 * %s`, `at $name`, `knows ${topic}`.
 */
export const titlesIn = (source: string): readonly string[] => {
  const titles: string[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visit(each)
    else if (isNode(node)) {
      const title = node.type === 'CallExpression' ? titleOf(node) : undefined
      if (title !== undefined) titles.push(title)
      visit(Object.values(node))
    }
  }
  visit(parseSync(source, typescript).body)
  return titles
}

interface Node {
  readonly [field: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** The title if the call is a test; undefined for any other call. */
const titleOf = ({ callee, arguments: callArguments }: Node): string | undefined => {
  const name = nameOf(callee)
  if (name === undefined || !/^(it|test)(\.|$)/.test(name) || /\.(skip|todo)/.test(name)) return undefined
  const [first] = Array.isArray(callArguments) ? callArguments : []
  return isNode(first) ? textOf(first.expression) : undefined
}

/** `it.each` of `it.each(table)(title, …)`, too. */
const nameOf = (callee: unknown): string | undefined => {
  if (!isNode(callee)) return undefined
  if (callee.type === 'Identifier') return String(callee.value)
  if (callee.type === 'CallExpression') return nameOf(callee.callee)
  if (callee.type === 'TaggedTemplateExpression') return nameOf(callee.tag)
  if (callee.type !== 'MemberExpression' || !isNode(callee.property)) return undefined
  return `${nameOf(callee.object)}.${callee.property.value}`
}

const textOf = (expression: unknown): string | undefined => {
  if (!isNode(expression)) return undefined
  if (expression.type === 'StringLiteral') return String(expression.value)
  if (expression.type !== 'TemplateLiteral' || !Array.isArray(expression.quasis)) return undefined
  const filled = Array.isArray(expression.expressions) ? expression.expressions : []
  return expression.quasis
    .map(
      ({ raw }: Node, index) => `${raw}${isNode(filled[index]) ? `\${${nameOf(filled[index]) ?? '…'}}` : ''}`,
    )
    .join('')
}
