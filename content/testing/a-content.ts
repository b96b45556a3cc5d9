// A small content folder to build: the real kits, and two questions.
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildOptions, build } from '../build.ts'
import { aFigure, aQuestion, aQuestionWithFigure, temporaryDirectory, write, writeTopic } from './builders.ts'

const real = join(import.meta.dirname, '..')

/** A content folder with the real figure kit and two questions of one topic, the first with a figure. */
export const aContent = () => {
  const directory = temporaryDirectory()
  const content = join(directory, 'content')
  cpSync(join(real, 'figures/style'), join(content, 'figures/style'), { recursive: true })
  cpSync(join(real, 'figures/style.typ'), join(content, 'figures/style.typ'))
  write(join(content, 'figures/enzymes/enzymes-001.typ'), aFigure)
  writeTopic(join(content, 'mcq'), [aQuestionWithFigure(1), aQuestion(2)])
  const output = join(directory, 'dist')
  return {
    content,
    output,
    build: (options?: BuildOptions) => build({ content, output }, options),
    file: (path: string) => join(content, path),
    bytes: (path: string) => readFileSync(join(output, path)),
    read: (path: string) => readFileSync(join(output, path), 'utf8'),
  }
}
