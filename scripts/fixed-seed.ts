// Property tests draw the same cases in every run, so that what passes here passes everywhere. `SEED=7 npx vitest run` tries
// others.
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env.SEED ?? 2026) })
