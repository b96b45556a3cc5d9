// Typst in, SVG text or a PDF out. The compiler sees only the fonts named here and never the machine's own, so a
// figure or a book looks the same wherever it is built.

import { createRequire } from 'node:module'
import { dirname, relative } from 'node:path'
import {
  type CompileDocArgs,
  NodeCompiler,
  type NodeTypstDocument,
} from '@myriaddreamin/typst-ts-node-compiler'
import type { JudgedFigure } from './claims.ts'
import { shiftsOfLabels } from './labels.ts'
import { readObjects } from './pdf/objects.ts'
import { writePdf } from './pdf/write.ts'
import { spellBangla } from './syllables/spell.ts'

const require = createRequire(import.meta.url)
const atkinson = dirname(require.resolve('@expo-google-fonts/atkinson-hyperlegible-next/package.json'))
const bricolage = dirname(require.resolve('@expo-google-fonts/bricolage-grotesque/package.json'))
const bengali = dirname(require.resolve('@expo-google-fonts/noto-sans-bengali/package.json'))

/** The fonts of each kind of source; the compiler has a few of its own for single characters. */
const fontPaths = {
  figures: [atkinson, bricolage],
  maths: [atkinson],
  resources: [atkinson, bricolage, bengali],
}

interface Diagnostic {
  message: string
  path: string
  range: { start: { line: number } } | null
}

/** A source that does not typeset; the message is one sentence that names the file and the line. */
class TypesettingError extends Error {
  override readonly name = 'TypesettingError'
}

const describe = (diagnostics: Diagnostic[], name: string): string => {
  const [first] = diagnostics
  if (!first) return `${name}: Typst gave no reason.`
  const line = first.range ? `line ${first.range.start.line + 1}` : ''
  const file = first.path ? relative(process.cwd(), first.path) : name
  return `${name} does not typeset: ${first.message} (${[file, line].filter(Boolean).join(', ')}).`
}

interface TypesetPage {
  readonly svg: string
  readonly figures: readonly JudgedFigure[]
}

export interface Typesetter {
  /** The first page of a source as SVG. @throws TypesettingError on any error or warning. */
  svg(file: string): string
  /** The one page of a maths source that is not a file; messages call it `name`. @throws TypesettingError */
  pageOf(markup: string, name: string): TypesetPage
  /** A whole document as PDF/UA-1: tagged, with title, language and bookmarks, and the same bytes every time. */
  pdf(file: string): Buffer
  /** The same of a source that is not a file. */
  pdfOf(markup: string, name: string): Buffer
  /** The same with figures of the maths kit, whose labels are moved off lines. */
  mathsPdfOf(markup: string, name: string): Buffer
}

/** The book as it is published: with its Bangla spelt, and less than half the size. */
const finished = (pdf: Buffer): Buffer => {
  const objects = readObjects(pdf)
  return writePdf(pdf, objects, spellBangla(objects))
}

/** A typesetter for the sources under `root`, which Typst reads as `/`, with the fonts for that kind of source. */
export const createTypesetter = (root: string, kind: keyof typeof fontPaths = 'figures'): Typesetter => {
  const compiler = NodeCompiler.create({ workspace: root, fontArgs: [{ fontPaths: fontPaths[kind] }] })
  let compiled = 0

  function document(source: CompileDocArgs, name: string): NodeTypstDocument {
    const result = compiler.compile(source)
    // A warning is refused too: an unknown font or a layout that does not settle gives a wrong picture.
    const diagnostics = result.takeError() ?? result.takeWarnings()
    if (diagnostics) throw new TypesettingError(describe(compiler.fetchDiagnostics(diagnostics), name))
    const compiledDocument = result.result
    if (!compiledDocument) throw new TypesettingError(describe([], name))
    return compiledDocument
  }

  const file = (path: string): [CompileDocArgs, string] => [
    { mainFilePath: path, resetRead: true },
    relative(process.cwd(), path),
  ]

  function onePage(source: CompileDocArgs, name: string): NodeTypstDocument {
    const compiledDocument = document(source, name)
    if (compiledDocument.numOfPages !== 1) {
      throw new TypesettingError(`${name} has ${compiledDocument.numOfPages} pages; a figure has one.`)
    }
    compiled += 1
    if (compiled % 50 === 0) compiler.evictCache(3)
    return compiledDocument
  }

  function pageOf(markup: string, name: string): TypesetPage {
    const page = onePage({ mainFileContent: markup, inputs: { labels: 'marked' } }, name)
    const figures: JudgedFigure[] = compiler.query(page, { selector: '<figure>', field: 'value' })
    return { svg: compiler.plainSvg(page), figures }
  }

  /** A document whose labels are placed by what is drawn on its pages. */
  function withLabels(markup: string, name: string): CompileDocArgs {
    const numbered = document({ mainFileContent: markup, inputs: { labels: 'numbered' } }, name)
    return { mainFileContent: markup, inputs: { labels: shiftsOfLabels(compiler.plainSvg(numbered)) } }
  }

  function wholeDocument(source: CompileDocArgs, name: string): Buffer {
    const compiledDocument = document(source, name)
    try {
      const pdf = compiler.pdf(compiledDocument, { pdfStandard: 'ua-1' })
      return kind === 'resources' ? finished(pdf) : pdf
    } catch (error) {
      // What the standard refuses (a figure without alt text, a heading out of order) is reported without a line.
      const reason = error instanceof Error ? error.message : String(error)
      const [, detail = reason] = reason.match(/message: "([^"]*)"/) ?? []
      throw new TypesettingError(`${name} does not make a PDF: ${detail}.`)
    } finally {
      compiler.evictCache(0)
    }
  }

  return {
    svg: (path) => compiler.plainSvg(onePage(...file(path))),
    pageOf,
    pdf: (path) => wholeDocument(...file(path)),
    pdfOf: (markup, name) => wholeDocument({ mainFileContent: markup }, name),
    mathsPdfOf: (markup, name) => wholeDocument(withLabels(markup, name), name),
  }
}
