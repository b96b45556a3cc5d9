// /map?subject=…: what a student knows of a subject, as arches, as ideas to mend, or as a table.
import { useQuery } from '@tanstack/react-query'
import { type PlanSubject, planSubjects } from '@toron/domain/tonight/plan.ts'
import { refusalOf } from '../../../platform/api-error.ts'
import { useCatalogue } from '../../../platform/catalogue.ts'
import { explain } from '../../../platform/messages.ts'
import { useIsStudent } from '../../../platform/session.ts'
import { LoadAlert } from '../../../ui/load-alert.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { messages as tonight } from '../messages.ts'
import { mapQuery, planQuery } from '../queries.ts'
import { SignInButtons, WhatItIs, WithoutPlan } from '../what-it-is.tsx'
import { MapBody } from './map-body.tsx'
import { MapHead, type MapShow } from './map-head.tsx'
import { MapLoading } from './map-loading.tsx'
import { messages } from './messages.ts'
import { NotInPlan } from './not-in-plan.tsx'

interface MapScreenProps {
  /** As the address has them. */
  readonly subject: string | null
  readonly show: string | null
}

export function MapScreen(props: MapScreenProps) {
  if (useIsStudent()) return <OwnMap {...props} />
  return <WhatItIs pageTitle={messages.title} actions={<SignInButtons />} />
}

function OwnMap({ subject: asked, show }: MapScreenProps) {
  const plan = useQuery(planQuery)
  const own = plan.data?.plan?.subjects ?? []
  const subject = planSubjects.find((each) => each === asked) ?? own[0]?.subject
  if (plan.data && !plan.data.plan) return <WithoutPlan pageTitle={messages.title} />
  const view: MapShow = show === 'ideas' || show === 'table' ? show : 'map'
  return (
    <div className="wrap max-w-[860px]! py-5 md:py-9" data-subject={subject}>
      <PageTitle>{subject ? messages.pageTitle(tonight.subjects[subject]) : messages.title}</PageTitle>
      {plan.isError && !plan.data ? (
        <>
          <h1 className="mb-5 text-[32px] md:text-[40px]">{messages.title}</h1>
          <LoadAlert pending={plan.isFetching} onRetry={() => void plan.refetch()}>
            {explain(plan.error)}
          </LoadAlert>
        </>
      ) : subject ? (
        <SubjectMap
          key={subject}
          subject={subject}
          show={view}
          subjects={own.map((each) => each.subject)}
          today={plan.data?.today}
        />
      ) : (
        <>
          <h1 className="mb-5 text-[32px] md:text-[40px]">{messages.title}</h1>
          <MapLoading />
        </>
      )}
    </div>
  )
}

interface SubjectMapProps {
  readonly subject: PlanSubject
  readonly show: MapShow
  /** Of the plan, once it is known. */
  readonly subjects: readonly PlanSubject[]
  readonly today: string | undefined
}

function SubjectMap({ subject, show, subjects, today }: SubjectMapProps) {
  const map = useQuery(mapQuery(subject))
  const catalogue = useCatalogue()
  const failed = [map, catalogue].find(({ isError, data }) => isError && !data)
  const isNotInPlan = refusalOf('GET /api/tonight/map/:subject', map.error) === 'not-in-plan'
  return (
    <>
      <MapHead subject={subject} subjects={subjects} show={show} map={map.data} />
      {isNotInPlan ? (
        <NotInPlan subject={subject} />
      ) : failed ? (
        <LoadAlert pending={failed.isFetching} onRetry={() => void failed.refetch()}>
          {explain(failed.error)}
        </LoadAlert>
      ) : map.data && catalogue.data && today ? (
        <MapBody map={map.data} show={show} catalogue={catalogue.data} today={today} />
      ) : (
        <MapLoading />
      )}
    </>
  )
}
