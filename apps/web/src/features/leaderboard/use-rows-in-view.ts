// Follows the window's scrolling and tells which rows of the list to draw. It draws anew only when those change.
import { type RefObject, useLayoutEffect, useState } from 'react'
import { type RowsInView, rowsInView } from './rows-in-view.ts'

const sameRows = (a: RowsInView, b: RowsInView): boolean =>
  a.first === b.first &&
  a.end === b.end &&
  a.firstSeen === b.firstSeen &&
  a.endSeen === b.endSeen &&
  a.origin === b.origin &&
  a.height === b.height

/** @param list the element that the rows stand in @param count of all rows, drawn or not */
export function useRowsInView(list: RefObject<HTMLElement | null>, count: number): RowsInView {
  const [view, setView] = useState(() => rowsInView(0, 0, count))

  useLayoutEffect(() => {
    let frame = 0
    function look() {
      frame = 0
      const top = list.current?.getBoundingClientRect().top ?? 0
      const now = rowsInView(-top, window.innerHeight, count)
      setView((known) => (sameRows(known, now) ? known : now))
    }
    const soon = () => {
      if (frame === 0) frame = requestAnimationFrame(look)
    }
    look()
    window.addEventListener('scroll', soon, { passive: true })
    window.addEventListener('resize', soon)
    // What stands above the list may grow without any scrolling.
    const page = new ResizeObserver(soon)
    page.observe(document.body)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', soon)
      window.removeEventListener('resize', soon)
      page.disconnect()
    }
  }, [list, count])

  return view
}
