// Replies of the open account, as its parts take them.
import type { Api } from '@toron/contract/api.ts'
import type { ReplyOf } from '@toron/contract/route.ts'

export type About = ReplyOf<Api['GET /api/questions/:questionId/about']>
