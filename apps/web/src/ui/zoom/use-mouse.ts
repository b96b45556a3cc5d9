// A mouse on a zoomed sheet: dragging pans, a double click zooms in and out. For sheets without selectable text.
import { type RefObject, useEffect, useRef } from 'react'
import type { AnchorControl } from './use-anchor.ts'
import { closeZoom } from './zoom.ts'

interface Parts {
  /** The element that scrolls. */
  readonly room: RefObject<HTMLElement | null>
  readonly zoom: number
  readonly anchor: AnchorControl
  readonly onZoom: (zoom: number) => void
}

export const useMouse = (parts: Parts): void => {
  const latest = useRef(parts)
  useEffect(() => {
    latest.current = parts
  })
  const { room } = parts

  useEffect(() => {
    const element = room.current
    if (!element) return
    let isMouse = false
    const onPointerDown = (event: PointerEvent) => {
      isMouse = event.pointerType === 'mouse'
      if (event.pointerType !== 'mouse' || event.button !== 0) return
      // Otherwise the browser drags the image.
      event.preventDefault()
      element.focus({ preventScroll: true })
      element.setPointerCapture(event.pointerId)
    }
    const onPointerMove = (event: PointerEvent) => {
      if (!element.hasPointerCapture(event.pointerId)) return
      element.scrollBy({ left: -event.movementX, top: -event.movementY, behavior: 'instant' })
    }
    const onDoubleClick = ({ clientX, clientY }: MouseEvent) => {
      // A double tap fires this event too, and has already zoomed.
      if (!isMouse) return
      const { zoom, anchor, onZoom } = latest.current
      const at = anchor.at(clientX, clientY)
      if (at) anchor.hold(at)
      onZoom(zoom > 1 ? 1 : closeZoom)
    }
    const stop = new AbortController()
    const { signal } = stop
    element.addEventListener('pointerdown', onPointerDown, { signal })
    element.addEventListener('pointermove', onPointerMove, { signal })
    element.addEventListener('dblclick', onDoubleClick, { signal })
    return () => stop.abort()
  }, [room])
}
