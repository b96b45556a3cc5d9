import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseCsv } from './csv.ts'

const quoted = (field: string) => `"${field.replaceAll('"', '""')}"`
const written = (field: string) => (/[",\r\n]/.test(field) ? quoted(field) : field)

/** Two or more fields, so that no row is an empty line. */
const aTable = fc.array(
  fc.array(
    fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', 'a', '√', '😀') })),
    { minLength: 2, maxLength: 6 },
  ),
)

describe('comma-separated values', () => {
  test('whatever the fields of a CSV contain, they are read back as they were written', () => {
    fc.assert(
      fc.property(aTable, fc.constantFrom('\n', '\r\n'), fc.boolean(), (rows, end, always) => {
        // A byte-order mark belongs to the file, not to its first field.
        fc.pre(!rows[0]?.[0]?.startsWith('\uFEFF'))
        const text = rows.map((row) => row.map(always ? quoted : written).join(',') + end).join('')
        expect(parseCsv(text)).toEqual(rows)
      }),
    )
  })

  test('any text is parsed as CSV without an error', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', 'x') }),
        (text) => void parseCsv(text),
      ),
    )
  })

  test('a CSV may have empty lines, a byte-order mark, and no line break at its end', () => {
    expect(parseCsv('\uFEFFa,b\r\n\r\n1,2\n\n\n3,')).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', ''],
    ])
    expect(parseCsv('')).toEqual([])
  })
})
