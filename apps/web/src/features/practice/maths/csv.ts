// Reads comma-separated values as RFC 4180 writes them: a field in quotes may hold commas, line breaks and doubled
// quotes. Empty lines are skipped (product rule 15.12).

/** The rows of the text, each a list of its fields. Never throws: a quote that nothing closes ends with the text. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let field = ''
  let quoted = false
  const endRow = () => {
    row.push(field)
    if (row.length > 1 || field !== '') rows.push(row)
    row = []
    field = ''
  }
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; at += 1) {
    const letter = text.charAt(at)
    if (quoted) {
      if (letter !== '"') field += letter
      else if (text.charAt(at + 1) === '"') {
        field += letter
        at += 1
      } else quoted = false
    } else if (letter === '"' && field === '') quoted = true
    else if (letter === ',') {
      row.push(field)
      field = ''
    } else if (letter === '\n') endRow()
    else if (letter !== '\r' || text.charAt(at + 1) !== '\n') field += letter
  }
  endRow()
  return rows
}
