// When a sheet (a page, a picture) changes size, the point that the reader looks at stays where it is.
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { Size } from './zoom.ts'

/** A point: its position in the sheet (0 to 1 each way) and on screen (pixels from the room's corner). */
export interface Anchor {
  readonly inSheet: { readonly x: number; readonly y: number }
  readonly inRoom: { readonly x: number; readonly y: number }
}

export interface AnchorControl {
  /** The anchor at a point of the window. */
  readonly at: (x: number, y: number) => Anchor | null
  /** The next resize keeps this point fixed instead of the centre of the screen. */
  readonly hold: (anchor: Anchor) => void
}

/** @param room the element that scrolls @param sheet the element inside it, of this size */
export const useAnchor = (
  room: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  { width, height }: Size,
): AnchorControl => {
  const held = useRef<Anchor | null>(null)
  const resting = useRef<Anchor | null>(null)

  const { control, rest } = useMemo(() => {
    const at = (x: number, y: number): Anchor | null => {
      const outer = room.current?.getBoundingClientRect()
      const inner = sheet.current?.getBoundingClientRect()
      if (!outer || !inner?.width || !inner.height) return null
      return {
        inSheet: { x: (x - inner.left) / inner.width, y: (y - inner.top) / inner.height },
        inRoom: { x: x - outer.left, y: y - outer.top },
      }
    }
    const hold = (anchor: Anchor) => {
      held.current = anchor
    }
    const rest = () => {
      const box = room.current?.getBoundingClientRect()
      resting.current = box ? at(box.left + box.width / 2, box.top + box.height / 2) : null
    }
    return { control: { at, hold }, rest }
  }, [room, sheet])

  useLayoutEffect(() => {
    const { current: outer } = room
    const { current: inner } = sheet
    if (!outer || !inner || width === 0) return
    // The transform of the pinch is replaced by the real size.
    inner.style.transform = ''
    const anchor = held.current ?? resting.current
    held.current = null
    if (anchor) {
      outer.scrollLeft = inner.offsetLeft + anchor.inSheet.x * width - anchor.inRoom.x
      outer.scrollTop = inner.offsetTop + anchor.inSheet.y * height - anchor.inRoom.y
    }
    rest()
  }, [room, sheet, width, height, rest])

  useEffect(() => {
    const { current: outer } = room
    outer?.addEventListener('scroll', rest, { passive: true })
    return () => outer?.removeEventListener('scroll', rest)
  }, [room, rest])

  return control
}
