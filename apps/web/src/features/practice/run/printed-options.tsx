// The options of a question on paper, with the right one and the one that was chosen.
import type { Letter } from '@toron/contract/practice.ts'
import type { PublicQuestion } from '@toron/contract/statics.ts'
import { RichText } from './rich-text.tsx'
import { letters, type Verdict } from './run-state.ts'
import { cellsOf } from './shown-question.ts'

interface PrintedOptionsProps {
  readonly question: PublicQuestion
  readonly verdict: Verdict | undefined
}

export function PrintedOptions({ question, verdict }: PrintedOptionsProps) {
  const look = (letter: Letter) => (letter === verdict?.correctAnswer ? 'font-bold' : '')
  if (question.columns === undefined) {
    return (
      <ul className="mt-1 grid grid-cols-2 gap-x-6">
        {letters.map((letter) => (
          <li key={letter} className={look(letter)}>
            {letter} <PrintedOption question={question} letter={letter} />
            {signOf(letter, verdict)}
          </li>
        ))}
      </ul>
    )
  }
  return (
    <table className="results mt-1">
      <thead>
        <tr>
          <td />
          {question.columns.map((head) => (
            <th key={head} scope="col">
              <RichText>{head}</RichText>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {letters.map((letter) => (
          <tr key={letter} className={look(letter)}>
            <th scope="row" className="whitespace-nowrap">
              {letter}
              {signOf(letter, verdict)}
            </th>
            {cellsOf(question, letter).map((text, place) => (
              <td key={question.columns?.[place]}>
                <RichText>{text}</RichText>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function PrintedOption({ question, letter }: { question: PublicQuestion; letter: Letter }) {
  const picture = question.optionImages?.[letter]
  if (picture === undefined) return <RichText>{cellsOf(question, letter)[0] ?? ''}</RichText>
  const { file, width, height } = picture
  return (
    <img
      src={`/images/${encodeURIComponent(file)}`}
      alt=""
      width={width}
      height={height}
      className="inline"
    />
  )
}

const signOf = (letter: Letter, verdict: Verdict | undefined): string => {
  if (letter === verdict?.correctAnswer) return ' ✓'
  return letter === verdict?.chosen ? ' ✗ (your answer)' : ''
}
