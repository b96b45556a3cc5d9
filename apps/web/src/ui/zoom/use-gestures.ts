// Gestures on a sheet (a page, a picture): pinching or Ctrl with the wheel zooms it, a double tap zooms in and out, a
// swipe turns it. Panning a zoomed sheet is left to the browser's own scrolling.
import { type RefObject, useEffect, useRef } from 'react'
import type { Anchor, AnchorControl } from './use-anchor.ts'
import { closeZoom, largestZoom, swipeOf } from './zoom.ts'

interface Point {
  readonly x: number
  readonly y: number
}

interface Parts {
  /** The element that scrolls. */
  readonly room: RefObject<HTMLElement | null>
  /** The element inside it that is zoomed. */
  readonly sheet: RefObject<HTMLElement | null>
  readonly zoom: number
  readonly anchor: AnchorControl
  readonly onZoom: (zoom: number) => void
  /** Omitted where there is nothing to turn to. */
  readonly onTurn?: (by: 1 | -1) => void
}

/** Two taps within this many milliseconds and pixels are a double tap. */
const doubleTap = { within: 300, near: 30 }
/** Pixels; a finger that moved less has tapped. */
const tapTolerance = 10
/** Milliseconds without a wheel event after which the next one is a new push; before that it is inertia. */
const wheelPause = 180

interface Timed extends Point {
  /** Event timestamp in milliseconds. */
  readonly at: number
}

interface Pinch {
  readonly anchor: Anchor
  readonly from: Point
  /** Pixels between the fingers when it began. */
  readonly spread: number
  /** The factor by which it has zoomed so far. */
  scale: number
}

/** What the fingers and the wheel are doing on one element. */
interface Gesture {
  readonly element: HTMLElement
  readonly latest: RefObject<Parts>
  readonly fingers: Map<number, Point>
  /** Where the only finger came down; null with two fingers or none. */
  stroke: Timed | null
  pinch: Pinch | null
  lastTap: Timed
  lastWheel: number
}

const noTap: Timed = { x: 0, y: 0, at: Number.NEGATIVE_INFINITY }

export const useGestures = (parts: Parts): void => {
  const latest = useRef(parts)
  useEffect(() => {
    latest.current = parts
  })
  const { room } = parts

  useEffect(() => {
    const element = room.current
    if (!element) return
    const gesture: Gesture = {
      element,
      latest,
      fingers: new Map(),
      stroke: null,
      pinch: null,
      lastTap: noTap,
      lastWheel: Number.NEGATIVE_INFINITY,
    }
    const stop = new AbortController()
    const { signal } = stop
    element.addEventListener('pointerdown', (event) => pressFinger(gesture, event), { signal })
    element.addEventListener('pointermove', (event) => moveFinger(gesture, event), { signal })
    element.addEventListener('pointerup', (event) => liftFinger(gesture, event), { signal })
    element.addEventListener('pointercancel', (event) => cancelFinger(gesture, event), { signal })
    element.addEventListener('touchmove', preventTouchScroll, { signal, passive: false })
    element.addEventListener('wheel', (event) => turnWheel(gesture, event), { signal, passive: false })
    return () => stop.abort()
  }, [room])
}

const pressFinger = (gesture: Gesture, event: PointerEvent): void => {
  if (event.pointerType === 'mouse') return
  const { fingers, latest } = gesture
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
  const [first, second] = [...fingers.values()]
  gesture.stroke = first && !second ? { ...first, at: event.timeStamp } : null
  if (!first || !second || gesture.pinch) return
  const from = midpoint(first, second)
  const anchor = latest.current.anchor.at(from.x, from.y)
  if (anchor) gesture.pinch = { anchor, from, spread: Math.max(1, distance(first, second)), scale: 1 }
}

const moveFinger = ({ fingers, latest, pinch }: Gesture, event: PointerEvent): void => {
  if (!fingers.has(event.pointerId)) return
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
  const [first, second] = [...fingers.values()]
  const { sheet, zoom } = latest.current
  if (!pinch || !first || !second || !sheet.current) return
  pinch.scale = Math.min(Math.max(distance(first, second) / pinch.spread, 1 / zoom), largestZoom / zoom)
  const { x, y } = midpoint(first, second)
  const { inSheet } = pinch.anchor
  sheet.current.style.transformOrigin = `${inSheet.x * 100}% ${inSheet.y * 100}%`
  sheet.current.style.transform = `translate(${x - pinch.from.x}px, ${y - pinch.from.y}px) scale(${pinch.scale})`
}

