// The chapters of the books as files of HTML that flow, one for each chapter, beside the PDF and for the same readers.

import { createRequire } from 'node:module'
import { dirname, relative } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { chapterFile } from '@toron/domain/resources/book.ts'
import { hashOf, type Output } from '../building/outputs.ts'
import type { ResourceSource } from '../building/sources.ts'
import { readFacts } from './facts.ts'
import { flowingChapters } from './flowing.ts'
import { readPrinted } from './printed.ts'
import { builtPdf, sourcesOf } from './sources.ts'

const require = createRequire(import.meta.url)
const fonts = ['atkinson-hyperlegible-next', 'bricolage-grotesque', 'noto-sans-bengali']

/** @param root which Typst reads as `/` @returns what turns a book into HTML */
export const flowingTypesetter = (root: string): ((file: string) => string) => {
  const fontPaths = fonts.map((font) => dirname(require.resolve(`@expo-google-fonts/${font}/package.json`)))
  const compiler = NodeCompiler.create({ workspace: root, fontArgs: [{ fontPaths }] })
  return (file) => {
    const compiled = compiler.compileHtml({
      mainFilePath: file,
      inputs: { form: 'reflowing' },
      resetRead: true,
    })
    // Warnings name what has no form in HTML, such as a page; that no word is lost with it is checked.
    const error = compiled.takeError()
    const html = compiled.result && compiler.tryHtml(compiled.result).result?.html()
    const reason = error && compiler.fetchDiagnostics(error)[0]?.message
    compiler.evictCache(0)
    if (!html)
      throw new Error(`${relative(process.cwd(), file)} does not flow: ${reason ?? 'for no reason given'}.`)
    return html
  }
}

/** How many chapters the sources of a book begin; the answers are one more. */
const chapterCount = (source: ResourceSource): number =>
  sourcesOf(source).reduce((sum, text) => sum + (text.match(/^(?:= |#answers\()/gm)?.length ?? 0), 0)

/** The chapters of one book, made together. */
const chaptersOf = (
  source: ResourceSource,
  { content, output, code }: { content: string; output: string; code: string },
): Output[] => {
  let made: readonly string[] | undefined
  const count = chapterCount(source)
  return Array.from({ length: count }, (_, index) => ({
    path: `resources/${chapterFile(source.resource.path, index + 1)}`,
    inputs: hashOf(code, source.inputs),
    group: source.resource.path,
    make() {
      made ??= makeChapters(source, count, content, output)
      return made[index] ?? ''
    },
  }))
}

const makeChapters = (
  source: ResourceSource,
  count: number,
  content: string,
  output: string,
): readonly string[] => {
  const pdf = builtPdf(source, output)
  const facts = readFacts(pdf)
  try {
    const printed = readPrinted(pdf, facts.chapters[0]?.page ?? 1)
    const chapters = flowingChapters(flowingTypesetter(content)(source.file), printed, facts)
    if (chapters.length !== count)
      throw new Error(`has ${chapters.length} chapters, and its sources begin ${count}`)
    return chapters
  } catch (error) {
    throw new Error(`resources/${source.resource.path} ${error instanceof Error ? error.message : error}.`)
  }
}

export const chapterOutputs = (
  sources: readonly ResourceSource[],
  folders: { content: string; output: string; code: string },
): Output[] => sources.flatMap((source) => chaptersOf(source, folders))
