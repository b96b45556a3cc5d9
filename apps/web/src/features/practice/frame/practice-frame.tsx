// The frame of a question and of the end of a topic: subject colours, page title, header, column and keys dialog.
import type { ReactNode } from 'react'
import { PageTitle } from '../../../ui/page-title.tsx'
import { columnClass } from './column.ts'
import { type KeyMeaning, KeysDialog } from './keys-dialog.tsx'
import type { KeysView } from './use-keys-view.ts'

interface PracticeFrameProps {
  readonly subjectKey: string
  /** Of the browser tab. */
  readonly title: string
  /** Subject, topic and the link back. */
  readonly header: ReactNode
  /** Floats above the page. */
  readonly toast?: ReactNode
  readonly keys: readonly KeyMeaning[]
  readonly keysView: KeysView
  readonly children: ReactNode
}

export function PracticeFrame(props: PracticeFrameProps) {
  const { subjectKey, title, header, toast, keys, keysView, children } = props
  return (
    <div data-subject={subjectKey} className="pb-8">
      <PageTitle>{title}</PageTitle>
      {header}
      {toast}
      <div className={columnClass}>{children}</div>
      <KeysDialog keys={keys} open={keysView.isOpen} onClose={keysView.close} />
    </div>
  )
}
