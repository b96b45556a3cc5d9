import { existsSync, readFileSync } from 'node:fs'
import type { z } from 'zod'
import { shownPath } from '../bank.ts'
import type { Problem } from './problem.ts'

/** Reads a JSON file of a shape. Returns undefined if it is missing, or if it is wrong, which is added to `unreadable`. */
export const readJson = <T>(
  file: string,
  shape: z.ZodType<T>,
  shapeInWords: string,
  unreadable: Problem[],
  topicKey?: string,
): T | undefined => {
  if (!existsSync(file)) return undefined
  try {
    const parsed = shape.safeParse(JSON.parse(readFileSync(file, 'utf8')))
    if (parsed.success) return parsed.data
    unreadable.push({ topicKey, message: `${shownPath(file)}: must be ${shapeInWords}.` })
  } catch (error) {
    unreadable.push({
      topicKey,
      message: `${shownPath(file)}: not valid JSON: ${error instanceof Error ? error.message : error}.`,
    })
  }
  return undefined
}
