// The options of a printed question, with the right one and the chosen one marked.
import type { Letter, PublicQuestion } from '@toron/domain/practice/public-question.ts'
import { RichText } from '../../question/rich-text.tsx'
import { cellsOf } from '../../question/shown-question.ts'
import { letters, type Verdict } from '../../question/verdict.ts'
import { messages } from './messages.ts'

interface PrintedOptionsProps {
  readonly question: PublicQuestion
  readonly verdict: Verdict | undefined
}

export function PrintedOptions({ question, verdict }: PrintedOptionsProps) {
  const classOf = (letter: Letter) => (letter === verdict?.correctAnswer ? 'font-bold' : '')
  if (question.columns === undefined) {
    return (
      <ul className="mt-1 grid grid-cols-2 gap-x-6 gap-y-1">
        {letters.map((letter) => (
          <li key={letter} className={classOf(letter)}>
            <strong>{letter}</strong> <PrintedOption question={question} letter={letter} />
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
          <tr key={letter} className={classOf(letter)}>
            <th scope="row" className="whitespace-nowrap">
              {letter}
              {signOf(letter, verdict)}
            </th>
            {cellsOf(question, letter).map((text, index) => (
              <td key={question.columns?.[index]}>
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
  if (letter === verdict?.correctAnswer) return messages.print.right
  return letter === verdict?.chosen ? messages.print.chosen : ''
}
