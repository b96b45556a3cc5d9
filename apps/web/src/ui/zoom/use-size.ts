// How large an element is, followed as it changes.
import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Size } from './zoom.ts'

/** In CSS pixels; without the gutter that is kept for the upright scroll bar, with the place of the one below. */
export function useSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    // The bar below comes and goes with the zoom; were it counted, a page would change its size by being zoomed.
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
