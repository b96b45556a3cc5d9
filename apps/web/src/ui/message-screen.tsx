// A screen with a single message and what to do next: not found, coming soon, could not load, signed out.
import type { ReactNode } from 'react'
import { ArchMark } from './marks.tsx'

interface MessageScreenProps {
  /** An icon, drawn inside the arch. */
  readonly icon: ReactNode
  readonly title: string
  readonly children: ReactNode
  /** Buttons or links that lead on. */
  readonly actions?: ReactNode
  /** `alert` when it replaces what the student expected. */
  readonly role?: 'alert'
}

export function MessageScreen({ icon, title, children, actions, role }: MessageScreenProps) {
  return (
    <div role={role} className="mx-auto flex max-w-xl flex-col items-center px-4 py-14 text-center md:py-20">
      <ArchMark className="mb-7 h-28 w-24 rounded-b-[10px] bg-subject-wash pt-2 text-subject [&_svg]:size-10">
        {icon}
      </ArchMark>
      <h1 className="mb-3 text-3xl md:text-4xl">{title}</h1>
      <div className="flex flex-col gap-3 text-ink-soft">{children}</div>
      {actions && <div className="mt-7 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
