// The bars of the viewer: close button and title above the page; turning and zooming below it, within reach of a
// thumb.
import {
  Bookmark,
  BookmarkCheck,
  ChevronLeft,
  ChevronRight,
  List,
  ScrollText,
  Search,
  X,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import { Words } from '../../../ui/words.tsx'
import { BarButton } from '../../../ui/zoom/bar-button.tsx'
import { largestZoom } from '../../../ui/zoom/zoom.ts'
import { messages as flowMessages } from './flowing/messages.ts'
import { messages } from './messages.ts'
import type { Move, Reading } from './reading.ts'

/** What can be opened over the page. */
export type Panel = 'search' | 'places' | 'settings'

interface TopBarProps {
  readonly name: string
  readonly lang: string | undefined
  /** The file is open. */
  readonly ready: boolean
  readonly isBookmarked: boolean
  readonly onBookmark: () => void
  readonly onPanel: (panel: Panel) => void
  readonly onClose: () => void
}

export function TopBar({ name, lang, ready, isBookmarked, onBookmark, onPanel, onClose }: TopBarProps) {
  return (
    <div className="flex min-h-14 touch-none items-center gap-2 border-b border-line bg-surface px-2 pt-[env(safe-area-inset-top,0px)] md:px-4">
      <BarButton icon={X} label={messages.close} onPress={onClose} />
      <h2 lang={lang} className="min-w-0 grow truncate text-[19px] leading-snug md:text-[22px]">
        {name}
      </h2>
      <div className="flex shrink-0">
        <BarButton
          icon={isBookmarked ? BookmarkCheck : Bookmark}
          label={isBookmarked ? messages.unbookmark : messages.bookmark}
          off={!ready}
          onPress={onBookmark}
        />
        <BarButton icon={List} label={messages.places} off={!ready} onPress={() => onPanel('places')} />
        <BarButton icon={Search} label={messages.search} off={!ready} onPress={() => onPanel('search')} />
      </div>
    </div>
  )
}

interface BottomBarProps {
  readonly reading: Reading
  /** Null until the file is open. */
  readonly pages: number | null
  readonly onMove: (move: Move) => void
  /** Shows the book as it flows; undefined where that is not known yet. */
  readonly onFlow: (() => void) | undefined
}

export function BottomBar({ reading: { page, zoom }, pages, onMove, onFlow }: BottomBarProps) {
  const ready = pages !== null
  return (
    <div className="touch-none border-t border-line bg-surface pb-[env(safe-area-inset-bottom,0px)]">
      <div className="mx-auto flex min-h-14 max-w-2xl items-center justify-between gap-2 px-2">
        <div className="flex items-center gap-1">
          <BarButton
            icon={ChevronLeft}
            label={messages.previousPage}
            off={!ready || page <= 1}
            onPress={() => onMove({ type: 'turn', by: -1 })}
          />
          <p
            role="status"
            className="num min-w-16 text-center sm:min-w-24 text-[17px] font-[650] whitespace-nowrap"
          >
            {ready && (
              <Words
                text={messages.page(page, pages)}
                marks={{ wide: (words) => <span className="max-sm:sr-only">{words}</span> }}
              />
            )}
          </p>
          <BarButton
            icon={ChevronRight}
            label={messages.nextPage}
            off={!ready || page >= pages}
            onPress={() => onMove({ type: 'turn', by: 1 })}
          />
        </div>
        <div className="flex items-center gap-1">
          <BarButton
            icon={ZoomOut}
            label={messages.zoomOut}
            off={!ready || zoom <= 1}
            onPress={() => onMove({ type: 'zoom', by: -1 })}
          />
          <p role="status" className="sr-only">
            {zoom > 1 && messages.zoom(Math.round(zoom * 100))}
          </p>
          <BarButton
            icon={ZoomIn}
            label={messages.zoomIn}
            off={!ready || zoom >= largestZoom}
            onPress={() => onMove({ type: 'zoom', by: 1 })}
          />
          <BarButton icon={ScrollText} label={flowMessages.flow} off={!onFlow} onPress={() => onFlow?.()} />
        </div>
      </div>
    </div>
  )
}
