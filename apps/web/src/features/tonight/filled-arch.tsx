// An arch that is filled from its foot: a picture beside the words.
import { useId } from 'react'

interface FilledArchProps {
  /** 0 to 1. */
  readonly share: number
  /** Its size; its colour is that of the text. */
  readonly className: string
}

const outline = 'M1.5 27V10a8.5 8.5 0 0 1 17 0v17z'

export function FilledArch({ share, className }: FilledArchProps) {
  const clipId = useId()
  const height = 26 * share
  return (
    <svg viewBox="0 0 20 28.5" aria-hidden="true" className={className}>
      <clipPath id={clipId}>
        <path d={outline} />
      </clipPath>
      {share > 0 && (
        <rect
          x="0"
          y={27.5 - height}
          width="20"
          height={height}
          clipPath={`url(#${clipId})`}
          fill="currentColor"
        />
      )}
      <path d={outline} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}
