// The bar below a book that flows: chapters, the page that is being read, and what helps to read it.
import type { BookFacts } from '@toron/domain/resources/book.ts'
import { ALargeSmall, BookOpen, ChevronLeft, ChevronRight, Square, Volume2 } from 'lucide-react'
import { Words } from '../../../../ui/words.tsx'
import { BarButton } from '../../../../ui/zoom/bar-button.tsx'
import { messages as viewerMessages } from '../messages.ts'
import { messages } from './messages.ts'
import { chapterOfPage } from './page-marks.ts'
import type { Voice } from './use-reading-aloud.ts'

interface FlowBarProps {
  readonly page: number
  readonly facts: BookFacts
  /** Null until there is a chapter to read. */
  readonly voice: Voice | null
  readonly onGo: (page: number) => void
  readonly onSettings: () => void
  readonly onPages: () => void
}

export function FlowBar({ page, facts, voice, onGo, onSettings, onPages }: FlowBarProps) {
  const { chapters, pages } = facts
  const number = chapterOfPage(chapters, page)
  const previous = chapters[number - 2]
  const next = chapters[number]
  const isReading = voice?.aloud === 'reading'
  return (
    <div className="touch-none border-t border-line bg-surface pb-[env(safe-area-inset-bottom,0px)]">
      <div className="mx-auto flex min-h-14 max-w-2xl items-center justify-between px-2 sm:gap-2">
        <div className="flex items-center">
          <BarButton
            icon={ChevronLeft}
            label={messages.previousChapter}
            off={!voice || !previous}
            onPress={() => previous && onGo(previous.page)}
          />
          <p className="num min-w-16 text-center text-[17px] font-[650] whitespace-nowrap sm:min-w-24">
            <Words
              text={viewerMessages.page(Math.max(page, chapters[0]?.page ?? 1), pages)}
              marks={{ wide: (words) => <span className="max-sm:sr-only">{words}</span> }}
            />
          </p>
          <BarButton
            icon={ChevronRight}
            label={messages.nextChapter}
            off={!voice || !next}
            onPress={() => next && onGo(next.page)}
          />
        </div>
        <div className="flex items-center">
          <BarButton
            icon={isReading ? Square : Volume2}
            label={isReading ? messages.stopReading : messages.readAloud}
            off={!voice}
            onPress={() => voice?.toggle()}
          />
          <BarButton icon={ALargeSmall} label={messages.settings} off={!voice} onPress={onSettings} />
          <BarButton icon={BookOpen} label={messages.pages} onPress={onPages} />
        </div>
      </div>
    </div>
  )
}
