// What a student does that the server must hear of, and the call that says it. Each is safe to say twice: an answer has one place
// in its run or night, and a Next has an id.
import type { Api } from '@toron/contract/api.ts'
import type { ReplyOf } from '@toron/contract/route.ts'
import type { Letter } from '@toron/domain/practice/public-question.ts'
import type { call } from '../api.ts'

interface InTopic {
  /** Key of the topic. */
  readonly topic: string
  readonly questionId: string
}

/** A step in maths. */
export type Step = InTopic &
  (
    | { readonly type: 'shown' }
    | { readonly type: 'next'; readonly position: number; readonly total: number }
    | { readonly type: 'marks'; readonly earned: number }
    /** An answer is typed. Nothing is known of it before the server has marked it. */
    | {
        readonly type: 'try'
        /** A UUID of this press of Check. */
        readonly tryId: string
        readonly answers: readonly { readonly field: number; readonly text: string }[]
      }
  )

/** An answer to a question in words. */
export type AnswerAction = InTopic & { readonly option: Letter } & (
    | {
        readonly type: 'answer'
        /** Null: the topic was begun without a network, and its run is opened with the first answer that is sent. */
        readonly runId: string | null
      }
    | { readonly type: 'night' }
  )

export type Action = Step | AnswerAction

export interface Replies {
  readonly answer: ReplyOf<Api['POST /api/practice/runs/:runId/answers']>
  readonly night: ReplyOf<Api['POST /api/tonight/answers']>
  readonly next: ReplyOf<Api['POST /api/practice/maths/questions/:questionId/next']>
  readonly shown: null
  readonly marks: null
  readonly try: ReplyOf<Api['POST /api/practice/maths/questions/:questionId/work']>
}

export type Reply = Replies[Action['type']]

/** What became of an action. */
export type Delivery = {
  [Type in Action['type']]: {
    readonly action: Extract<Action, { readonly type: Type }>
    readonly reply: Replies[Type]
  }
}[Action['type']]

export const isAnswer = (action: Action): action is AnswerAction =>
  action.type === 'answer' || action.type === 'night'

/** How an action is sent. */
export interface Sending {
  readonly call: typeof call
  /** Of the device and this action; sent again it is the same. */
  readonly id: string
  /** Whether it has waited on the device. */
  readonly hasWaited: boolean
  /** Throws if somebody else has signed in meanwhile. */
  readonly check: () => void
}

export const sendAction = async (action: Action, { call, id, hasWaited, check }: Sending): Promise<Reply> => {
  const { topic, questionId } = action
  const params = { questionId }
  switch (action.type) {
    case 'shown':
      await call('POST /api/practice/maths/questions/:questionId/shown', { params })
      return null
    case 'marks': {
      const body = { earned: action.earned }
      await call('POST /api/practice/maths/questions/:questionId/marks', { params, body })
      return null
    }
    case 'next':
      return call('POST /api/practice/maths/questions/:questionId/next', { params, body: { id, hasWaited } })
    case 'try': {
      const body = { tryId: action.tryId, answers: [...action.answers], hasWaited }
      return call('POST /api/practice/maths/questions/:questionId/work', { params, body })
    }
    case 'night':
      return call('POST /api/tonight/answers', { body: { questionId, option: action.option } })
    case 'answer': {
      const runId = action.runId ?? (await call('POST /api/practice/runs', { body: { topic } })).id
      check()
      const body = { questionId, option: action.option }
      return call('POST /api/practice/runs/:runId/answers', { params: { runId }, body })
    }
  }
}
