// The misconceptions of the bank in memory, as verdicts name them: plain, and where that differs, as written (decision 80).

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { plainText } from '@toron/domain/practice/rich-text-forms.ts'
import { subjects } from './catalogue.ts'
import { misconceptionsShape, type Misconception as Written } from './teaching.ts'

export interface Misconception {
  readonly id: string
  /** The wrong idea, as whoever holds it would say it. */
  readonly says: string
  /** What puts it right. */
  readonly mends: string
  readonly marked?: { readonly says?: string; readonly mends?: string }
}

/** Reads the misconceptions of all subjects. @returns whole sentences about what is wrong in `problems` */
export const readMisconceptions = (
  directory: string,
  shownPath: (file: string) => string,
): { readonly byId: ReadonlyMap<string, Misconception>; readonly problems: readonly string[] } => {
  const byId = new Map<string, Misconception>()
  const problems: string[] = []
  for (const { key } of subjects) {
    const file = join(directory, key, 'misconceptions.json')
    if (!existsSync(file)) continue
    try {
      const lists = misconceptionsShape.parse(JSON.parse(readFileSync(file, 'utf8')))
      for (const written of Object.values(lists).flat()) byId.set(written.id, taught(written))
    } catch {
      problems.push(`${shownPath(file)}: is not a list of misconceptions; \`npm run check\` says where.`)
    }
  }
  return { byId, problems }
}

const taught = ({ id, says, mends }: Written): Misconception => {
  const plain = { says: plainText(says), mends: plainText(mends) }
  const marked = {
    ...(plain.says !== says && { says }),
    ...(plain.mends !== mends && { mends }),
  }
  return { id, ...plain, ...(Object.keys(marked).length > 0 && { marked }) }
}
