// A figure in the current theme. The SVG contains its dark colours and shows them when its address ends in #dark.
import { useShownTheme } from '../../../platform/preferences.ts'

interface DrawingProps {
  readonly file: string
  readonly alt: string
  readonly width: number | undefined
  readonly height: number | undefined
}

export function Drawing({ file, alt, width, height }: DrawingProps) {
  const theme = useShownTheme()
  return (
    <img
      src={`/images/${encodeURIComponent(file)}${theme === 'dark' ? '#dark' : ''}`}
      alt={alt}
      width={width}
      height={height}
      className="mx-auto h-auto max-w-full"
    />
  )
}
