import { beginPaper } from './begin-paper.ts'
import { giveUpPaper } from './give-up-paper.ts'
import { practiseMissed } from './practise-missed.ts'
import { readPapers } from './read-papers.ts'
import { readSitting } from './read-sitting.ts'
import { saveChoices } from './save-choices.ts'
import { submitPaper } from './submit-paper.ts'

export const papersCalls = [
  readPapers,
  beginPaper,
  readSitting,
  saveChoices,
  submitPaper,
  giveUpPaper,
  practiseMissed,
]
