// Finds words that a person reads in source of the web app: they belong in messages.ts, so that another language is a
// set of files. It knows words by where they stand (text of an element, a title, a label) and by their look (two words
// with a blank between, one word with a capital), and leaves alone what no person reads (class names, keys, addresses).
import { parseSync } from '@swc/core'

/** Attributes and properties that are read, whatever their value looks like. */
const read = new Set([
  'title',
  'subtitle',
  'label',
  'shortLabel',
  'legend',
  'hint',
  'text',
  'words',
  'about',
  'children',
  'alt',
  'placeholder',
  'description',
  'valueText',
  'failure',
  'one',
  'other',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'aria-placeholder',
])

/** Attributes and properties that are never read. */
const unread = new Set([
  'className',
  'style',
  'key',
  'd',
  'viewBox',
  'points',
  'transform',
  'media',
  'sizes',
  'srcSet',
  'rel',
  'autoComplete',
  'data-theme',
  'strokeLinecap',
  'strokeLinejoin',
])

/** Functions whose texts are never read: they take class names, selectors, names of events and of keys. */
const unreadCalls =
  /^(call|classes|matchMedia|closest|matches|querySelector(All)?|(add|remove)EventListener|readStored|store|get|set|has|includes|startsWith|endsWith|test|split|console\..+)$/

const letter = /\p{L}/u
/** `Try again`, `${hours} h ${minutes} m`, `${count} files`; not `M20 164V95a80`. */
const twoWords =
  /(^|[\s“"(])\p{L}[\p{L}’']*[’"”).,:;!?…]*\s+[“"'(]*[\p{L}\p{N}]|(^|[\s“"(])\p{N}+\s+\p{L}{2,}/u
const oneWord = /^\p{Lu}[\p{Ll}’']+[.…!?:]*$/u
/** `px-4`, `md:flex`, `max-age=300`: a sign between letters that words do not have. */
const technical = /^\S*[\p{L}\p{N}][-:=_/[\](){}@&*#]+\S*$|^[-[({*&@#./]\S*$/u
/** Class names that look like words. */
const plainClasses = new Set(
  `absolute animate arch block border container contents fixed flex grid grow hidden inline italic num outline relative
  ring rounded shadow shrink static sticky transition truncate underline uppercase visible wrap`.split(/\s+/),
)

/** Class names, media queries, lists of options: every word of it is technical. */
const isTechnical = (text: string): boolean =>
  text
    .trim()
    .split(/\s+/)
    .every((word) => plainClasses.has(word) || (technical.test(word) && !/^\p{Lu}/u.test(word)))

interface Node {
  readonly type: string
  readonly [field: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** What is known of the place where a text stands. */
type Place = 'anywhere' | 'read' | 'unread'

/**
 * The words in a source, in its order, each as it stands there; what a value stands for in a template is a 0.
 * @param tsx whether it may have elements
 */
export const shownWordsIn = (source: string, tsx: boolean): string[] =>
  wordsIn(parseSync(source, { syntax: 'typescript', tsx, target: 'esnext' }).body, 'anywhere')

/** @param value a node, nodes, or whatever else a node has in its fields */
const wordsIn = (value: unknown, place: Place): string[] => {
  if (Array.isArray(value)) return value.flatMap((each) => wordsIn(each, place))
  if (isNode(value) && value.type in readers) return readers[value.type]?.(value, place) ?? []
  if (isNode(value) && value.type.startsWith('Ts') && !hasValue.test(value.type)) return []
  // Arguments and elements of arrays come in a wrapper that is no node.
  return typeof value === 'object' && value !== null ? wordsIn(Object.values(value), place) : []
}

const judge = (text: string, place: Place): string[] => {
  if (place === 'unread' || !letter.test(text)) return []
  const isShown = place === 'read' || (!isTechnical(text) && (twoWords.test(text) || oneWord.test(text)))
  return isShown ? [text.replace(/\s+/g, ' ').trim()] : []
}

const none = () => []

/** What is known of each kind of node; any other one is at the place of what is around it. */
const readers: Readonly<Record<string, (node: Node, place: Place) => string[]>> = {
  ImportDeclaration: none,
  ExportAllDeclaration: none,
  ExportNamedDeclaration: none,
  StringLiteral: ({ value }, place) => judge(String(value), place),
  TemplateLiteral: ({ quasis, expressions }, place) => [
    ...judge((quasis as { raw: string }[]).map(({ raw }) => raw).join('0'), place),
    ...wordsIn(expressions, place === 'read' ? 'anywhere' : place),
  ],
  JSXText: ({ value }) => judge(String(value), 'read'),
  JSXAttribute: ({ name, value }, place) => wordsIn(value, placeOf(nameOf(name), place)),
  JSXElement: ({ opening, children }) => [...wordsIn(opening, 'anywhere'), ...wordsIn(children, 'read')],
  JSXFragment: ({ children }) => wordsIn(children, 'read'),
  KeyValueProperty: ({ key, value }, place) => wordsIn(value, placeOf(nameOf(key), place)),
  VariableDeclarator: ({ id, init }, place) =>
    wordsIn(init, /class(es)?$/i.test(nameOf(id)) ? 'unread' : place),
  // The text of a case or of a comparison is a value, and what is shown stands behind it.
  SwitchCase: ({ consequent }) => wordsIn(consequent, 'anywhere'),
  BinaryExpression: ({ operator, left, right }, place) =>
    wordsIn([left, right], /^([!=]==?|in)$/.test(String(operator)) ? 'unread' : place),
  ConditionalExpression: ({ test, consequent, alternate }, place) => [
    ...wordsIn(test, 'unread'),
    ...wordsIn([consequent, alternate], place),
  ],
  MemberExpression: ({ object, property }) => [
    ...wordsIn(object, 'anywhere'),
    ...wordsIn(property, 'unread'),
  ],
  CallExpression: ({ callee, arguments: given }, place) => {
    const isUnread = place === 'unread' || unreadCalls.test(calledName(callee))
    return [...wordsIn(callee, 'anywhere'), ...wordsIn(given, isUnread ? 'unread' : 'anywhere')]
  },
  NewExpression: ({ callee, arguments: given }) =>
    wordsIn(given, /Error$/.test(nameOf(callee)) ? 'unread' : 'anywhere'),
  ArrowFunctionExpression: ({ body }, place) =>
    wordsIn(body, isNode(body) && body.type === 'BlockStatement' ? 'anywhere' : place),
  FunctionExpression: ({ body }) => wordsIn(body, 'anywhere'),
}

/** Nodes of types that have a value inside: `words as const`. */
const hasValue = /^Ts(AsExpression|ConstAssertion|SatisfiesExpression|NonNullExpression)$/

const placeOf = (name: string, around: Place): Place => {
  if (unread.has(name)) return 'unread'
  return read.has(name) ? 'read' : around === 'unread' ? 'unread' : 'anywhere'
}

/** The name of an identifier, a property's key or an attribute, with its namespace; empty for anything else. */
const nameOf = (node: unknown): string => {
  if (!isNode(node)) return ''
  if (node.type === 'JSXNamespacedName') return `${nameOf(node.namespace)}:${nameOf(node.name)}`
  return typeof node.value === 'string' ? node.value : ''
}

/** `classes`, `closest` of `event.target.closest`, `console.error`. */
const calledName = (callee: unknown): string => {
  if (!isNode(callee)) return ''
  if (callee.type !== 'MemberExpression') return nameOf(callee)
  const object = nameOf(callee.object)
  return object === 'console' ? `console.${nameOf(callee.property)}` : nameOf(callee.property)
}
