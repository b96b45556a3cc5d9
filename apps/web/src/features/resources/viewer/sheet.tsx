// A sheet over the page, on the side where there is room.
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { BarButton } from '../../../ui/zoom/bar-button.tsx'
import { messages } from './messages.ts'

interface SheetProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

export function Sheet({ title, onClose, children }: SheetProps) {
  const sheet = useRef<HTMLElement>(null)
  const id = useId()
  useEffect(() => {
    const field = sheet.current?.querySelector('input') ?? sheet.current?.querySelector('button')
    field?.focus()
  }, [])
  return (
    <section
      ref={sheet}
      aria-labelledby={id}
      className="absolute inset-y-0 right-0 z-10 flex w-full max-w-md flex-col border-l border-line bg-surface shadow-card"
    >
      <div className="flex items-center justify-between gap-2 border-b border-line py-1 pr-2 pl-5">
        <h3 id={id} className="text-[19px]">
          {title}
        </h3>
        <BarButton icon={X} label={messages.closePanel} onPress={onClose} />
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-3 py-3">{children}</div>
    </section>
  )
}
