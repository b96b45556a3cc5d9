// What is mutated, by which tests it must be found out, and how many of the mutants they must find.

export interface Part {
  /** The files whose code is changed, as globs from the root. */
  readonly mutate: readonly string[]
  /** What is copied to be changed: the code, and what its tests read. */
  readonly copied: readonly string[]
  /** The percentage of mutants that must be found. */
  readonly least: number
}

const domain: Part = {
  mutate: [
    'packages/domain/src/**/*.ts',
    '!**/*.test.ts',
    // Tables of cases that only tests read.
    '!packages/domain/src/typed-answers/{pairs,pairs-*}.ts',
    '!packages/domain/src/tonight/sample-nights.ts',
    // Tables of words and addresses, which a test could only say again.
    '!packages/domain/src/referral/neutral-words.ts',
    '!packages/domain/src/practice/element-names.ts',
    '!packages/domain/src/{product,screens}.ts',
  ],
  copied: ['packages/domain/**', 'scripts/fixed-seed.ts', 'mutants/*.ts'],
  least: 95,
}

const money: Part = {
  mutate: [
    // The till, and what earns and costs Skizies. The rules that these ask are in the domain.
    'apps/server/src/features/rewards/{store,after-answer,badges,pay-referrer,sign-in-day,read-ledger}.ts',
    'apps/server/src/features/resources/unlock-resource.ts',
    'apps/server/src/features/leaderboard/buy-time.ts',
    'apps/server/src/features/referral/claim.ts',
    'apps/server/src/features/questions/pay-changed-keys.ts',
    'apps/server/src/features/practice/submit-answer.ts',
    'apps/server/src/features/practice/maths/leave-question.ts',
  ],
  copied: ['apps/server/**', 'scripts/fixed-seed.ts', 'mutants/*.ts'],
  least: 90,
}

const checks: Part = {
  mutate: [
    'content/checks/**/*.ts',
    '!**/*.test.ts',
    // A table of questions that were looked at one by one, which a test could only say again.
    '!content/checks/harmless-echoes.ts',
    // A type alone.
    '!content/checks/problem.ts',
    // These read files and judge nothing but their shape; what they give is judged by the gates.
    '!content/checks/{read-json,written-content,written-papers}.ts',
    // A table for authors to read, which refuses nothing.
    '!content/checks/report.ts',
    // The tests of these typeset books and generate every maths question, which takes too long to do for each mutant.
    '!content/checks/{resources,maths-papers}.ts',
  ],
  // The gates are asked about made-up questions: the bank, its figures and its papers stay where they are.
  copied: ['content/**/*.ts', 'content/*.json', 'scripts/fixed-seed.ts', 'mutants/*.ts'],
  least: 90,
}

export const parts: Readonly<Record<string, Part>> = { domain, money, checks }
