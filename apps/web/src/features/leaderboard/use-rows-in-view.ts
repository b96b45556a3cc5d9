// The rows to render as the window scrolls. It rerenders only when they change.
import { type RefObject, useLayoutEffect, useState } from 'react'
import { type RowsInView, rowsInView } from './rows-in-view.ts'

const sameRows = (a: RowsInView, b: RowsInView): boolean =>
  a.first === b.first &&
  a.end === b.end &&
  a.firstSeen === b.firstSeen &&
  a.endSeen === b.endSeen &&
  a.origin === b.origin &&
  a.height === b.height

/** @param list the element around the rows @param count of all rows, rendered or not */
export const useRowsInView = (list: RefObject<HTMLElement | null>, count: number): RowsInView => {
  const [view, setView] = useState(() => rowsInView(0, 0, count))

  useLayoutEffect(() => {
    let frame = 0
    function update() {
      frame = 0
      const top = list.current?.getBoundingClientRect().top ?? 0
      const now = rowsInView(-top, window.innerHeight, count)
      setView((known) => (sameRows(known, now) ? known : now))
    }
    const scheduleUpdate = () => {
      if (frame === 0) frame = requestAnimationFrame(update)
    }
    update()
    window.addEventListener('scroll', scheduleUpdate, { passive: true })
    window.addEventListener('resize', scheduleUpdate)
    // Content above the list may grow without any scrolling.
    const observer = new ResizeObserver(scheduleUpdate)
    observer.observe(document.body)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', scheduleUpdate)
      window.removeEventListener('resize', scheduleUpdate)
      observer.disconnect()
    }
  }, [list, count])

  return view
}
