// A text of a question with its **bold** words; line breaks are kept.
import { pieces } from './bold.ts'

export function RichText({ children }: { children: string }) {
  return (
    <span className="whitespace-pre-line">
      {pieces(children).map(({ at, text, bold }) => (bold ? <strong key={at}>{text}</strong> : text))}
    </span>
  )
}
