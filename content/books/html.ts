// The HTML that Typst writes, as a tree. It is well formed and uses few things of HTML, so a small reader is enough; what it does
// not know, it refuses.

export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Node[]
}

export type Node = Element | string

export const isElement = (node: Node): node is Element => typeof node !== 'string'

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const plain = (text: string): string =>
  text.replaceAll(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
    (entity, hex?: string, decimal?: string, name = '') => {
      if (hex || decimal) return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal))
      const letter = named[name]
      if (letter === undefined) throw new Error(`has the entity ${entity}, which is not known`)
      return letter
    },
  )

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const childless = new Set(['br', 'meta'])

const attributesOf = (source: string): Record<string, string> =>
  Object.fromEntries(
    [...source.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, plain(value)]),
  )

/** What stands in the body of a page. A drawing is an element `svg` whose one child is its source. */
export const readBody = (html: string): readonly Node[] => {
  const body = html.slice(html.indexOf('<body>') + '<body>'.length, html.lastIndexOf('</body>'))
  const top: Node[] = []
  const open: { name: string; children: Node[] }[] = [{ name: '', children: top }]
  const add = (node: Node) => open.at(-1)?.children.push(node)
  for (const [, drawing, closed, name = '', attributes = '', text] of body.matchAll(
    /(<svg [\s\S]*?<\/svg>)|<(\/?)([a-z][a-z0-9]*)((?: [\w:-]+="[^"]*")*)>|([^<]+|<)/g,
  )) {
    if (drawing !== undefined) add({ name: 'svg', attributes: {}, children: [drawing] })
    else if (text !== undefined) {
      if (text === '<') throw new Error('has a tag that is not known')
      // Between blocks Typst breaks the line; in a paragraph it does not.
      if (!/^\s*\n\s*$/.test(text)) add(plain(text))
    } else if (closed) {
      if (open.pop()?.name !== name) throw new Error(`closes ${name}, which is not open`)
    } else {
      const children: Node[] = []
      add({ name, attributes: attributesOf(attributes), children })
      if (!childless.has(name)) open.push({ name, children })
    }
  }
  if (open.length !== 1) throw new Error(`does not close ${open.at(-1)?.name}`)
  return top
}

/** @param nodes whose elements and attributes may stand in a page */
export const writeHtml = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => {
      if (!isElement(node)) return escaped(node)
      const { name, attributes, children } = node
      const written = Object.entries(attributes)
        .map(([key, value]) => ` ${key}="${escaped(value).replaceAll('"', '&quot;')}"`)
        .join('')
      if (name === 'svg') return children.join('')
      if (childless.has(name)) return `<${name}${written}>`
      return `<${name}${written}>${writeHtml(children)}</${name}>`
    })
    .join('')
