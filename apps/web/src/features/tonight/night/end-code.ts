import { codeQuery } from '../../../platform/code.ts'

export const nightEndCode = codeQuery('night-end', () => import('./end/night-end.tsx'))
