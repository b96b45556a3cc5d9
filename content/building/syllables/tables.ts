// The tables of a TrueType font, taken apart and put together again (OpenType specification, "Organization of an OpenType font").

/** By their names. */
export type Tables = ReadonlyMap<string, Buffer>

export const tablesOf = (font: Buffer): Tables => {
  const tables = new Map<string, Buffer>()
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const record = 12 + 16 * index
    const [from, length] = [font.readUInt32BE(record + 8), font.readUInt32BE(record + 12)]
    tables.set(font.toString('latin1', record, record + 4), font.subarray(from, from + length))
  }
  return tables
}

export const tableOf = (tables: Tables, name: string): Buffer => {
  const table = tables.get(name)
  if (!table) throw new Error(`has a font without the table ${name}`)
  return table
}

const checksumOf = (table: Buffer): number => {
  let sum = 0
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}

/** Tables, and places in one that can be told in any font, begin at every fourth byte. */
export const padded = (data: Buffer): Buffer =>
  Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])

const checksumOfFonts = 0xb1b0afba
const adjustmentIn = { head: 8 }

export const fontOf = (tables: Tables): Buffer => {
  const names = [...tables.keys()].sort()
  const power = Math.floor(Math.log2(names.length))
  const directory = Buffer.alloc(12 + 16 * names.length)
  directory.writeUInt32BE(0x00010000, 0)
  for (const [index, value] of [
    names.length,
    16 * 2 ** power,
    power,
    16 * (names.length - 2 ** power),
  ].entries())
    directory.writeUInt16BE(value, 4 + 2 * index)
  const parts: Buffer[] = [directory]
  let at = directory.length
  let head = 0
  for (const [index, name] of names.entries()) {
    const table = tableOf(tables, name)
    const part = padded(table)
    if (name === 'head') {
      head = at
      part.writeUInt32BE(0, adjustmentIn.head)
    }
    const record = 12 + 16 * index
    directory.write(name, record, 'latin1')
    for (const [place, value] of [checksumOf(part), at, table.length].entries())
      directory.writeUInt32BE(value, record + 4 + 4 * place)
    parts.push(part)
    at += part.length
  }
  const font = Buffer.concat(parts)
  font.writeUInt32BE((checksumOfFonts - checksumOf(font)) >>> 0, head + adjustmentIn.head)
  return font
}
