// The size of an element as it changes.
import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Size } from './zoom.ts'

/** In CSS pixels, without the gutter of the vertical scroll bar and with the space of the horizontal one. */
export const useSize = (element: RefObject<HTMLElement | null>): Size | null => {
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    // The horizontal bar comes and goes with the zoom; if it counted, zooming would change the fitted size.
    const measure = () => {
      const { clientWidth: width, offsetHeight: height } = current
      setSize((before) => (before?.width === width && before.height === height ? before : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return size
}
