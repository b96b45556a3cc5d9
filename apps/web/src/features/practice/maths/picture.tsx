// A drawing of a question or an answer, with its size reserved so that nothing jumps. All of it is a button that
// enlarges it. If it does not load, its text alternative is shown.
import { Maximize2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { codeQuery, useCode } from '../../../platform/code.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Words } from '../../../ui/words.tsx'
import { unseen } from '../frame/unseen.tsx'
import { messages } from './messages.ts'
import { usePictureAddress } from './picture-address.ts'
import type { Drawing } from './questions.ts'

const zoomCode = codeQuery('picture-zoom', () => import('./picture-zoom.tsx'))

interface PictureProps {
  readonly drawing: Drawing
  /** Such as `Question 7`. */
  readonly name: string
  /** The id of the button that enlarges it. */
  readonly id?: string
  /** Shown above the drawing, such as the marks. */
  readonly above: ReactNode
  /** Loaded only when it comes near the viewport. */
  readonly lazy?: boolean
  /** The drawing has loaded, or failed to and its text is shown. */
  readonly onSeen?: () => void
}

export function Picture({ drawing, name, id, above, lazy = false, onSeen }: PictureProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  const [enlarged, setEnlarged] = useState(false)
  const { data: zoom, isError } = useCode(zoomCode, enlarged)
  const { alt, width, height } = drawing
  const address = usePictureAddress(drawing)
  const finish = (result: 'loaded' | 'failed') => {
    setState(result)
    onSeen?.()
  }
  const retry = () => {
    setState('loading')
    setAttempt(attempt + 1)
  }

  return (
    // On a phone slightly wider than the text, because drawings are designed for the full width of a phone.
    <Card className="relative max-md:-mx-2.5 max-md:rounded-medium">
      <div className="flex min-h-12 items-center gap-2 pt-1 pr-14 pl-3 md:pt-2.5 md:pr-16 md:pl-5">
        {above}
      </div>
      {state === 'failed' ? (
        <div className="px-4 pt-2 pb-5 md:px-6">
          <div role="alert" className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
            <p className="font-[650] text-wrong">{messages.picture.failed}</p>
            <Button kind="plain" onClick={retry}>
              <Words text={messages.picture.retry(name)} marks={{ unseen }} />
            </Button>
          </div>
          <p>{alt}</p>
        </div>
      ) : (
        <>
          <div
            className="relative mx-auto px-1.5 pb-2 md:px-5 md:pb-5"
            style={{ maxWidth: shownWidth(width) }}
          >
            {state === 'loading' && <Skeleton className="absolute inset-x-3.5 top-1 bottom-4" />}
            <img
              key={attempt}
              loading={lazy ? 'lazy' : 'eager'}
              src={address}
              alt={alt}
              width={width}
              height={height}
              onLoad={() => finish('loaded')}
              onError={() => finish('failed')}
              className="relative h-auto w-full"
            />
          </div>
          <button
            type="button"
            id={id}
            onClick={() => setEnlarged(true)}
            className="group absolute inset-0 flex cursor-zoom-in items-start justify-end rounded-[inherit] p-0.5 md:p-2"
          >
            <span className="inline-flex size-11 items-center justify-center rounded-small text-ink-soft group-hover:bg-sunken group-hover:text-ink">
              <Maximize2 aria-hidden="true" strokeWidth={1.75} className="size-5" />
            </span>
            <span className="sr-only">{messages.picture.enlarge(name)}</span>
          </button>
        </>
      )}
      {enlarged && isError && (
        <Alert tone="note" className="relative m-3">
          {messages.picture.zoomFailed}
        </Alert>
      )}
      {enlarged && zoom && (
        <zoom.PictureZoom drawing={drawing} name={name} onClose={() => setEnlarged(false)} />
      )}
    </Card>
  )
}

/** Drawings are designed for a phone; on a wide screen 1.5 times the size reads well. */
const shownWidth = (width: number): number => Math.round(width * 1.5)
