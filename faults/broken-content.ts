// F9: content that is broken or lost. The step of `npm start` that reads it, the build or the server, must end with a
// sentence that names file, question and rule, and nothing may be served.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../apps/server/src/testing/free-port.ts'
import { loadBank } from '../content/bank.ts'
import type { Experiment, Outcome } from './experiment.ts'
import { copySmallTree } from './small-tree.ts'

interface Break {
  readonly what: string
  readonly file: string
  /** The broken text; null removes the file. */
  readonly broken: (text: string) => string | null
  /** What the build says; null if not tried, because it does not read this file, or makes it again. */
  readonly build: RegExp | null
  /** What the server says if it is started anyway; null if what was built before is whole and can be served. */
  readonly start: RegExp | null
}

const half = (text: string) => text.slice(0, text.length / 2)
const lost = () => null
const motion = 'content/mcq/physics/motion.json'
const questions = loadBank().topic('motion')?.questions.length
const figure =
  /content\/mcq\/physics\/motion\.json shows motion-006\.svg, but there is no figure of that name/

const breaks: readonly Break[] = [
  {
    what: 'a topic cut short',
    file: motion,
    broken: half,
    build: /physics\/motion\.json: not valid JSON/,
    start: /physics\/motion\.json: not valid JSON/,
  },
  {
    what: 'a key that is no option',
    file: motion,
    broken: (text) => text.replace('"correctAnswer": "B"', '"correctAnswer": "E"'),
    build: /motion\.json, question motion-001: correctAnswer must be one of A, B, C, D/,
    start: /motion\.json, question motion-001: correctAnswer must be one of A, B, C, D/,
  },
  {
    what: 'a wrong key',
    file: motion,
    broken: (text) => text.replace('"correctAnswer": "B"', '"correctAnswer": "C"'),
    build: /motion\.json, question motion-001: reasons\.C must go: C is the right answer/,
    start: /motion\.json, question motion-001: reasons\.C must go: C is the right answer/,
  },
  {
    what: 'a lost topic',
    file: motion,
    broken: lost,
    build: /physics\/motion\.json: is missing, though \S+objectives\.json lists its objectives/,
    start: /physics\/motion\.json: is missing, though \S+objectives\.json lists its objectives/,
  },
  {
    what: 'a lost figure',
    file: 'content/figures/motion/motion-006.typ',
    broken: lost,
    build: figure,
    start: /images\/motion-006\.svg: is missing/,
  },
  {
    what: 'a figure cut short',
    file: 'content/figures/motion/motion-006.typ',
    broken: half,
    build: /motion-006\.typ/,
    start: null,
  },
  {
    what: 'a lost maths topic',
    file: 'content/maths/general-math/number/index.ts',
    broken: lost,
    build: /general-math\/number\/index\.ts: is missing/,
    start: null,
  },
  {
    what: 'a lost source of a resource',
    broken: lost,
    file: 'content/resources/economics/the-basic-problem-and-markets.typ',
    build: null,
    start: /the-basic-problem-and-markets\.typ: is missing, though its list of checked facts is there/,
  },
  {
    what: 'a lost resource',
    file: 'dist/resources/economics/the-basic-problem-and-markets.pdf',
    broken: lost,
    build: null,
    start: /resources\/economics\/the-basic-problem-and-markets\.pdf: is missing/,
  },
  {
    what: 'lost maths marks',
    file: 'dist/maths-marks.json',
    broken: lost,
    build: null,
    start: /maths-marks\.json is missing\. Build the content first/,
  },
  {
    what: 'a built topic cut short',
    file: 'dist/data/motion.json',
    broken: half,
    build: null,
    start: new RegExp(`data/motion\\.json: does not have the ${questions} questions of the bank`),
  },
  {
    what: 'a question changed after the build',
    file: motion,
    broken: (text) => text.replace('defines **speed**', 'defines **velocity**'),
    build: null,
    start: /data\/motion\.json, question motion-001: differs from the bank/,
  },
]

export const breakTheContent: Experiment = async (folder) => {
  const tree = join(folder, 'tree')
  copySmallTree(tree)
  const whole = [await run(tree, 'content/build.ts'), await run(tree, 'apps/server/src/main.mjs')]
  const isSound = whole[0]?.status === 0 && whole[1]?.isOpen === true
  const outcomes = [
    { what: 'F9 whole content', isWell: isSound, more: isSound ? 'is built and served' : summaryOf(whole) },
  ]
  for (const each of breaks) outcomes.push(await tryOut(tree, each))
  return outcomes
}

const tryOut = async (tree: string, { what, file, broken, build, start }: Break): Promise<Outcome> => {
  const path = join(tree, file)
  const sound = readFileSync(path)
  const text = broken(sound.toString())
  if (text === null) rmSync(path)
  else writeFileSync(path, text)
  const seen: string[] = []
  let isWell = true
  for (const [script, words] of [
    ['content/build.ts', build],
    ['apps/server/src/main.mjs', start],
  ] as const) {
    if (!words) continue
    const { status, isOpen, output } = await run(tree, script)
    const sentence = output.split('\n').find((line) => words.test(line))
    const hasTrace = /^\s+at /m.test(output)
    if (!sentence || status === 0 || isOpen || hasTrace) isWell = false
    seen.push(sentence?.slice(0, 160) ?? summaryOf([{ status, isOpen, output }]))
  }
  writeFileSync(path, sound)
  const { status } = await run(tree, 'content/build.ts')
  return { what: `F9 ${what}`, isWell: isWell && status === 0, more: [...new Set(seen)].join(' | ') }
}

interface Ended {
  readonly status: number | null
  /** Whether it began to serve, and was then stopped. */
  readonly isOpen: boolean
  readonly output: string
}

const summaryOf = (ended: readonly Ended[]) => JSON.stringify(ended).slice(0, 2000)

const run = async (tree: string, script: string): Promise<Ended> => {
  const port = String(await freePort())
  const child = spawn(process.execPath, [script], {
    cwd: tree,
    env: { ...process.env, DATABASE_URL: `sqlite:${join(tree, 'data/toron.db')}`, PORT: port },
  })
  let output = ''
  const collect = (piece: Buffer) => {
    output += piece.toString()
    if (output.includes('Toron is open on')) child.kill()
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const [status] = (await once(child, 'close')) as [number | null]
  return { status, isOpen: output.includes('Toron is open on'), output }
}
