// The main buttons of a question.
import type { ReactNode } from 'react'

/**
 * On a phone it sticks above the bottom bar while there is more to scroll, and covers nothing at the end. It makes room for a
 * keypad.
 */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div
      className={
        'mt-5.5 flex flex-wrap gap-3.5 max-md:sticky max-md:bottom-(--bottom-bar) max-md:z-10 max-md:-mx-4 max-md:bg-paper ' +
        'max-md:px-4 max-md:pb-3 max-md:before:pointer-events-none max-md:before:absolute max-md:before:inset-x-0 ' +
        'max-md:before:bottom-full max-md:before:h-8 max-md:before:bg-linear-to-t max-md:before:from-paper max-md:before:to-transparent ' +
        '[:root:has([data-keypad])_&]:static'
      }
    >
      {children}
    </div>
  )
}
