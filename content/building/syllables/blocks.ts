// The blocks of text on a page: what stands between BT and ET, which is of one font and size and on one line. In a block the glyphs
// that say one text together are a group.

import { identity, type Matrix, within } from '../matrices.ts'
import { actualTextIn, glyphsIn, isString, type Operation, operationsOf } from '../pdf/content.ts'

export interface Font {
  /** The number of its object. */
  readonly number: string
  readonly texts: ReadonlyMap<string, string>
  readonly widths: ReadonlyMap<number, number>
}

/** Lengths in it are thousandths of the font's size, from the block's beginning. */
export interface Group {
  readonly text: string
  /** Where it begins. */
  readonly pen: number
  /** Where the last of its glyphs ends that reaches farthest. */
  end: number
  readonly glyphs: { readonly glyph: number; readonly x: number }[]
  /** The page says the text itself. */
  readonly isSaid: boolean
}

export interface Block {
  readonly from: number
  to: number
  font: Font
  /** As the page names it. */
  fontName: string
  size: number
  /** Whether it is filled or stroked. */
  mode: string
  /** As the page sets it. */
  readonly colour: string
  /** It has stretches that are marked as something else than a text. */
  isMarked: boolean
  /** Where the block begins, in what stands around it. */
  start: Matrix
  /** From places in the block, in thousandths of the size, to places on the page. */
  matrix: Matrix
  readonly groups: Group[]
}

const thousandths = 1000

/** What stands around a block. */
interface Surroundings {
  readonly outer: Matrix
  readonly colour: string
}

/** Reads a block operation by operation. */
class BlockReader {
  readonly block: Block
  private isBegun = false
  private pen = 0
  private said: { readonly text: string; group: Group | undefined } | undefined
  private readonly outer: Matrix
  private readonly fonts: ReadonlyMap<string, Font>

  constructor(from: number, { outer, colour }: Surroundings, fonts: ReadonlyMap<string, Font>) {
    this.block = {
      from,
      to: from,
      groups: [],
      isMarked: false,
      font: { number: '', texts: new Map(), widths: new Map() },
      fontName: '',
      size: 0,
      mode: '0',
      colour,
      start: identity,
      matrix: identity,
    }
    this.outer = outer
    this.fonts = fonts
  }

  read({ operator, operands }: Operation): void {
    if (operator === 'BDC' || operator === 'BMC') this.begin(actualTextIn(operands))
    else if (operator === 'EMC') this.said = undefined
    else if (operator === 'Tf') this.setFont(operands[0] ?? '', Number(operands[1]))
    else if (operator === 'Tr') this.setMode(operands[0] ?? '')
    else if (operator === 'Tm') this.setStart(operands.map(Number))
    else if (operator === 'Tj' || operator === 'TJ') this.show(operands)
    else throw new Error(`sets text with ${operator}, which is not known`)
  }

  private begin(text: string | undefined): void {
    if (text === undefined) this.block.isMarked = true
    else this.said = { text, group: undefined }
  }

  private setMode(mode: string): void {
    if (this.isBegun && mode !== this.block.mode) throw new Error('sets text in two modes without a break')
    this.block.mode = mode
  }

  private setFont(name: string, size: number): void {
    const font = this.fonts.get(name)
    if (!font) throw new Error(`sets text in ${name}, which is no font of the page`)
    if (this.isBegun && (name !== this.block.fontName || size !== this.block.size))
      throw new Error('sets text in two fonts without a break')
    Object.assign(this.block, { font, fontName: name, size })
  }

  private setStart([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: number[]): void {
    const { size } = this.block
    if (!this.isBegun) {
      const scale = size / thousandths
      this.block.start = [a, b, c, d, e, f]
      this.block.matrix = within(within(this.outer, this.block.start), [scale, 0, 0, scale, 0, 0])
    }
    const { start } = this.block
    if (start[0] !== a || start[1] !== b || start[2] !== c || start[3] !== d || start[5] !== f || b !== 0)
      throw new Error('sets text that does not stay on its line')
    this.pen = ((e - start[4]) / (a * size)) * thousandths
    this.isBegun = true
  }

  private show(operands: readonly string[]): void {
    // A glyph that stands back from its place is moved there first, and what it belongs to begins before that.
    let pen = this.pen
    for (const operand of operands) {
      if (isString(operand)) {
        for (const glyph of glyphsIn(operand)) {
          this.add(glyph, Math.max(pen, this.pen))
          pen = this.pen
        }
      } else if (operand !== '[' && operand !== ']') this.pen -= Number(operand)
    }
  }

  private add(hex: string, pen: number): void {
    const { texts, widths } = this.block.font
    const glyph = Number.parseInt(hex, 16)
    let group = this.said?.group
    if (!group) {
      const text = this.said?.text ?? texts.get(hex) ?? ''
      group = { text, pen, end: pen, glyphs: [], isSaid: this.said !== undefined }
      this.block.groups.push(group)
      if (this.said) this.said.group = group
    }
    group.glyphs.push({ glyph, x: this.pen })
    this.pen += widths.get(glyph) ?? 0
    group.end = Math.max(group.end, this.pen)
  }
}

const surroundings = (before: Surroundings, { operator, operands }: Operation): Surroundings => {
  if (operator === 'cm') {
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = operands.map(Number)
    return { ...before, outer: within(before.outer, [a, b, c, d, e, f]) }
  }
  return operator === 'scn' ? { ...before, colour: operands.join(' ') } : before
}

/** @param fonts by their names on the page */
export const blocksOf = (content: string, fonts: ReadonlyMap<string, Font>): readonly Block[] => {
  const blocks: Block[] = []
  const kept: Surroundings[] = []
  let around: Surroundings = { outer: identity, colour: '' }
  let reader: BlockReader | undefined
  for (const operation of operationsOf(content)) {
    const { operator, from, to } = operation
    if (operator === 'BT') reader = new BlockReader(from, around, fonts)
    else if (operator === 'ET' && reader) {
      blocks.push(Object.assign(reader.block, { to }))
      reader = undefined
    } else if (reader) reader.read(operation)
    else if (operator === 'q') kept.push(around)
    else if (operator === 'Q') around = kept.pop() ?? around
    else around = surroundings(around, operation)
  }
  return blocks
}
