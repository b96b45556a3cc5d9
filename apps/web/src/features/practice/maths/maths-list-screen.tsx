// Math: the two sections with their topics.
import { currencyName } from '@toron/domain/product.ts'
import { Link } from 'react-router'
import { useCatalogue } from '../../../platform/catalogue.ts'
import { sinceInWords } from '../../../platform/last-visit.ts'
import { explain } from '../../../platform/messages.ts'
import { signInPath } from '../../../platform/next.ts'
import { useIsStudent } from '../../../platform/session.ts'
import { LoadAlert } from '../../../ui/load-alert.tsx'
import { subjectRows } from '../dashboard.ts'
import { useKnownProgress, useProgress } from '../progress-query.ts'
import { useFoldedSections } from './folded-sections.ts'
import { SectionCard, SectionCardSkeleton } from './section-card.tsx'

export function MathsListScreen() {
  const isStudent = useIsStudent()
  const catalogue = useCatalogue()
  const progress = useProgress()
  const known = useKnownProgress()
  const { isOpen, toggle } = useFoldedSections()
  const failed = [catalogue, progress].filter(({ isError }) => isError)
  const again = () => {
    for (const query of failed) void query.refetch()
  }

  return (
    <div className="wrap py-6 md:py-9">
      <div className="mb-5 md:mb-7">
        <h1 className="mb-2.5 text-[32px] md:text-[40px]">Math</h1>
        <p className="text-ink-soft">Answers displayed at the end</p>
        {!isStudent && (
          <p className="mt-3 text-ink-soft">
            Try every question.{' '}
            <Link to={signInPath('/math')} className="font-[650] text-brand underline underline-offset-4">
              Sign in
            </Link>{' '}
            to keep your place and your marks, and to earn {currencyName}.
          </p>
        )}
      </div>

      {failed[0] && (
        <LoadAlert className="mb-5" pending={failed.some(({ isFetching }) => isFetching)} onRetry={again}>
          {explain(failed[0].error)} {isStudent && sinceInWords(known)}
        </LoadAlert>
      )}

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
        {(catalogue.isPending || (isStudent && progress.isPending)) && 'Loading topics...'}
      </p>
    </div>
  )
}
