// A drawing of a question or an answer, in its place from the start so that nothing jumps. All of it is one button
// that enlarges it. When it does not load, its words stand in for it.
import { Maximize2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { usePictureAddress } from './picture-address.ts'
import { PictureZoom } from './picture-zoom.tsx'
import type { Drawing } from './questions.ts'

interface PictureProps {
  readonly drawing: Drawing
  /** What it shows: `Question 7`. */
  readonly name: string
  /** Of the button that enlarges it. */
  readonly id?: string
  /** Beside that button, such as the marks. */
  readonly above: ReactNode
  /** Fetched only when it comes near the screen. */
  readonly lazy?: boolean
  /** It can be read: as a picture, or in words because it did not load. */
  readonly onSeen?: () => void
}

export function Picture({ drawing, name, id, above, lazy = false, onSeen }: PictureProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  const [enlarged, setEnlarged] = useState(false)
  const { alt, width, height } = drawing
  const address = usePictureAddress(drawing)
  const settle = (as: 'loaded' | 'failed') => {
    setState(as)
    onSeen?.()
  }
  const again = () => {
    setState('loading')
    setAttempt(attempt + 1)
  }

  return (
    // On a phone a little wider than the text, because a drawing is made as wide as a phone.
    <Card className="relative max-md:-mx-2.5 max-md:rounded-medium">
      <div className="flex min-h-12 items-center gap-2 pt-1 pr-14 pl-3 md:pt-2.5 md:pr-16 md:pl-5">
        {above}
      </div>
      {state === 'failed' ? (
        <div className="px-4 pt-2 pb-5 md:px-6">
          <div role="alert" className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
            <p className="font-[650] text-wrong">The picture did not load</p>
            <Button kind="plain" onClick={again}>
              Try again
              <span className="sr-only">: {name}</span>
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
              onLoad={() => settle('loaded')}
              onError={() => settle('failed')}
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
            <span className="sr-only">Enlarge {name}</span>
          </button>
        </>
      )}
      {enlarged && <PictureZoom drawing={drawing} name={name} onClose={() => setEnlarged(false)} />}
    </Card>
  )
}

/** Drawings are made for a phone; on a wide screen a half more reads well. */
const shownWidth = (width: number): number => Math.round(width * 1.5)
