import { beginPaper } from './begin-paper.ts'
import { giveUpPaper } from './give-up-paper.ts'
import { makePaperCode } from './make-paper-code.ts'
import { markPaper } from './mark-paper.ts'
import { practiseMissed } from './practise-missed.ts'
import { printMarkScheme, printPaper } from './print-paper.ts'
import { readPaperCodes } from './read-paper-codes.ts'
import { readPapers } from './read-papers.ts'
import { readSitting } from './read-sitting.ts'
import { revokePaperCode } from './revoke-paper-code.ts'
import { saveChoices } from './save-choices.ts'
import { saveWork } from './save-work.ts'
import { submitPaper } from './submit-paper.ts'

export const papersCalls = [
  readPapers,
  beginPaper,
  readSitting,
  saveChoices,
  saveWork,
  markPaper,
  submitPaper,
  giveUpPaper,
  practiseMissed,
  printPaper,
  printMarkScheme,
  makePaperCode,
  readPaperCodes,
  revokePaperCode,
]
