// The Science dashboard: greeting, the student's figures, and the three subjects.
import type { ReactNode } from 'react'
import { useCatalogue } from '../../platform/catalogue.ts'
import { sinceInWords, useKnownMe } from '../../platform/last-visit.ts'
import { useIsStudent, useMe } from '../../platform/session.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { greetingName, motivation, scienceSubjects, totals } from './dashboard.ts'
import { messages } from './messages.ts'
import { MotivationalMessage } from './motivational-message.tsx'
import { useKnownProgress, useProgress } from './queries.ts'
import { StatCards } from './stat-cards.tsx'
import { SubjectCard, SubjectCardSkeleton } from './subject-card.tsx'
import { messages as topicMessages } from './topics/messages.ts'
import { UnreadAlert } from './topics/unread-alert.tsx'
import { VisitorPanel } from './visitor-panel.tsx'

interface DashboardScreenProps {
  /** Shown to students beside the greeting. */
  readonly besideGreeting: ReactNode
  /** Above the figures. */
  readonly tonight: ReactNode
}

export function DashboardScreen({ besideGreeting, tonight }: DashboardScreenProps) {
  const isStudent = useIsStudent()
  const me = useMe()
  const catalogue = useCatalogue()
  const progress = useProgress()
  const student = useKnownMe()
  const own = useKnownProgress()
  const topics = isStudent ? own.value : []
  const known = catalogue.data && topics && { catalogue: catalogue.data, progress: topics }
  // The greeting of a student waits until the name is known.
  const isGreetingReady = !isStudent || student.value !== undefined || me.isError
  const queries = [catalogue, me, progress]

  return (
    <div className="wrap py-6 md:py-9">
      <div className="mb-6 flex flex-col gap-x-8 gap-y-5 md:mb-7 md:flex-row md:items-center">
        <div className="min-w-0 grow">
          <h1 className="mb-2.5 text-[32px] wrap-anywhere md:text-[40px]">
            {isGreetingReady ? (
              messages.greeting(greetingName(me.data ?? student.value))
            ) : (
              <Skeleton className="h-10 w-64" />
            )}
          </h1>
          {!isStudent ? (
            <p className="text-ink-soft">{messages.visitorIntro}</p>
          ) : known ? (
            <MotivationalMessage {...motivation(known.catalogue, known.progress)} />
          ) : (
            !queries.some(({ isError }) => isError) && <Skeleton className="h-6.5 w-96 max-w-full" />
          )}
        </div>
        {isStudent && <div className="shrink-0 empty:hidden">{besideGreeting}</div>}
      </div>

      <UnreadAlert queries={queries} since={isStudent ? sinceInWords(student, own) : ''} />

      <div className="mb-5 empty:hidden md:mb-6.5">{tonight}</div>

      {isStudent ? (
        <StatCards
          totals={
            known
              ? totals(known.catalogue, known.progress)
              : progress.isError || catalogue.isError
                ? null
                : undefined
          }
          timeSpent={student.value?.timeSpent ?? (me.isError ? null : undefined)}
        />
      ) : (
        <VisitorPanel />
      )}

      <div className="mt-5 grid items-start gap-5 md:mt-6.5 lg:grid-cols-3">
        {catalogue.data
          ? scienceSubjects(catalogue.data, topics ?? []).map((subject) => (
              <SubjectCard key={subject.key} subject={subject} known={known !== undefined} />
            ))
          : catalogue.isPending && [0, 1, 2].map((card) => <SubjectCardSkeleton key={card} />)}
      </div>
      <p role="status" className="sr-only">
        {(catalogue.isPending || (isStudent && progress.isPending)) && topicMessages.loading}
      </p>
    </div>
  )
}
