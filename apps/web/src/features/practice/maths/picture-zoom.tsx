// A full-screen drawing: pinch, wheel, keys and buttons zoom it; fingers and the mouse pan it.
import { X, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useSingleKeys } from '../../../platform/preferences.ts'
import { classes } from '../../../ui/classes.ts'
import { Words } from '../../../ui/words.tsx'
import { BarButton } from '../../../ui/zoom/bar-button.tsx'
import { useAnchor } from '../../../ui/zoom/use-anchor.ts'
import { useGestures } from '../../../ui/zoom/use-gestures.ts'
import { useMouse } from '../../../ui/zoom/use-mouse.ts'
import { useSize } from '../../../ui/zoom/use-size.ts'
import {
  fittedWidth,
  largestZoom,
  type Size,
  stepZoom,
  withinZoom,
  zoomOfKey,
} from '../../../ui/zoom/zoom.ts'
import { unseen } from '../frame/unseen.tsx'
import { messages } from './messages.ts'
import { usePictureAddress } from './picture-address.ts'
import type { Drawing } from './questions.ts'

/** A scrollable region must be reachable by keyboard (WCAG 2.1.1). */
const reachable = { tabIndex: 0 }

interface PictureZoomProps {
  readonly drawing: Drawing
  readonly name: string
  /** The dialog has closed, by its button or by the browser. */
  readonly onClose: () => void
}

export function PictureZoom({ drawing, name, onClose }: PictureZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const room = useRef<HTMLElement>(null)
  const sheet = useRef<HTMLImageElement>(null)
  const singleKeys = useSingleKeys()
  const address = usePictureAddress(drawing)
  const [zoom, setZoom] = useState(1)

  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    room.current?.focus()
    return () => shown?.close()
  }, [])

  const space = useSize(room)
  const size = sizeIn(space, drawing, zoom)
  const onZoom = (to: number) => setZoom(withinZoom(to))
  const anchor = useAnchor(room, sheet, size)
  useGestures({ room, sheet, zoom, anchor, onZoom })
  useMouse({ room, zoom, anchor, onZoom })

  const close = () => dialog.current?.close()
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys of this dialog must not reach the screen behind it.
    event.stopPropagation()
    if (!singleKeys || event.ctrlKey || event.altKey || event.metaKey) return
    const to = zoomOfKey(event.key, zoom)
    if (to !== null) onZoom(to)
    else if (event.key.toLowerCase() !== 'z' || event.repeat) return
    else close()
    event.preventDefault()
  }

  return (
    <dialog
      ref={dialog}
      aria-label={name}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="m-0 h-dvh max-h-none w-screen max-w-none grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden bg-surface p-0 text-ink open:grid"
    >
      <div className="flex min-h-14 touch-none items-center gap-2 border-b border-line bg-surface px-2 pt-[env(safe-area-inset-top,0px)] md:px-4">
        <BarButton icon={X} label={messages.picture.close} onPress={close} />
        <h2 className="min-w-0 truncate text-[19px] leading-snug md:text-[22px]">{name}</h2>
      </div>
      <section
        ref={room}
        {...reachable}
        aria-label={name}
        className={classes(
          'relative flex min-h-0 min-w-0 overflow-auto overscroll-contain -outline-offset-3 [scrollbar-gutter:stable] md:[scrollbar-gutter:stable_both-edges]',
          zoom > 1
            ? 'cursor-grab touch-pan-x touch-pan-y active:cursor-grabbing'
            : 'cursor-zoom-in touch-pan-y',
        )}
      >
        <img
          ref={sheet}
          src={address}
          alt={drawing.alt}
          style={size}
          draggable={false}
          // With reduced motion every style change takes a millisecond: the measured size must not wait for it.
          className="m-auto max-w-none flex-none transition-none select-none"
        />
      </section>
      <div className="touch-none border-t border-line bg-surface pb-[env(safe-area-inset-bottom,0px)]">
        <div className="mx-auto flex min-h-14 items-center justify-center gap-1 px-2">
          <BarButton
            icon={ZoomOut}
            label={messages.picture.zoomOut}
            off={zoom <= 1}
            onPress={() => setZoom(stepZoom(zoom, -1))}
          />
          <p role="status" className="num min-w-20 text-center text-[17px] font-[650]">
            <Words text={messages.picture.zoom(Math.round(zoom * 100))} marks={{ unseen }} />
          </p>
          <BarButton
            icon={ZoomIn}
            label={messages.picture.zoomIn}
            off={zoom >= largestZoom}
            onPress={() => setZoom(stepZoom(zoom, 1))}
          />
        </div>
      </div>
    </dialog>
  )
}

/** The largest scale at zoom 1, so that a short question is not shown too large. */
const maxInitialScale = 2.5

const sizeIn = (space: Size | null, { width, height }: Drawing, zoom: number): Size => {
  if (!space) return { width: 0, height: 0 }
  const ratio = height / width
  const shown = Math.round(Math.min(fittedWidth(space, ratio), width * maxInitialScale) * zoom)
  return { width: shown, height: Math.round(shown * ratio) }
}
