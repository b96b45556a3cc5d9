// The link to the sign-up screen with a student's referral code.

/** The code is in `ref`, as product rule 3.19 names it. */
export const inviteLink = (origin: string, code: string): string =>
  `${origin}/signup?ref=${encodeURIComponent(code)}`
