import { putNewsAway } from './put-news-away.ts'
import { readAbout } from './read-about.ts'
import { readDesk } from './read-desk.ts'
import { readFlags } from './read-flags.ts'
import { readNews } from './read-news.ts'
import { readOnDesk } from './read-on-desk.ts'
import { ruleOnQuestion } from './rule-on-question.ts'
import { tellFlag } from './tell-flag.ts'

export const questionsCalls = [
  readAbout,
  tellFlag,
  readFlags,
  readNews,
  putNewsAway,
  readDesk,
  readOnDesk,
  ruleOnQuestion,
]
