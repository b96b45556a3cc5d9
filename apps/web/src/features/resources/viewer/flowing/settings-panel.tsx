// How a book flows on this device: the size of its text and the colours of its paper.
import { AArrowDown, AArrowUp } from 'lucide-react'
import { Choice } from '../../../../ui/choice.tsx'
import { BarButton } from '../../../../ui/zoom/bar-button.tsx'
import { Sheet } from '../sheet.tsx'
import { messages } from './messages.ts'
import { papers, type Reader, sizeAfter } from './reader.ts'

interface SettingsProps {
  readonly reader: Reader
  readonly onChange: (change: Partial<Reader>) => void
  readonly onClose: () => void
}

export function SettingsPanel({ reader: { size, paper }, onChange, onClose }: SettingsProps) {
  return (
    <Sheet title={messages.settings} onClose={onClose}>
      <div className="flex flex-col gap-6 px-2 py-2">
        <section>
          <h4 className="mb-1 text-[15px] text-ink-soft">{messages.size}</h4>
          <div className="flex items-center gap-2">
            <BarButton
              icon={AArrowDown}
              label={messages.smaller}
              off={sizeAfter(size, -1) === size}
              onPress={() => onChange({ size: sizeAfter(size, -1) })}
            />
            <p role="status" className="num min-w-10 text-center text-[19px]">
              {messages.sizeNow(size)}
            </p>
            <BarButton
              icon={AArrowUp}
              label={messages.larger}
              off={sizeAfter(size, 1) === size}
              onPress={() => onChange({ size: sizeAfter(size, 1) })}
            />
          </div>
        </section>
        <Choice
          legend={messages.paper}
          name="paper"
          options={papers.map((value) => ({ value, label: messages.papers[value] }))}
          chosen={paper}
          onChoose={(chosen) => onChange({ paper: chosen })}
        />
      </div>
    </Sheet>
  )
}
