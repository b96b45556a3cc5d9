// Which modules are built into one file, because a slow connection pays for each request: those that most pages share. The
// first group that names a module gets it, together with what it imports. All others go by who imports them, and what is
// reached by `import()` alone is fetched when it is asked for.

const inFolder = (folder: string, ...names: readonly string[]) => names.map((name) => `${folder}/${name}.`)
const icons = (...names: readonly string[]) => inFolder('lucide-react/dist/esm/icons', ...names)

/** On every page. An icon is here if the landing page and a screen have it. */
const kit = [
  ...inFolder('src/app', 'error-screen', 'first-paint', 'not-found-screen'),
  ...inFolder('src/platform', 'idle', 'invitation', 'preferences', 'ready', 'storage', 'token'),
  'src/platform/offline/messages',
  ...inFolder('src/ui', 'alert', 'button', 'card', 'classes', 'marks', 'message-screen', 'messages'),
  ...inFolder('src/ui', 'page-title', 'skeleton', 'skip-link', 'words'),
  ...inFolder('domain/src', 'format', 'product', 'rewards/amounts', 'rewards/day-limit', 'rewards/ledger'),
  ...icons('book-open', 'check', 'chevron-right', 'x'),
  'preload-helper',
]

const frontPages = [
  ...inFolder('src/features/front-door', 'feature-card', 'front-frame'),
  ...inFolder('src/ui', 'page-head'),
  ...icons('chart-no-axes-column'),
]

/** In the navigation and on Learn More. */
const places = icons('flask-conical', 'moon', 'pi', 'trophy')

/** On every screen, and on the landing page with the first answer. */
const calls = inFolder('src/platform', 'api', 'api-error', 'failures', 'messages', 'read-problem')

/** On every screen, which the front pages are not. */
const data = [
  ...inFolder('src/platform', 'badge-queue', 'catalogue', 'code', 'last-visit', 'next', 'queries'),
  ...inFolder('src/platform', 'query-client', 'session', 'student-id', 'ways'),
  ...inFolder('src/platform/offline', 'kept', 'kept-names', 'queue', 'state'),
  ...inFolder('domain/src', 'account/anonymous', 'screens'),
  // Lists of queries are for the leaderboard and the history alone.
  /@tanstack\/(?!.*(infiniteQueryObserver|queriesObserver|useInfiniteQuery|useQueries))/,
]

/** On every screen with the header. */
const shell = [
  'src/app/shell/',
  ...inFolder('src/features/questions', 'slots'),
  ...inFolder('src/features/rewards', 'in-zone'),
  ...inFolder('src/ui', 'dialog', 'progress-bar'),
  ...icons('key-round'),
]

/** A question in words and pictures: on the landing page and wherever one is asked. */
const question = [
  ...inFolder('src/features/practice/question', 'drawing', 'messages', 'options', 'quantities', 'rich-text'),
  ...inFolder('src/features/practice/question', 'shown-question', 'stem-parts', 'verdict', 'verdict-look'),
  ...inFolder('domain/src/practice', 'element-names', 'rich-text', 'rich-text-forms'),
]

/** Around every practice screen. */
const practice = [
  // What an end screen, a coin and the keys need comes later.
  /src\/features\/practice\/frame\/(?!end-card|fly-coin|keys-dialog)/,
  ...inFolder('src/features/practice', 'record-progress'),
  ...icons('arrow-left', 'rotate-cw'),
]

/** What an answer brings, also on the landing page, and a question as runs, Tonight and papers ask it. */
const verdict = inFolder(
  'src/features/practice/question',
  'check-answer',
  'picture',
  'question-text',
  'verdict-panel',
)

/** Around a multiple-choice question that is asked, in a run and tonight. */
const asked = [
  /src\/features\/practice\/question\/card\/(?!confetti)/,
  ...inFolder('src/features/practice/question', 'queries'),
]

/** On every screen of Tonight. */
const tonight = [
  ...inFolder(
    'src/features/tonight',
    'days',
    'filled-arch',
    'mark-band',
    'messages',
    'queries',
    'what-it-is',
  ),
  ...inFolder('domain/src/tonight', 'plan'),
]

/** Their end screens come later and share their state. */
const run = [/src\/features\/practice\/run\/(?!end)/]
const night = [/src\/features\/tonight\/night\/(?!end\/)/]

const chunk = (name: string, parts: readonly (string | RegExp)[]) => ({
  name,
  test: (id: string) => parts.some((part) => (typeof part === 'string' ? id.includes(part) : part.test(id))),
})

export const chunks = [
  chunk('vendor', [/node_modules\/(react|react-dom|scheduler|react-router)\//]),
  chunk('kit', kit),
  chunk('front-pages', frontPages),
  chunk('places', places),
  chunk('calls', calls),
  chunk('data', data),
  chunk('shell', shell),
  chunk('tonight', tonight),
  chunk('question', question),
  chunk('verdict', verdict),
  chunk('practice', practice),
  chunk('asked', asked),
  chunk('run', run),
  chunk('night', night),
]
