// Turns the compile cache on, then starts the server. In JavaScript, because the first file is read before there is a cache, and
// the compiler that takes the types out of one takes a sixth of a second to load.

import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

const cache = join(import.meta.dirname, '../../../node_modules/.cache/compiled')
enableCompileCache(cache)
// For the threads, which start with the variables of the process.
process.env.NODE_COMPILE_CACHE = cache
await import('./start.ts')
