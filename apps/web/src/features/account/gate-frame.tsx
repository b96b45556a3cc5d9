// The frame of the sign-in and letter screens: the arches on one side, the form on the other.
import { productName, tagline } from '@toron/domain/product.ts'
import type { ReactNode, RefObject } from 'react'
import { Link } from 'react-router'
import { Logo } from '../../ui/marks.tsx'
import { Arches } from './arches.tsx'

interface GateFrameProps {
  readonly title: string
  readonly subtitle?: ReactNode
  readonly headingRef?: RefObject<HTMLHeadingElement | null>
  readonly children: ReactNode
}

export function GateFrame({ title, subtitle, headingRef, children }: GateFrameProps) {
  return (
    <div className="grid min-h-dvh max-md:grid-rows-[auto_1fr] md:grid-cols-2">
      {/* Always dark, like a gate at dusk: it uses the dark tokens in both themes. */}
      <header
        data-theme="dark"
        className="relative flex overflow-hidden bg-surface px-5 text-ink flex-col max-md:h-36 max-md:justify-center md:px-12 md:pt-11"
      >
        <Link to="/" className="inline-flex min-h-11 items-center gap-4 self-start no-underline">
          <Logo className="size-9" />
          <span className="num text-[26px] font-bold">{productName}</span>
        </Link>
        <p className="num font-bold text-balance max-md:max-w-34 max-md:text-lg md:mt-[15vh] md:max-w-[11em] md:text-[clamp(2.4rem,4.4vw,3.5rem)]">
          {tagline}
        </p>
        <Arches className="absolute right-5 bottom-0 h-26 w-36 md:inset-x-12 md:h-[37%] md:w-auto" />
      </header>
      <main id="main" className="flex flex-col justify-center px-5 py-8 md:px-12">
        <div className="mx-auto w-full max-w-95">
          <h1 ref={headingRef} tabIndex={-1} className="mb-2.5 text-[38px]">
            {title}
          </h1>
          {subtitle && <p className="mb-7 text-ink-soft">{subtitle}</p>}
          {children}
        </div>
      </main>
    </div>
  )
}
