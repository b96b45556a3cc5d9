// Starts the server: settings, content, database, routes, in this order, and says in a sentence what is wrong.

import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/compiled'))
await import('./start.ts')
