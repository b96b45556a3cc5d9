// Parses comma-separated values (RFC 4180): a quoted field may contain commas, line breaks and doubled quotes. Empty
// lines are skipped (product rule 15.12).

/** Returns the rows of the text, each a list of fields. Never throws: an unclosed quote ends with the text. */
export const parseCsv = (text: string): string[][] => {
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
