// Fingers and wheels on a sheet (a page, a picture): two fingers or Ctrl and the wheel zoom it, a double tap zooms in
// and out, a stroke turns it. Moving a zoomed sheet about is left to the browser's own scrolling.
import { type RefObject, useEffect, useRef } from 'react'
import type { Anchor, AnchorControl } from './use-anchor.ts'
import { closeZoom, largestZoom, swipeOf } from './zoom.ts'

interface Point {
  readonly x: number
  readonly y: number
}

interface Parts {
  /** What scrolls. */
  readonly room: RefObject<HTMLElement | null>
  /** What lies in it. */
  readonly sheet: RefObject<HTMLElement | null>
  readonly zoom: number
  readonly anchor: AnchorControl
  readonly onZoom: (zoom: number) => void
  /** Left out where there is nothing to turn to. */
  readonly onTurn?: (by: 1 | -1) => void
}

/** Two taps within so many milliseconds and pixels are one double tap. */
const doubleTap = { within: 300, near: 30 }
/** A finger that went less far has tapped. */
const still = 10
/** A wheel that rests for so many milliseconds begins anew; what follows sooner is the same push running out. */
const wheelRest = 180

export function useGestures(parts: Parts): void {
  const latest = useRef(parts)
  useEffect(() => {
    latest.current = parts
  })
  const { room } = parts

  useEffect(() => {
    const element = room.current
    if (!element) return
    const fingers = new Map<number, Point>()
    let stroke: (Point & { readonly at: number }) | null = null
    let pinch: { readonly anchor: Anchor; readonly from: Point; readonly spread: number; by: number } | null =
      null
    let lastTap = { x: 0, y: 0, at: Number.NEGATIVE_INFINITY }
    let lastWheel = Number.NEGATIVE_INFINITY

    const zoomTo = (zoom: number, anchor: Anchor | null) => {
      const { anchor: control, onZoom } = latest.current
      if (anchor) control.hold(anchor)
      onZoom(zoom)
    }
    const wouldScroll = () => element.scrollWidth > element.clientWidth + 1

    const down = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') return
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      const [first, second] = [...fingers.values()]
      stroke = first && !second ? { ...first, at: event.timeStamp } : null
      if (!first || !second || pinch) return
      const from = between(first, second)
      const anchor = latest.current.anchor.at(from.x, from.y)
      if (anchor) pinch = { anchor, from, spread: Math.max(1, distance(first, second)), by: 1 }
    }

    const moved = (event: PointerEvent) => {
      if (!fingers.has(event.pointerId)) return
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      const [first, second] = [...fingers.values()]
      const { sheet, zoom } = latest.current
      if (!pinch || !first || !second || !sheet.current) return
      pinch.by = Math.min(Math.max(distance(first, second) / pinch.spread, 1 / zoom), largestZoom / zoom)
      const { x, y } = between(first, second)
      const { inSheet } = pinch.anchor
      sheet.current.style.transformOrigin = `${inSheet.x * 100}% ${inSheet.y * 100}%`
      sheet.current.style.transform = `translate(${x - pinch.from.x}px, ${y - pinch.from.y}px) scale(${pinch.by})`
    }

    const endPinch = () => {
      if (!pinch) return
      const { sheet, zoom } = latest.current
      const [first, second] = [...fingers.values()]
      const to = first && second ? between(first, second) : pinch.from
      const { inSheet, inRoom } = pinch.anchor
      const shift = { x: to.x - pinch.from.x, y: to.y - pinch.from.y }
      const next = zoom * pinch.by
      pinch = null
      if (Math.abs(next - zoom) < 0.02) {
        if (sheet.current) sheet.current.style.transform = ''
      } else {
        zoomTo(next, { inSheet, inRoom: { x: inRoom.x + shift.x, y: inRoom.y + shift.y } })
      }
    }

    const up = (event: PointerEvent) => {
      endPinch()
      fingers.delete(event.pointerId)
      if (!stroke || fingers.size > 0) return
      const began = stroke
      stroke = null
      const [right, below] = [event.clientX - began.x, event.clientY - began.y]
      const duration = event.timeStamp - began.at
      if (Math.hypot(right, below) < still) {
        tapped(event, duration)
        return
      }
      const by = swipeOf(right, below, duration)
      if (by !== 0 && !wouldScroll() && isNothingSelected()) latest.current.onTurn?.(by)
    }

    const tapped = ({ clientX: x, clientY: y, timeStamp: at, target }: PointerEvent, duration: number) => {
      // A long press selects, and a link is for following.
      if (duration > doubleTap.within || (target instanceof Element && target.closest('a, button'))) return
      if (at - lastTap.at > doubleTap.within || Math.hypot(x - lastTap.x, y - lastTap.y) > doubleTap.near) {
        lastTap = { x, y, at }
        return
      }
      lastTap = { x: 0, y: 0, at: Number.NEGATIVE_INFINITY }
      const { zoom, anchor } = latest.current
      zoomTo(zoom > 1 ? 1 : closeZoom, anchor.at(x, y))
    }

    const cancelled = (event: PointerEvent) => {
      endPinch()
      fingers.delete(event.pointerId)
      stroke = null
    }

    // Else the browser would take two fingers for scrolling and end the pinch.
    const keepPinch = (event: TouchEvent) => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault()
    }

    const wheel = (event: WheelEvent) => {
      const { zoom, anchor, onTurn } = latest.current
      if (event.ctrlKey) {
        event.preventDefault()
        zoomTo(zoom * Math.exp(-event.deltaY / 200), anchor.at(event.clientX, event.clientY))
        return
      }
      const isNewPush = event.timeStamp - lastWheel > wheelRest
      lastWheel = event.timeStamp
      // A whole sheet in sight has nowhere to scroll to, so the wheel turns it.
      const isWhole = element.scrollHeight <= element.clientHeight + 1 && !wouldScroll()
      if (isNewPush && isWhole && event.deltaY !== 0) onTurn?.(event.deltaY > 0 ? 1 : -1)
    }

    const stop = new AbortController()
    const { signal } = stop
    element.addEventListener('pointerdown', down, { signal })
    element.addEventListener('pointermove', moved, { signal })
    element.addEventListener('pointerup', up, { signal })
    element.addEventListener('pointercancel', cancelled, { signal })
    element.addEventListener('touchmove', keepPinch, { signal, passive: false })
    element.addEventListener('wheel', wheel, { signal, passive: false })
    return () => stop.abort()
  }, [room])
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const isNothingSelected = () => getSelection()?.isCollapsed ?? true
