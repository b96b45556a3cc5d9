// Two emoji of the verdict (product rule 5.7), drawn so that they look the same on every device. The characters stay
// in the page for screen readers, copying and searching; the drawing is shown in their place.
import type { ReactNode } from 'react'

export function PartyPopper() {
  return (
    <DrawnSign sign="🎉">
      <path d="M3 29 9.5 11.5l11 11z" className="fill-skizie" />
      <path d="m6.2 20.4 5.4 5.4-4 1.5-2.9-2.9zM8.8 13.4l9.8 9.8-3.4 1.3-7.7-7.7z" className="fill-brand" />
      <path
        d="M14 13c2.5-2.5 3-6 1.5-9M19 18c3-3 7-3.5 10-1.5M17 15.5 24 8"
        className="fill-none stroke-(--right)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="m22 1.5 1.2 2.3 2.3 1.2-2.3 1.2L22 8.5l-1.2-2.3L18.5 5l2.3-1.2z" className="fill-skizie" />
      <circle cx="28" cy="9.5" r="1.8" className="fill-brand" />
      <circle cx="9.5" cy="6" r="1.8" className="fill-(--right)" />
      <circle cx="26.5" cy="23" r="1.8" className="fill-skizie" />
    </DrawnSign>
  )
}

export function Books() {
  return (
    <DrawnSign sign="📚">
      <path d="M6 3h20v7H6a3.5 3.5 0 0 1 0-7z" className="fill-brand" />
      <path d="M7 5h19v3H7a1.5 1.5 0 0 1 0-3z" className="fill-white" />
      <path d="M26 12H5v7h21a3.5 3.5 0 0 0 0-7z" className="fill-(--right)" />
      <path d="M25 14H5v3h20a1.5 1.5 0 0 0 0-3z" className="fill-white" />
      <path d="M7 21h21v7H7a3.5 3.5 0 0 1 0-7z" className="fill-skizie" />
      <path d="M8 23h20v3H8a1.5 1.5 0 0 1 0-3z" className="fill-white" />
    </DrawnSign>
  )
}

function DrawnSign({ sign, children }: { readonly sign: string; readonly children: ReactNode }) {
  return (
    <>
      <span className="sr-only">{sign}</span>
      <svg viewBox="0 0 32 32" aria-hidden="true" className="inline-block size-[1.15em] align-[-0.2em]">
        {children}
      </svg>
    </>
  )
}
