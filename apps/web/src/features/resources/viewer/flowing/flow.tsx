// A chapter of a book as it flows on this screen. Its HTML is made and checked by the build, where nothing but elements and drawings
// of the book's own kit is let through, and is sent by this server to whoever has unlocked the book.
import { useQuery } from '@tanstack/react-query'
import type { Chapter } from '@toron/domain/resources/book.ts'
import { ArrowRight } from 'lucide-react'
import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Words } from '../../../../ui/words.tsx'
import { chapterQuery } from './chapter-query.ts'
import { messages } from './messages.ts'
import { chapterOfPage, type Hit } from './page-marks.ts'
import './flow.css'
import './flow-blocks.css'
import type { Reader } from './reader.ts'
import { useFlowPlace } from './use-flow-place.ts'
import type { Aloud } from './use-reading-aloud.ts'
import { useReadingAloud } from './use-reading-aloud.ts'

export { FlowBar } from './flow-bar.tsx'
export { SettingsPanel } from './settings-panel.tsx'

interface FlowProps {
  /** The element that scrolls. */
  readonly room: RefObject<HTMLElement | null>
  readonly path: string
  readonly lang: string
  readonly chapters: readonly Chapter[]
  readonly page: number
  readonly reader: Reader
  readonly hit: Hit | null
  readonly onPage: (page: number) => void
  readonly onFail: (error: unknown) => void
  /** The chapter is there, and can be read aloud: whether it is, and what changes that. */
  readonly onAloud: (aloud: Aloud, toggle: () => void) => void
}

export function Flow(props: FlowProps) {
  const { room, path, lang, chapters, page, reader, onPage, onFail, onAloud } = props
  const number = chapterOfPage(chapters, page)
  const { data: html, error } = useQuery(chapterQuery(path, number))
  const next = chapters[number]
  // The next chapter is there before it is wanted.
  useQuery({ ...chapterQuery(path, number + 1), enabled: html !== undefined && next !== undefined })
  const chapter = useRef<HTMLElement>(null)
  const wanted = useRef<string | null>(null)
  const showWanted = useFlowPlace({ ...props, chapter, wanted, number, html })
  const [aloud, toggle] = useReadingAloud({ room, chapter, lang })

  const failed = useRef(onFail)
  failed.current = onFail
  useEffect(() => {
    if (error) failed.current(error)
  }, [error])
  const report = useRef(onAloud)
  report.current = onAloud
  const latestToggle = useRef(toggle)
  latestToggle.current = toggle
  useEffect(() => {
    if (html !== undefined) report.current(aloud, () => latestToggle.current())
  }, [html, aloud])

  /** Links lead to a place of the book: `#12/answer-exercise-3`. */
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const [, to, place = ''] = link?.getAttribute('href')?.match(/^#(\d+)\/(.+)$/) ?? []
    if (to === undefined) return
    event.preventDefault()
    wanted.current = place
    if (Number(to) === number) showWanted()
    else onPage(chapters[Number(to) - 1]?.page ?? page)
  }
  // A table that is wider than the screen scrolls, by keyboard too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: text of another size is laid out anew
  useLayoutEffect(() => {
    if (html === undefined) return
    for (const table of chapter.current?.querySelectorAll<HTMLElement>('figure.table') ?? []) {
      if (table.scrollWidth > table.clientWidth) table.tabIndex = 0
      else table.removeAttribute('tabindex')
    }
  }, [html, reader.size])
  // A new object would have React write the whole chapter again.
  const content = useMemo(() => ({ __html: html ?? '' }), [html])

  return (
    <div
      data-theme={themeOf(reader.paper)}
      data-paper={reader.paper}
      className="h-fit min-h-full w-full min-w-0 bg-paper text-ink"
      style={{ fontSize: `${reader.size}px` }}
    >
      {html !== undefined && (
        <>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are pressed by keyboard as well */}
          <article
            ref={chapter}
            key={number}
            lang={lang}
            data-group={path.split('/')[0]}
            className="flow mx-auto max-w-[42em] px-4 pt-6 pb-10 md:px-8"
            onClick={follow}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made and checked by the build
            dangerouslySetInnerHTML={content}
          />
          {next && (
            <div className="mx-auto max-w-[42em] px-4 pb-16 md:px-8">
              <Button kind="ghost" onClick={() => onPage(next.page)} className="w-full">
                <Words
                  text={messages.next(next.name)}
                  marks={{ name: (name) => <span lang={lang}>{name}</span> }}
                />
                <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  )
}

const themeOf = (paper: Reader['paper']): 'light' | 'dark' | undefined => {
  if (paper === 'app') return undefined
  return paper === 'dark' ? 'dark' : 'light'
}
