// What the console hears of a failure, for whoever looks into it: our own words and a code, and nothing personal.
import { ApiError } from './api-error.ts'

/** @param what failed, as a sentence without its full stop */
export function logFailure(what: string, error: unknown): void {
  console.error(`${what}: ${error instanceof ApiError ? error.message : 'fault'}`)
}
