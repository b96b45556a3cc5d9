// The frame of a question and of the end of a topic: subject colours, page title, header, column and keys dialog.
import type { ReactNode } from 'react'
import { useCode } from '../../../platform/code.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import { columnClass } from './column.ts'
import type { KeyMeaning } from './key-meaning.ts'
import { type KeysView, keysDialogCode } from './keys-view.tsx'

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
  const { data: code } = useCode(keysDialogCode, keysView.isOpen)
  return (
    <div data-subject={subjectKey} className="pb-8">
      <PageTitle>{title}</PageTitle>
      {header}
      {toast}
      <div className={columnClass}>{children}</div>
      {code && <code.KeysDialog keys={keys} open={keysView.isOpen} onClose={keysView.close} />}
    </div>
  )
}
