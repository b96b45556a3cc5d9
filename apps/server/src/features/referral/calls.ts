import { renewCode } from './renew-code.ts'

export const referralCalls = [renewCode]
