// What opens over the page: the contents with the bookmarks, and the search.
import type { Chapter } from '@toron/domain/resources/book.ts'
import { useState } from 'react'
import { messages } from './messages.ts'
import { findIn, mostFound } from './search.ts'
import { Sheet } from './sheet.tsx'
import { useTexts } from './use-texts.ts'

interface PanelProps {
  readonly onGo: (page: number) => void
  readonly onClose: () => void
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

interface SearchProps {
  readonly path: string
  readonly chapters: readonly Chapter[]
  readonly pages: number
  readonly lang: string | undefined
  readonly onGo: (page: number, words: string) => void
  readonly onClose: () => void
}

export function SearchPanel({ path, chapters, pages, lang, onGo, onClose }: SearchProps) {
  const [query, setQuery] = useState('')
  const { texts, isWhole, hasFailed } = useTexts(path, chapters)
  const found = findIn(texts, query)
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
            : !isWhole
              ? messages.searching(texts.length, pages)
              : found.length === mostFound
                ? messages.mostFound(mostFound)
                : messages.found(found.length)}
      </p>
      <ol>
        {found.map(({ page, before, match, after }) => (
          <li key={page}>
            <button type="button" className={rowClass} onClick={() => onGo(page, match)}>
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
