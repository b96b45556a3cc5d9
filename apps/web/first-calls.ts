// What a screen asks of the server first. The page makes these calls as soon as it is read, while the code of the app is still on
// its way; `call` and `readFile` then find the reply instead of asking again (src/platform/first-calls.ts).
import type { screens } from '@toron/domain/screens.ts'

/**
 * `METHOD path`, or a POST with its body. `:topic` stands for the topic in the address; without one there, the call is not made. Calls
 * under /api are made for students only, public files for everybody. A call that is missing here is made when its screen asks for it, one
 * that is asked for with another path or body is made in vain.
 */
export const firstCalls: Partial<Record<keyof typeof screens, readonly string[]>> = {
  tonight: ['GET /api/me', 'GET /data/catalogue.json', 'GET /api/tonight'],
  plan: ['GET /api/me', 'GET /api/tonight/plan'],
  map: ['GET /api/me', 'GET /api/tonight/plan'],
  papers: ['GET /api/me', 'GET /api/papers'],
  paper: ['GET /api/me'],
  science: ['GET /api/me', 'GET /api/tonight', 'GET /data/catalogue.json', 'GET /api/practice/progress'],
  question: [
    'GET /api/me',
    'GET /data/catalogue.json',
    'GET /data/:topic.json',
    'POST /api/practice/runs {"topic":":topic"}',
  ],
  maths: [
    'GET /api/me',
    'GET /data/catalogue.json',
    'GET /csv/:topic.csv',
    'GET /data/maths/:topic.json',
    'GET /api/practice/maths/topics/:topic',
  ],
  resources: ['GET /api/me', 'GET /api/resources', 'GET /data/books.json', 'GET /api/resources/reading'],
  leaderboard: [
    'GET /api/me',
    'GET /api/account/ways',
    'GET /api/leaderboard/last-podium',
    'GET /api/leaderboard/boards/monthly?from=1',
  ],
  me: ['GET /api/me', 'GET /api/tonight/plan', 'GET /api/rewards/ledger', 'GET /api/questions/flags'],
}
