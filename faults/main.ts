// `npm run faults`: tries on the real server what happens when things go wrong. Prints the table that docs/reliability.md
// records. Arguments such as `F4 F9` choose experiments; without any, all run.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { breakTheContent } from './broken-content.ts'
import { moveTheClocks } from './clocks.ts'
import { promoteTheReplica } from './cluster/failover.ts'
import { shareAPooler } from './cluster/four-servers.ts'
import { rollOut } from './cluster/new-version.ts'
import { pauseOne } from './cluster/paused.ts'
import { sickenTheDatabase } from './cluster/sick-database.ts'
import { startTenAtOnce } from './cluster/ten-at-once.ts'
import { fillTheDisk } from './disk-full.ts'
import { dropReplies } from './dropped-replies.ts'
import { endGently } from './ended-gently.ts'
import type { Experiment, Outcome } from './experiment.ts'
import { playHistories } from './histories.ts'
import { killAgainAndAgain } from './killed.ts'
import { overload } from './overload.ts'
import { killWhilePapersAreOpen } from './papers-killed.ts'
import { loseThePostgres } from './postgres-away.ts'
import { startTwice } from './second-server.ts'

const experiments: Readonly<Record<string, Experiment>> = {
  F1: killAgainAndAgain,
  F2: fillTheDisk,
  F3: startTwice,
  F4: loseThePostgres,
  F5: moveTheClocks,
  F6: playHistories,
  F7: dropReplies,
  F8: overload,
  F9: breakTheContent,
  F11: endGently,
  F12: killWhilePapersAreOpen,
  F13: shareAPooler,
  F14: promoteTheReplica,
  F15: rollOut,
  F16: startTenAtOnce,
  F17: pauseOne,
  F18: sickenTheDatabase,
}
const chosen = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'toron-faults-'))
// PostgreSQL and PgBouncer run as another user, who must be able to reach their files.
chmodSync(folder, 0o755)
const outcomes: Outcome[] = []
try {
  for (const [name, experiment] of Object.entries(experiments)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue
    const own = join(folder, name)
    mkdirSync(own)
    for (const outcome of await experiment(own)) {
      console.log(outcome)
      outcomes.push(outcome)
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.table(outcomes)
process.exitCode = outcomes.every(({ isWell }) => isWell) ? 0 : 1
