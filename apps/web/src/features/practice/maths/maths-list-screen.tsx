// Math: the two sections with their topics.
import type { ReactNode } from 'react'
import { useCatalogue } from '../../../platform/catalogue.ts'
import { sinceInWords } from '../../../platform/last-visit.ts'
import { signInPath } from '../../../platform/next.ts'
import { useIsStudent } from '../../../platform/session.ts'
import { SignInNote } from '../frame/sign-in-note.tsx'
import { useKnownProgress, useProgress } from '../queries.ts'
import { messages as topicMessages } from '../topics/messages.ts'
import { subjectRows } from '../topics/rows.ts'
import { UnreadAlert } from '../topics/unread-alert.tsx'
import { useFoldedSections } from './folded-sections.ts'
import { messages } from './messages.ts'
import { SectionCard, SectionCardSkeleton } from './section-card.tsx'

interface MathsListScreenProps {
  /** Shown above the topics. */
  readonly above: ReactNode
}

export function MathsListScreen({ above }: MathsListScreenProps) {
  const isStudent = useIsStudent()
  const catalogue = useCatalogue()
  const progress = useProgress()
  const known = useKnownProgress()
  const { isOpen, toggle } = useFoldedSections()

  return (
    <div className="wrap py-6 md:py-9">
      <div className="mb-5 md:mb-7">
        <h1 className="mb-2.5 text-[32px] md:text-[40px]">{messages.list.title}</h1>
        <p className="text-ink-soft">{messages.list.intro}</p>
        {!isStudent && (
          <SignInNote
            text={messages.list.visitor}
            signInPath={signInPath('/math')}
            className="mt-3 text-ink-soft"
          />
        )}
      </div>

      <UnreadAlert queries={[catalogue, progress]} since={isStudent ? sinceInWords(known) : ''} />

      <div className="mb-5 min-h-[74px]">{above}</div>
      <div className="grid items-start gap-5 *:min-w-0 lg:grid-cols-2">
        {catalogue.data
          ? subjectRows(catalogue.data, 'maths', known.value ?? []).map((section) => (
              <SectionCard
                key={section.key}
                section={section}
                known={known.value !== undefined}
                open={isOpen(section.key)}
                onToggle={() => toggle(section.key)}
              />
            ))
          : catalogue.isPending && [8, 13].map((rows) => <SectionCardSkeleton key={rows} rows={rows} />)}
      </div>
      <p role="status" className="sr-only">
        {(catalogue.isPending || (isStudent && progress.isPending)) && topicMessages.loading}
      </p>
    </div>
  )
}
