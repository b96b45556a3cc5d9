// What opens over the page: the contents with the bookmarks, and the search.
import type { Chapter } from '@toron/domain/resources/book.ts'
import { X } from 'lucide-react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { BarButton } from '../../../ui/zoom/bar-button.tsx'
import { messages } from './messages.ts'
import { findIn, mostFound } from './search.ts'
import { usePageTexts } from './use-page-texts.ts'

interface PanelProps {
  readonly onGo: (page: number) => void
  readonly onClose: () => void
}

/** A sheet over the page, on the side where there is room. */
function Sheet({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const sheet = useRef<HTMLElement>(null)
  const id = useId()
  useEffect(() => {
    const field = sheet.current?.querySelector('input') ?? sheet.current?.querySelector('button')
    field?.focus()
  }, [])
  return (
    <section
      ref={sheet}
      aria-labelledby={id}
      className="absolute inset-y-0 right-0 z-10 flex w-full max-w-md flex-col border-l border-line bg-surface shadow-card"
    >
      <div className="flex items-center justify-between gap-2 border-b border-line py-1 pr-2 pl-5">
        <h3 id={id} className="text-[19px]">
          {title}
        </h3>
        <BarButton icon={X} label={messages.closePanel} onPress={onClose} />
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-3 py-3">{children}</div>
    </section>
  )
}

const rowClass =
  'flex min-h-11 w-full items-baseline justify-between gap-4 rounded-small px-2 py-2 text-start leading-snug hover:bg-sunken'

interface PlacesProps extends PanelProps {
  readonly chapters: readonly Chapter[]
  readonly bookmarks: readonly number[]
  readonly lang: string | undefined
}

export function Places({ chapters, bookmarks, lang, onGo, onClose }: PlacesProps) {
  const chapterOn = (page: number) => chapters.findLast((chapter) => chapter.page <= page)?.name
  return (
    <Sheet title={messages.places} onClose={onClose}>
      <h4 className="px-2 pb-1 text-[16px] text-ink-soft">{messages.bookmarks}</h4>
      {bookmarks.length === 0 && (
        <p className="px-2 pb-2 text-[15px] text-ink-soft">{messages.noBookmarks}</p>
      )}
      <ul className="mb-4">
        {bookmarks.map((page) => (
          <li key={page}>
            <button type="button" className={rowClass} onClick={() => onGo(page)}>
              <span lang={lang} className="min-w-0 truncate">
                {chapterOn(page)}
              </span>
              <span className="num shrink-0 text-ink-soft">{messages.pageNumber(page)}</span>
            </button>
          </li>
        ))}
      </ul>
      <h4 className="px-2 pb-1 text-[16px] text-ink-soft">{messages.contents}</h4>
      <ol>
        {chapters.map(({ name, page }) => (
          <li key={`${page} ${name}`}>
            <button type="button" className={rowClass} onClick={() => onGo(page)}>
              <span lang={lang}>{name}</span>
              <span className="num shrink-0 text-ink-soft">{messages.pageNumber(page)}</span>
            </button>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}

interface SearchProps extends PanelProps {
  readonly book: PDFDocumentProxy | null
  readonly lang: string | undefined
}

export function SearchPanel({ book, lang, onGo, onClose }: SearchProps) {
  const [query, setQuery] = useState('')
  const { texts, hasFailed } = usePageTexts(book)
  const found = findIn(texts, query)
  const pages = book?.numPages ?? 0
  const isReading = texts.length < pages && !hasFailed
  return (
    <Sheet title={messages.search} onClose={onClose}>
      <label className="block px-2">
        <span className="sr-only">{messages.query}</span>
        <input
          type="search"
          value={query}
          lang={lang}
          autoComplete="off"
          onChange={(event) => setQuery(event.target.value)}
          className="min-h-12 w-full rounded-medium border border-line bg-surface px-4 text-ink"
        />
      </label>
      <p role="status" className="px-2 py-2 text-[15px] text-ink-soft">
        {hasFailed
          ? messages.searchFailed
          : query.trim().length < 2
            ? ''
            : isReading
              ? messages.searching(texts.length, pages)
              : found.length === mostFound
                ? messages.mostFound(mostFound)
                : messages.found(found.length)}
      </p>
      <ol>
        {found.map(({ page, before, match, after }) => (
          <li key={page}>
            <button type="button" className={rowClass} onClick={() => onGo(page)}>
              <span lang={lang} className="min-w-0 text-[15px]">
                {before}
                <mark className="bg-skizie-wash font-[650] text-skizie-deep">{match}</mark>
                {after}
              </span>
              <span className="num shrink-0 text-ink-soft">{messages.pageNumber(page)}</span>
            </button>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
