// The page itself, drawn by pdf.js: picture, selectable text and links. The only file that knows pdf.js, so that all
// of it is loaded with the first file that is opened and not before.
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker&url'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { Document, Page, pdfjs } from 'react-pdf'
import { classes } from '../../../ui/classes.ts'
import { useAnchor } from '../../../ui/zoom/use-anchor.ts'
import { useGestures } from '../../../ui/zoom/use-gestures.ts'
import { useSize } from '../../../ui/zoom/use-size.ts'
import { fittedWidth } from '../../../ui/zoom/zoom.ts'
import './paper.css'
import { nameLinks } from './link-names.ts'
import { type Move, type Reading, sharpness } from './reading.ts'

pdfjs.GlobalWorkerOptions.workerSrc = workerUrl

// The Content-Security-Policy allows no WebAssembly, and our files hold nothing that needs it.
const options = { useWasm: false, verbosity: pdfjs.VerbosityLevel.ERRORS }

interface PaperProps extends PagesProps {
  readonly path: string
  readonly token: string
  /** The file is open and has so many pages. */
  readonly onLoad: (pages: number) => void
}

export function Paper({ path, token, onLoad, ...pages }: PaperProps) {
  const file = useMemo(
    () => ({
      url: `/resources/${path}`,
      httpHeaders: { authorization: `Bearer ${token}` },
      withCredentials: false,
    }),
    [path, token],
  )
  return (
    <Document
      file={file}
      options={options}
      suspense={false}
      loading={null}
      error={null}
      noData={null}
      className="contents"
      externalLinkTarget="_blank"
      onLoadSuccess={({ numPages }) => onLoad(numPages)}
      onLoadError={pages.onFail}
      onItemClick={({ pageNumber }) => pages.onMove({ type: 'go', page: pageNumber })}
    >
      <Pages {...pages} />
    </Document>
  )
}

interface PagesProps {
  /** What scrolls around the page. */
  readonly room: RefObject<HTMLElement | null>
  readonly reading: Reading
  readonly onMove: (move: Move) => void
  readonly onFail: (error: unknown) => void
}

/** A page at a width; drawn anew for another one. */
interface Sheet {
  readonly page: number
  readonly width: number
}

const keyOf = ({ page, width }: Sheet) => `${page} ${width}`

/** Of A-sized paper, until the file says its own. */
const usualRatio = Math.SQRT2

function Pages({ room, reading, onMove, onFail }: PagesProps) {
  const { page, zoom } = reading
  const paper = useRef<HTMLDivElement>(null)
  const space = useSize(room)
  const [ratio, setRatio] = useState(usualRatio)
  const [drawn, setDrawn] = useState<Sheet | null>(null)
  const width = space ? Math.round(fittedWidth(space, ratio) * zoom) : 0
  const size = { width, height: Math.round(width * ratio) }
  const wanted: Sheet = { page, width }
  // The last drawing stays until the new one is ready, stretched to its size.
  const sheets = drawn && keyOf(drawn) !== keyOf(wanted) ? [drawn, wanted] : [wanted]

  const anchor = useAnchor(room, paper, size)
  useGestures({
    ...{ room, sheet: paper, zoom, anchor },
    onZoom: (to) => onMove({ type: 'zoomTo', zoom: to }),
    onTurn: (by) => onMove({ type: 'turn', by }),
  })

  useEffect(() => {
    if (page > 0 && room.current) room.current.scrollTop = 0
  }, [page, room])

  // A link that was followed goes with its page, and the focus with it.
  useEffect(() => {
    if (drawn && (document.activeElement === null || document.activeElement === document.body)) {
      room.current?.focus({ preventScroll: true })
    }
  }, [drawn, room])

  // Whichever of text and links is there last finds the other.
  const nameAll = () => {
    for (const each of paper.current?.children ?? []) nameLinks(each)
  }

  return (
    <div
      ref={paper}
      style={size}
      // Where less motion is asked for, every change of style takes a millisecond: what is measured must not wait.
      className="relative m-auto flex-none overflow-hidden bg-[#fbf6ec] shadow-card transition-none"
    >
      {width > 0 &&
        sheets.map((sheet) => {
          const isDrawn = drawn !== null && keyOf(drawn) === keyOf(sheet)
          return (
            <div
              key={keyOf(sheet)}
              inert={sheet.page !== page}
              className={classes(
                'absolute top-0 left-0 origin-top-left transition-none',
                !isDrawn && 'invisible',
                sheet.page !== page && 'leaving-page',
              )}
              style={{ transform: sheet.width === width ? undefined : `scale(${width / sheet.width})` }}
            >
              <Page
                pageNumber={sheet.page}
                width={sheet.width}
                devicePixelRatio={sharpness(
                  { width: sheet.width, height: sheet.width * ratio },
                  window.devicePixelRatio,
                )}
                loading={null}
                error={null}
                noData={null}
                onLoadSuccess={({ originalWidth, originalHeight }) =>
                  setRatio(originalHeight / originalWidth)
                }
                onLoadError={onFail}
                onRenderSuccess={() => setDrawn(sheet)}
                onRenderTextLayerSuccess={nameAll}
                onRenderAnnotationLayerSuccess={nameAll}
                onRenderError={onFail}
              />
            </div>
          )
        })}
    </div>
  )
}
