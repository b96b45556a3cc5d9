// The title of the browser tab.
import { messages } from './messages.ts'

export function PageTitle({ children }: { children: string }) {
  return (
    <>
      <title>{messages.page.title(children)}</title>
      <meta name="description" content={messages.page.description} />
    </>
  )
}
