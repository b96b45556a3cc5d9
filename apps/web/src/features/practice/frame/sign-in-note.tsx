// Tells a visitor what an account would save, with a link to sign in.
import { Link } from 'react-router'
import { Words } from '../../../ui/words.tsx'

interface SignInNoteProps {
  /** The words in `<signIn>` are the link. */
  readonly text: string
  /** The sign-in address, with the way back. */
  readonly signInPath: string
  readonly className: string
}

export function SignInNote({ text, signInPath, className }: SignInNoteProps) {
  return (
    <p className={className}>
      <Words
        text={text}
        marks={{
          signIn: (words) => (
            <Link to={signInPath} className="font-[650] text-brand underline underline-offset-4">
              {words}
            </Link>
          ),
        }}
      />
    </p>
  )
}
