// Returns a question with its key, its reasons and what was told about it, to an administrator.
import { publicQuestion, teachingOf } from '@toron/content/question-text.ts'
import * as calls from '@toron/contract/desk.ts'
import type { FlagReason } from '@toron/domain/questions/flag.ts'
import { versionOf } from '@toron/domain/questions/versions.ts'
import { handle } from '../../platform/http/http.ts'
import { figuresOfQuestion, shownChanges } from './about.ts'
import { onDesk } from './desk.ts'
import { findScience } from './find-question.ts'
import { flagsAbout, shownFlag } from './flags.ts'
import { rulingOn } from './rulings.ts'

export const readOnDesk = handle(calls.readOnDesk, async (call) => {
  const db = call.database.reader
  const { question } = findScience(call, call.params.questionId)
  const of = { questionId: question.id, version: versionOf(question) }
  const ruling = await rulingOn(db, of)
  const flags = await flagsAbout(db, of)
  const open = flags.filter((flag) => ['open', 'withheld'].includes(shownFlag(flag, ruling).outcome))
  const { explanation, reasons } = teachingOf(question)
  return {
    ...onDesk(question, await figuresOfQuestion(db, question), ruling, open.length),
    shown: publicQuestion(question),
    correctAnswer: question.correctAnswer,
    explanation,
    reasons,
    changes: await shownChanges(db, question),
    flags: flags.map(({ reason, sentence, at, version }) => ({
      reason: reason as FlagReason,
      sentence,
      at,
      version,
    })),
  }
})