const liftFinger = (gesture: Gesture, event: PointerEvent): void => {
  endPinch(gesture)
  gesture.fingers.delete(event.pointerId)
  const { stroke } = gesture
  if (!stroke || gesture.fingers.size > 0) return
  gesture.stroke = null
  const right = event.clientX - stroke.x
  const down = event.clientY - stroke.y
  const duration = event.timeStamp - stroke.at
  if (Math.hypot(right, down) < tapTolerance) {
    tap(gesture, event, duration)
    return
  }
  const by = swipeOf(right, down, duration)
  const { latest, element } = gesture
  if (by !== 0 && !scrollsSideways(element) && isNothingSelected()) latest.current.onTurn?.(by)
}

const cancelFinger = (gesture: Gesture, event: PointerEvent): void => {
  endPinch(gesture)
  gesture.fingers.delete(event.pointerId)
  gesture.stroke = null
}

const endPinch = (gesture: Gesture): void => {
  const { pinch, fingers, latest } = gesture
  if (!pinch) return
  const { sheet, zoom } = latest.current
  const [first, second] = [...fingers.values()]
  const to = first && second ? midpoint(first, second) : pinch.from
  const { inSheet, inRoom } = pinch.anchor
  const shift = { x: to.x - pinch.from.x, y: to.y - pinch.from.y }
  const next = zoom * pinch.scale
  gesture.pinch = null
  if (Math.abs(next - zoom) < 0.02) {
    if (sheet.current) sheet.current.style.transform = ''
  } else {
    zoomTo(gesture, next, { inSheet, inRoom: { x: inRoom.x + shift.x, y: inRoom.y + shift.y } })
  }
}

const tap = (gesture: Gesture, event: PointerEvent, duration: number): void => {
  const { clientX: x, clientY: y, timeStamp: at, target } = event
  // A long press selects text, and a link is to be followed.
  if (duration > doubleTap.within || (target instanceof Element && target.closest('a, button'))) return
  const { lastTap } = gesture
  if (at - lastTap.at > doubleTap.within || Math.hypot(x - lastTap.x, y - lastTap.y) > doubleTap.near) {
    gesture.lastTap = { x, y, at }
    return
  }
  gesture.lastTap = noTap
  const { zoom, anchor } = gesture.latest.current
  zoomTo(gesture, zoom > 1 ? 1 : closeZoom, anchor.at(x, y))
}

/** With two fingers the browser would scroll, and end the pinch. */
const preventTouchScroll = (event: TouchEvent): void => {
  if (event.touches.length > 1 && event.cancelable) event.preventDefault()
}

const turnWheel = (gesture: Gesture, event: WheelEvent): void => {
  const { element, latest } = gesture
  const { zoom, anchor, onTurn } = latest.current
  if (event.ctrlKey) {
    event.preventDefault()
    zoomTo(gesture, zoom * Math.exp(-event.deltaY / 200), anchor.at(event.clientX, event.clientY))
    return
  }
  const isNewPush = event.timeStamp - gesture.lastWheel > wheelPause
  gesture.lastWheel = event.timeStamp
  // A sheet that fits the screen cannot scroll, so the wheel turns it.
  const isWhole = element.scrollHeight <= element.clientHeight + 1 && !scrollsSideways(element)
  if (isNewPush && isWhole && event.deltaY !== 0) onTurn?.(event.deltaY > 0 ? 1 : -1)
}

const zoomTo = ({ latest }: Gesture, zoom: number, anchor: Anchor | null): void => {
  const { anchor: control, onZoom } = latest.current
  if (anchor) control.hold(anchor)
  onZoom(zoom)
}

const scrollsSideways = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth > clientWidth + 1
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const midpoint = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const isNothingSelected = () => getSelection()?.isCollapsed ?? true
