// The page itself, rendered by pdf.js: picture, selectable text and links. The only module that imports pdf.js, which is large and
// comes with no screen (paperQuery).
import type { PDFDocumentProxy } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker&url'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { Document, Page, pdfjs } from 'react-pdf'
import { dropBook, keptBook } from '../../../platform/offline/books.ts'
import { classes } from '../../../ui/classes.ts'
import { useAnchor } from '../../../ui/zoom/use-anchor.ts'
import { useGestures } from '../../../ui/zoom/use-gestures.ts'
import { useSize } from '../../../ui/zoom/use-size.ts'
import { fittedWidth } from '../../../ui/zoom/zoom.ts'
import './paper.css'
import { nameLinks } from './link-names.ts'
import { type Move, type Reading, sharpness } from './reading.ts'

pdfjs.GlobalWorkerOptions.workerSrc = workerUrl

const options = {
  // The Content-Security-Policy allows no WebAssembly, and our files do not need it.
  useWasm: false,
  // The file comes in order; what a page needs sooner is asked for in small pieces, so as not to hold up the rest.
  rangeChunkSize: 2 ** 15,
  verbosity: pdfjs.VerbosityLevel.ERRORS,
}

interface PaperProps extends PagesProps {
  readonly path: string
  readonly token: string
  /** The file is open and has this many pages. */
  readonly onLoad: (book: PDFDocumentProxy) => void
}

export function Paper({ path, token, onLoad, ...pages }: PaperProps) {
  /** Undefined until it is known whether the book is on this device. */
  const [kept, setKept] = useState<ArrayBuffer | null>()
  useEffect(() => {
    void keptBook(path).then(setKept)
  }, [path])
  const file = useMemo(() => {
    if (kept === undefined) return null
    if (kept) return { data: kept }
    const httpHeaders = { authorization: `Bearer ${token}` }
    return { url: `/resources/${path}`, httpHeaders, withCredentials: false }
  }, [kept, path, token])
  const onLoadError = (error: unknown) => {
    if (!kept) return pages.onFail(error)
    // A copy on this device that does not open, such as half a download, is worth nothing: the server has the whole.
    void dropBook(path)
    setKept(null)
  }
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
      onLoadSuccess={(book) => onLoad(book)}
      onLoadError={onLoadError}
      onItemClick={({ pageNumber }) => pages.onMove({ type: 'go', page: pageNumber })}
    >
      <Pages {...pages} />
    </Document>
  )
}

interface PagesProps {
  /** The element that scrolls. */
  readonly room: RefObject<HTMLElement | null>
  readonly reading: Reading
  readonly onMove: (move: Move) => void
  readonly onFail: (error: unknown) => void
}

/** A page at a width; another width is rendered separately. */
interface Sheet {
  readonly page: number
  readonly width: number
}

const keyOf = ({ page, width }: Sheet) => `${page} ${width}`

/** Height by width of A-series paper, until the file is loaded. */
const defaultRatio = Math.SQRT2

function Pages({ room, reading, onMove, onFail }: PagesProps) {
  const { page, zoom } = reading
  const paper = useRef<HTMLDivElement>(null)
  const space = useSize(room)
  const [ratio, setRatio] = useState(defaultRatio)
  const [rendered, setRendered] = useState<Sheet | null>(null)
  const width = space ? Math.round(fittedWidth(space, ratio) * zoom) : 0
  const size = { width, height: Math.round(width * ratio) }
  const wanted: Sheet = { page, width }
  // The last rendering stays until the new one is ready, scaled to its size.
  const sheets = rendered && keyOf(rendered) !== keyOf(wanted) ? [rendered, wanted] : [wanted]

  const anchor = useAnchor(room, paper, size)
  useGestures({
    room,
    sheet: paper,
    zoom,
    anchor,
    onZoom: (to) => onMove({ type: 'zoomTo', zoom: to }),
    onTurn: (by) => onMove({ type: 'turn', by }),
  })

  useEffect(() => {
    if (page > 0 && room.current) room.current.scrollTop = 0
  }, [page, room])

  // A link that was followed disappears with its page, and the focus with it.
  useEffect(() => {
    if (rendered && (document.activeElement === null || document.activeElement === document.body)) {
      room.current?.focus({ preventScroll: true })
    }
  }, [rendered, room])

  // Runs after the text layer and after the link layer, because either may be rendered last.
  const nameAllLinks = () => {
    for (const each of paper.current?.children ?? []) nameLinks(each)
  }

  return (
    <div
      ref={paper}
      style={size}
      // With reduced motion every style change takes a millisecond: the measured size must not wait for it.
      className="relative m-auto flex-none overflow-hidden bg-[#fbf6ec] shadow-card transition-none"
    >
      {width > 0 &&
        sheets.map((sheet) => {
          const isRendered = rendered !== null && keyOf(rendered) === keyOf(sheet)
          return (
            <div
              key={keyOf(sheet)}
              inert={sheet.page !== page}
              className={classes(
                'absolute top-0 left-0 origin-top-left transition-none',
                !isRendered && 'invisible',
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
                onRenderSuccess={() => setRendered(sheet)}
                onRenderTextLayerSuccess={nameAllLinks}
                onRenderAnnotationLayerSuccess={nameAllLinks}
                onRenderError={onFail}
              />
            </div>
          )
        })}
    </div>
  )
}
