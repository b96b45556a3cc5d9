// Logs failures to the console: a fixed sentence and a code, nothing personal.
import { ApiError } from './api-error.ts'

/** @param what failed, as a sentence without its full stop */
export const logFailure = (what: string, error: unknown): void => {
  console.error(`${what}: ${error instanceof ApiError ? error.message : 'fault'}`)
}
