// The parts of a chapter that flows, cleaned of all but what a chapter may have. Texts are kept apart, because marks come into them.

import { type Element, isElement, type Node } from './html.ts'

/** A text of the book, which marks may come to stand in. */
export interface Text {
  /** Empty at first where it repeats what is printed. */
  value: string
  readonly marks: { at: number; element: Element }[]
}

export interface Branch {
  readonly name: string
  readonly attributes: Record<string, string>
  children: (Branch | Text)[]
}

export const isBranch = (twig: Branch | Text): twig is Branch => 'name' in twig

/** What a chapter may consist of, by the names that Typst gives. */
const names: Readonly<Record<string, string>> = {
  h2: 'h3',
  h3: 'h4',
  h4: 'h5',
  ...Object.fromEntries(
    'p div span section figure figcaption ol ul li dl dt dd table thead tbody tr th td strong em u s sub sup br a svg'
      .split(' ')
      .map((name) => [name, name]),
  ),
}
const kept = new Set(['class', 'id', 'href', 'role', 'aria-label', 'colspan', 'rowspan'])

export const cleaned = (node: Node): Branch | Text => {
  if (!isElement(node)) return { value: node.normalize('NFC'), marks: [] }
  const name = names[node.name]
  if (name === undefined) throw new Error(`has an element ${node.name}, which a chapter may not have`)
  for (const [key, value] of Object.entries(node.attributes)) {
    if (!kept.has(key))
      throw new Error(`has an attribute ${key} of ${node.name}, which a chapter may not have`)
    if (key === 'href' && !value.startsWith('#')) throw new Error(`leads out of the book, to ${value}`)
  }
  return { name, attributes: { ...node.attributes }, children: node.children.map(cleaned) }
}

export const plainText = (twig: Branch | Text): string =>
  isBranch(twig) ? twig.children.map(plainText).join('') : twig.value

/** The ids that links lead to. */
export const placesIn = (twig: Branch | Text): string[] =>
  isBranch(twig)
    ? [...(twig.attributes.id ? [twig.attributes.id] : []), ...twig.children.flatMap(placesIn)]
    : []
