// A mouse on something zoomed: dragging moves it about, a double click zooms in and out. For sheets without text that
// a drag would select.
import { type RefObject, useEffect, useRef } from 'react'
import type { AnchorControl } from './use-anchor.ts'
import { closeZoom } from './zoom.ts'

interface Parts {
  /** What scrolls. */
  readonly room: RefObject<HTMLElement | null>
  readonly zoom: number
  readonly anchor: AnchorControl
  readonly onZoom: (zoom: number) => void
}

export function useMouse(parts: Parts): void {
  const latest = useRef(parts)
  useEffect(() => {
    latest.current = parts
  })
  const { room } = parts

  useEffect(() => {
    const element = room.current
    if (!element) return
    let isMouse = false
    const down = (event: PointerEvent) => {
      isMouse = event.pointerType === 'mouse'
      if (event.pointerType !== 'mouse' || event.button !== 0) return
      // Else the browser would carry the picture away.
      event.preventDefault()
      element.focus({ preventScroll: true })
      element.setPointerCapture(event.pointerId)
    }
    const moved = (event: PointerEvent) => {
      if (!element.hasPointerCapture(event.pointerId)) return
      element.scrollBy({ left: -event.movementX, top: -event.movementY, behavior: 'instant' })
    }
    const doubled = ({ clientX, clientY }: MouseEvent) => {
      // A double tap makes one of these, too, and has zoomed already.
      if (!isMouse) return
      const { zoom, anchor, onZoom } = latest.current
      const at = anchor.at(clientX, clientY)
      if (at) anchor.hold(at)
      onZoom(zoom > 1 ? 1 : closeZoom)
    }
    const stop = new AbortController()
    const { signal } = stop
    element.addEventListener('pointerdown', down, { signal })
    element.addEventListener('pointermove', moved, { signal })
    element.addEventListener('dblclick', doubled, { signal })
    return () => stop.abort()
  }, [room])
}
