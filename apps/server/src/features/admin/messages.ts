// What the server says to administrators and to those who appoint them.

export const messages = {
  noStudent: 'There is no such student any more.',
  unconfirmed: (email: string) =>
    `Nobody has confirmed the address ${email}, so anybody may have signed up with it. Ask the person you mean to open the link in their letter, or to read you the account id under Me, and name the account by that.`,
} as const
