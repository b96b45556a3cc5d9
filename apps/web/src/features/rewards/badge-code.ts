// The code that shows badges, which a student needs only after an action.
import { codeQuery } from '../../platform/code.ts'

export const badgePagesCode = codeQuery('badge-pages', () => import('./badge-pages.tsx'))
export const badgeToastCode = codeQuery('badge-toast', () => import('./badge-toast.tsx'))
