import { messages } from './messages.ts'

/** The first stop of the keyboard: past the header to `#main`. Visible only while it has the focus. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-small bg-ink px-4 py-3 font-[650] text-paper focus:translate-y-0"
    >
      {messages.skip}
    </a>
  )
}
