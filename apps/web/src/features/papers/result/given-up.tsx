// A paper that was given up has no result.
import type { Result } from '@toron/contract/paper-fields.ts'
import { screens } from '@toron/domain/screens.ts'
import { FileClock } from 'lucide-react'
import { ButtonLink } from '../../../ui/button.tsx'
import { MessageScreen } from '../../../ui/message-screen.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { messages as papers } from '../messages.ts'
import { messages } from './messages.ts'

export function GivenUp({ result }: { result: Result }) {
  return (
    <>
      <PageTitle>{messages.pageTitle(papers.name(result.paper))}</PageTitle>
      <MessageScreen
        icon={<FileClock strokeWidth={1.75} />}
        title={messages.givenUp.title}
        actions={<ButtonLink to={screens.papers}>{messages.again}</ButtonLink>}
      >
        <p>{papers.name(result.paper)}</p>
        <p>{messages.givenUp.text}</p>
      </MessageScreen>
    </>
  )
}
