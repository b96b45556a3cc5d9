// Turns the compile cache on, then starts the server.

import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/compiled'))
await import('./start.ts')
