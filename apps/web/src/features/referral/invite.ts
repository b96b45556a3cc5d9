// The link that carries a student's code to the sign-up screen, and the words for who came by it.

/** Sign-up with the code in `ref`, as product rule 3.19 names it. */
export const inviteLink = (origin: string, code: string): string =>
  `${origin}/signup?ref=${encodeURIComponent(code)}`

const number = new Intl.NumberFormat('en')

export const friendsInWords = (friends: number): string => {
  if (friends === 0) return 'No friend has joined yet'
  return friends === 1 ? '1 friend joined' : `${number.format(friends)} friends joined`
}
