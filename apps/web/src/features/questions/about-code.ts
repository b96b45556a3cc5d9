// The code of the open account, which a student needs only after a verdict.
import { codeQuery } from '../../platform/code.ts'

export const aboutCode = codeQuery('about-question', () => import('./about-question.tsx'))
export const newsCode = codeQuery('question-news', () => import('./question-news.tsx'))
