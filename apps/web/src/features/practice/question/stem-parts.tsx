// The parts under a question's text: numbered statements and a table of results.
import type { PublicQuestion } from '@toron/domain/practice/public-question.ts'
import { RichText } from './rich-text.tsx'

export function StemParts({ question: { statements, table } }: { question: PublicQuestion }) {
  return (
    <>
      {statements && (
        <ol className="mb-5 flex list-decimal flex-col gap-1.5 pl-7 text-[18px] marker:font-bold">
          {statements.map((statement) => (
            <li key={statement} className="pl-1.5">
              <RichText>{statement}</RichText>
            </li>
          ))}
        </ol>
      )}
      {table && <ResultsTable {...table} />}
    </>
  )
}

function ResultsTable({ head, rows }: NonNullable<PublicQuestion['table']>) {
  return (
    <div className="mb-5 max-w-full overflow-x-auto">
      <table className="results tabular-nums">
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col">
                <RichText>{text}</RichText>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join(' ')}>
              {row.map((text, index) =>
                index === 0 ? (
                  <th key={head[index]} scope="row">
                    <RichText>{text}</RichText>
                  </th>
                ) : (
                  <td key={head[index]}>
                    <RichText>{text}</RichText>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
