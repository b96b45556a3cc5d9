// Passwords stored as they are, for tests that need very many: a real hash takes a tenth of a second.
import type { Hashing } from '../platform/identity/hashing.ts'

export const cheapHashing: Hashing = {
  hash: async (password) => `cheap ${password}`,
  verify: async ({ hash, password }) => hash === `cheap ${password}`,
}
