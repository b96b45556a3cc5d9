// Who may import whom (docs/architecture.md), default deny: what no rule allows is an error.
// Tests and what tests need are held to the same walls, with their tools added.
const features =
  'account|front-door|learning|practice|rewards|leaderboard|resources|referral|admin|tonight|papers|questions'
const packages = (names) => `node_modules/(${names})(/|$)`

/** For each storey: a room imports nothing of its own storey but itself, and nothing of a storey above. */
const roomsOf = (house, storeys) =>
  storeys.flatMap((rooms, storey) =>
    rooms.map((room) => ({
      name: `${room}-knows-only-what-is-below`,
      severity: 'error',
      from: { path: `^${house}/${room}/`, pathNot: '\\.test\\.ts$' },
      to: {
        path: `^${house}/(${storeys
          .slice(storey)
          .flat()
          .filter((other) => other !== room)
          .join('|')})/`,
      },
    })),
  )

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'maths-topics-know-only-the-kit',
      severity: 'error',
      from: { path: '^content/maths/(general-math|additional-math)/([^/]+)/' },
      to: { path: '^content/maths/(general-math|additional-math)/', pathNot: '^content/maths/$1/$2/' },
    },
    // The rooms of the server's platform, from the ground up: none knows one above it.
    ...roomsOf('apps/server/src/platform', [
      ['storage'],
      ['secrets'],
      ['limits', 'mail', 'content', 'typesetting', 'marking'],
      ['identity'],
      ['http'],
      ['operation'],
    ]),
    {
      name: 'science-and-maths-share-only-the-frame',
      severity: 'error',
      from: { path: '^apps/web/src/features/practice/(run|maths)/' },
      to: {
        path: '^apps/web/src/features/practice/(run|maths)/',
        pathNot: '^apps/web/src/features/practice/$1/',
      },
    },
    {
      name: 'practice-frame-knows-no-screen',
      severity: 'error',
      from: { path: '^apps/web/src/features/practice/(frame|question|topics)/' },
      to: { path: '^apps/web/src/features/practice/(run|maths)/' },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  allowedSeverity: 'error',
  allowed: [
    // The rules import nothing but each other.
    { from: { path: '^packages/domain/src/' }, to: { path: '^packages/domain/src/' } },
    { from: { path: '^packages/domain/src/.*\\.test\\.ts$' }, to: { path: packages('vitest|fast-check') } },

    // The one library of the rules: pure arithmetic of memory (decision 83).
    { from: { path: '^packages/domain/src/tonight/memory\\.ts$' }, to: { path: packages('ts-fsrs') } },

    // What goes over the wire: zod, and the rules that it is made of.
    {
      from: { path: '^packages/contract/src/' },
      to: { path: ['^packages/(contract|domain)/src/', packages('zod')] },
    },

    // The question bank.
    {
      from: { path: '^content/' },
      to: {
        path: [
          '^content/',
          '^packages/domain/src/',
          packages('zod|mathjs|svgo|vitest|fast-check|@myriaddreamin/[^/]+|playwright-core'),
        ],
      },
    },
    { from: { path: '^content/' }, to: { dependencyTypes: ['core'] } },

    // The server: platform knows no feature; a feature knows the platform, itself and the till.
    {
      from: { path: '^apps/server/src/platform/' },
      to: {
        path: [
          '^apps/server/src/platform/',
          '^packages/',
          '^content/(bank|catalogue|papers|question-text|shelf|thresholds)\\.ts$',
          '^content/maths/(mark-scheme|template|topics|typed|variant)\\.ts$',
          '^content/papers/(print|typeset-print)\\.ts$',
          packages(
            'fastify|@fastify/[^/]+|helmet|kysely|nanoid|nodemailer|openid-client|p-limit|pg|piscina|prom-client|zod|better-auth',
          ),
        ],
      },
    },
    {
      from: { path: `^apps/server/src/features/(${features})/` },
      to: {
        path: [
          '^apps/server/src/features/$1/',
          '^apps/server/src/platform/',
          '^apps/server/src/features/rewards/',
          '^packages/',
          '^content/(bank|catalogue|papers|question-text|shelf|thresholds|maths/(template|typed))\\.ts$',
          packages('kysely|fastify|@fastify/send|@zxcvbn-ts/[^/]+'),
        ],
      },
    },
    {
      from: { path: '^apps/server/src/features/account/' },
      to: { path: '^apps/server/src/features/referral/' },
    },
    // Whoever asks questions finds them and writes to the log, and Tonight and papers also count in the progress of topics.
    {
      from: { path: '^apps/server/src/features/(practice|tonight|papers|questions)/' },
      to: { path: '^apps/server/src/features/(learning/|practice/find-question\\.ts$)' },
    },
    {
      from: { path: '^apps/server/src/features/papers/' },
      to: { path: '^content/papers/(print|maths-print|typeset-print)\\.ts$' },
    },
    {
      from: { path: '^apps/server/src/features/(tonight|papers)/' },
      to: {
        path: '^apps/server/src/features/practice/(answer-outside-run|maths/answer-in-paper|progress-store|verdict)\\.ts$',
      },
    },
    // The expected mark rests on memory and on papers.
    {
      from: { path: '^apps/server/src/features/tonight/known\\.ts$' },
      to: { path: '^apps/server/src/features/papers/papers-sat\\.ts$' },
    },
    // SQL of a table is in its owner's stores only (platform/storage/owners.ts): these compose what several of them answer.
    {
      from: {
        path: '^apps/server/src/features/(account/(check-in|delete-account|edit-profile|on-sign-in|export-account|store)|rewards/read-badges)\\.ts$',
      },
      to: {
        path: '^apps/server/src/features/(leaderboard/(boards|names)|learning/(answer-counts|attempts|closed-questions)|practice/(store|topic-facts)|resources/store)\\.ts$',
      },
    },
    // The audit adds up the books of all features, and the repair puts them right.
    {
      from: { path: '^apps/server/src/features/admin/' },
      to: {
        path: '^apps/server/src/features/(account/store|leaderboard/(boards|names|recount)|learning/(answer-counts|attempts|memory-store|remember)|papers/store|practice/(maths/store|progress-store|store)|referral/invitations)\\.ts$',
      },
    },
    {
      from: { path: '^apps/server/src/(app\\.ts|main\\.mjs|start\\.ts)$' },
      to: {
        path: [
          '^apps/server/src/',
          '^packages/contract/',
          '^content/(bank|papers|shelf)\\.ts$',
          packages('fastify|@fastify/[^/]+'),
        ],
        pathNot: '^apps/server/src/testing/',
      },
    },
    {
      from: { path: '^apps/server/src/(testing/|.*\\.test\\.ts$)' },
      to: { path: ['^apps/server/src/', '^packages/', '^content/', packages('.+')] },
    },
    { from: { path: '^apps/server/' }, to: { dependencyTypes: ['core'] } },

    // The web app: a feature knows the platform, the design kit and itself; app/ composes.
    {
      from: { path: `^apps/web/src/features/(${features})/` },
      to: {
        path: [
          '^apps/web/src/features/$1/',
          '^apps/web/src/(platform|ui)/',
          '^packages/domain/src/',
          packages('.+'),
        ],
      },
    },
    // Tonight and papers ask the questions of practice: its frame, its questions, what a verdict changes, and what is typed.
    {
      from: { path: '^apps/web/src/features/(tonight|papers)/' },
      to: {
        path: '^apps/web/src/features/practice/(frame/|question/|record-progress|maths/(messages|picture|picture-address|questions|ticks|typing/(answers|messages|plot/(placing|plotted)|printed-name|slot|unfinished))\\.)',
      },
    },
    {
      from: { path: '^apps/web/src/(platform|ui)/' },
      to: { path: ['^apps/web/src/$1/', '^packages/domain/src/', packages('.+')] },
    },
    {
      from: { path: '^apps/web/src/app/' },
      to: { path: ['^apps/web/src/', '^packages/domain/src/', packages('.+')] },
    },
    // Of the contract the web app takes types, and the sentences, which come without schemas (decision 28).
    {
      from: { path: '^apps/web/src/' },
      to: { path: '^packages/contract/src/', dependencyTypes: ['type-only'] },
    },
    {
      from: { path: '^apps/web/src/' },
      to: { path: '^packages/contract/src/(refusals|field-problems)\\.ts$' },
    },
    // What the build counts for the front pages.
    {
      from: { path: '^apps/web/src/(features/front-door/|app/routes/(home|learnmore|privacy)\\.tsx$)' },
      to: { path: '^virtual:front-door$' },
    },
    {
      from: { path: '^apps/web/src/.*\\.test\\.ts$' },
      to: { path: ['^packages/contract/src/', packages('vitest|fast-check')] },
    },
    { from: { path: '^apps/web/src/.*(\\.test\\.ts$|/testing/)' }, to: { dependencyTypes: ['core'] } },
    // The outbox is tried against the real server.
    {
      from: { path: '^apps/web/src/platform/offline/(testing/|[\\w-]+\\.test\\.ts$)' },
      to: { path: '^apps/server/src/(testing|platform/storage)/' },
    },
    { from: { path: '^apps/web/([^/]+\\.ts$|service-worker/)' }, to: {} },

    // What stands around the product may use it from outside.
    { from: { path: '^(journeys|bench|faults|mutants|scripts|simulate)/|^[^/]+\\.(ts|cjs)$' }, to: {} },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)(dist|build|\\.react-router|coverage)/'] },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
