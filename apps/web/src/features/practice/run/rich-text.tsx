// A text of a question with its **bold** words; line breaks are kept.
import { pieces } from './bold.ts'

export function RichText({ children }: { children: string }) {
  return (
    <span className="whitespace-pre-line">
      {pieces(children).map((piece, index) =>
        // The pieces of one text never move.
        piece.bold ? <strong key={`${index}${piece.text}`}>{piece.text}</strong> : piece.text,
      )}
    </span>
  )
}
