// Typst in, SVG text or a PDF out. The compiler sees only the fonts named here and never the machine's own, so a
// figure or a book looks the same wherever it is built.

import { createRequire } from 'node:module'
import { dirname, relative } from 'node:path'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'

const require = createRequire(import.meta.url)
const atkinson = dirname(require.resolve('@expo-google-fonts/atkinson-hyperlegible-next/package.json'))
const bricolage = dirname(require.resolve('@expo-google-fonts/bricolage-grotesque/package.json'))
const bengali = dirname(require.resolve('@expo-google-fonts/noto-sans-bengali/package.json'))

/** Where each kind of source finds its fonts; the compiler has a few of its own for single signs. */
const fontPaths = { figures: [atkinson], resources: [atkinson, bricolage, bengali] }

interface Diagnostic {
  message: string
  path: string
  range: { start: { line: number } } | null
}

/** A source that does not typeset; the message is one sentence that names the file and the line. */
class TypesettingError extends Error {
  override readonly name = 'TypesettingError'
}

function describe(diagnostics: Diagnostic[], file: string): string {
  const [first] = diagnostics
  if (!first) return `${relative(process.cwd(), file)}: Typst gave no reason.`
  const line = first.range ? `, line ${first.range.start.line + 1}` : ''
  const place = first.path || file
  return `${relative(process.cwd(), file)} does not typeset: ${first.message} (${relative(process.cwd(), place)}${line}).`
}

export interface Typesetter {
  /** The first page of a source as SVG. @throws TypesettingError on any error or warning. */
  svg(file: string): string
  /** A whole document as PDF/UA-1: tagged, with title, language and bookmarks, and the same bytes every time. */
  pdf(file: string): Buffer
}

/** A typesetter for the sources under `root`, which Typst reads as `/`, with the fonts for that kind of source. */
export function createTypesetter(root: string, kind: keyof typeof fontPaths = 'figures'): Typesetter {
  const compiler = NodeCompiler.create({ workspace: root, fontArgs: [{ fontPaths: fontPaths[kind] }] })
  let compiled = 0

  function document(file: string): NodeTypstDocument {
    const result = compiler.compile({ mainFilePath: file, resetRead: true })
    // A warning is refused too: an unknown font or a layout that does not settle gives a wrong picture.
    const trouble = result.takeError() ?? result.takeWarnings()
    if (trouble) throw new TypesettingError(describe(compiler.fetchDiagnostics(trouble), file))
    const made = result.result
    if (!made) throw new TypesettingError(describe([], file))
    return made
  }

  return {
    svg(file) {
      const made = document(file)
      if (made.numOfPages !== 1) {
        throw new TypesettingError(
          `${relative(process.cwd(), file)} has ${made.numOfPages} pages; a figure has one.`,
        )
      }
      compiled += 1
      if (compiled % 100 === 0) compiler.evictCache(10)
      return compiler.plainSvg(made)
    },
    pdf(file) {
      const made = document(file)
      try {
        return compiler.pdf(made, { pdfStandard: 'ua-1' })
      } catch (error) {
        // What the standard refuses (a figure without alt text, a heading out of order) has no place in the source.
        const reason = error instanceof Error ? error.message : String(error)
        const [, told = reason] = reason.match(/message: "([^"]*)"/) ?? []
        throw new TypesettingError(`${relative(process.cwd(), file)} does not make a PDF: ${told}.`)
      }
    },
  }
}
