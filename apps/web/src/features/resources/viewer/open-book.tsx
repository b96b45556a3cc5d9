// What the viewer shows between its bars: the page, the chapter, or why there is neither.
import type { Resource } from '@toron/contract/resources.ts'
import type { BookFacts } from '@toron/domain/resources/book.ts'
import type { RefObject } from 'react'
import { languageOf } from '../shelf.ts'
import type { Hit } from './flowing/page-marks.ts'
import type { Reader } from './flowing/reader.ts'
import { FileFailed, FileLoading } from './placeholders.tsx'
import type { Move, Reading } from './reading.ts'
import type { OpenFile } from './use-open-file.ts'

interface OpenBookProps {
  readonly room: RefObject<HTMLElement | null>
  readonly resource: Resource
  readonly file: OpenFile
  readonly reading: Reading
  readonly onMove: (move: Move) => void
  /** How it flows; undefined where it is shown in pages. */
  readonly flowing:
    | { readonly facts: BookFacts; readonly reader: Reader; readonly hit: Hit | null }
    | undefined
  readonly onRetry: () => void
  readonly onClose: () => void
}

export function OpenBook(props: OpenBookProps) {
  const { room, resource, file, reading, flowing, onMove, onRetry, onClose } = props
  const { path, name } = resource
  const { failure, attempt, Paper } = file
  const Flow = file.flowing?.Flow
  if (failure) return <FileFailed failure={failure} path={path} onRetry={onRetry} onClose={onClose} />
  return (
    <>
      {flowing
        ? Flow && (
            <Flow
              key={attempt}
              room={room}
              path={path}
              lang={languageOf(name) ?? 'en'}
              chapters={flowing.facts.chapters}
              page={reading.page}
              reader={flowing.reader}
              hit={flowing.hit}
              onPage={(page) => onMove({ type: 'go', page })}
              onFail={file.fail}
              onAloud={(aloud, toggle) => file.setVoice({ aloud, toggle })}
            />
          )
        : Paper && (
            <Paper
              key={attempt}
              room={room}
              path={path}
              token={file.token}
              reading={reading}
              onMove={onMove}
              onLoad={file.setBook}
              onFail={file.fail}
            />
          )}
      {!file.isReady && <FileLoading name={name} />}
    </>
  )
}
