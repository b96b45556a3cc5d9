// Content that is shown on demand, under a name with an arrow that turns.
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

interface DisclosureProps {
  readonly name: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

export function Disclosure({ name, className = '', children }: DisclosureProps) {
  return (
    <details className={`group ${className}`}>
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-small font-[650] text-ink-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-4.5 shrink-0 transition-transform duration-150 group-open:rotate-90"
        />
        {name}
      </summary>
      {children}
    </details>
  )
}
