// A book from outside: its cover, two of its pages and its contents, for whoever thinks of unlocking it. The pages are pictures
// made with the book; nothing else of it is sent to anybody who has not unlocked it.
import type { Resource } from '@toron/contract/resources.ts'
import { type BookFacts, sampleOf } from '@toron/domain/resources/book.ts'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { signInPath } from '../../platform/next.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Words } from '../../ui/words.tsx'
import { Cover, pageSize } from './cover.tsx'
import { type FileRowProps, viewButtonId } from './file-row.tsx'
import { messages } from './messages.ts'
import { languageOf } from './shelf.ts'

/** A region that scrolls must be reachable by keyboard (WCAG 2.1.1). */
const reachable = { tabIndex: 0 }

interface InsideProps {
  readonly resource: Resource
  /** Undefined while they are loading. */
  readonly facts: BookFacts | undefined
  readonly state: FileRowProps['state']
  readonly onUnlock: () => void
  readonly onView: () => void
}

export function Inside({ resource, facts, state, onUnlock, onView }: InsideProps) {
  const { path, name, price } = resource
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <article className="max-w-4xl">
      <Link
        to="?"
        className="mb-4 inline-flex min-h-11 items-center gap-2 font-[650] text-ink no-underline hover:underline"
      >
        <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-5" />
        {messages.inside.back}
      </Link>
      <div className="flex items-start gap-4 md:gap-7">
        <Cover path={path} className="w-30 shrink-0 md:w-44" />
        <div className="min-w-0">
          <h1
            ref={heading}
            tabIndex={-1}
            lang={languageOf(name)}
            className="mb-2 text-[24px] leading-tight outline-none md:text-[36px]"
          >
            {name}
          </h1>
          {facts ? (
            <>
              <p className="text-ink-soft">{facts.about}</p>
              <p className="mt-1 text-ink-soft">{messages.facts(facts)}</p>
            </>
          ) : (
            <Skeleton className="h-12 w-full" />
          )}
        </div>
      </div>
      {facts && <Samples path={path} name={name} pages={facts.samples} />}
      {facts && <Contents chapters={facts.chapters} lang={languageOf(name)} />}
      <div className="mt-6 flex">
        {state === 'locked' && (
          <Button onClick={onUnlock} className="w-full md:w-auto">
            {messages.unlock.confirm(price)}
          </Button>
        )}
        {state === 'unlocked' && (
          <Button id={viewButtonId(path)} onClick={onView} className="w-full md:w-auto">
            {messages.file.view}
          </Button>
        )}
        {state === 'shown' && (
          <ButtonLink
            to={signInPath(`/progress?inside=${encodeURIComponent(path)}`)}
            className="w-full md:w-auto"
          >
            {messages.inside.signIn(price)}
          </ButtonLink>
        )}
      </div>
    </article>
  )
}

function Samples({ path, name, pages }: { path: string; name: string; pages: readonly number[] }) {
  return (
    <section
      aria-label={messages.inside.samples}
      {...reachable}
      className="-mx-4 mt-6 flex snap-x gap-3 overflow-x-auto px-4 pb-3 [scrollbar-width:thin] md:mx-0 md:gap-5 md:px-0"
    >
      {pages.map((page, index) => (
        <img
          key={page}
          src={`/${sampleOf(path, index + 1)}`}
          alt={messages.inside.sample(page, name)}
          {...pageSize}
          className="h-auto w-[min(84vw,420px)] shrink-0 snap-center rounded-medium border border-line bg-[#fbf6ec] shadow-card"
        />
      ))}
    </section>
  )
}

function Contents({ chapters, lang }: { chapters: BookFacts['chapters']; lang: string | undefined }) {
  return (
    <section className="mt-6">
      <h2 className="mb-1 text-[22px]">{messages.inside.contents}</h2>
      <ol>
        {chapters.map(({ name, page }) => (
          <li key={`${page} ${name}`} className="flex justify-between gap-4 border-b border-line py-2.5">
            <span lang={lang}>{name}</span>
            <span className="num text-ink-soft">
              <Words
                text={messages.inside.onPage(page)}
                marks={{ unseen: (words) => <span className="sr-only">{words}</span> }}
              />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
