// The words of the fields that the account forms share. The contract has the sentences about invalid values
// (field-problems.ts).

export const messages = {
  fields: {
    name: 'Full Name',
    nameHint: (isAnonymous: boolean) =>
      isAnonymous
        ? 'Only you see it. A nickname is fine.'
        : 'Other students see it on the leaderboard. A nickname is fine.',
    email: 'Email Address',
    password: 'Password',
    newPassword: 'New password',
    newPasswordHint: 'At least 8 characters; 15 or more recommended.',
  },
  /** The button in a password field: its text, and its name for screen readers. */
  showPassword: { short: 'Show', full: 'Show password' },
  hidePassword: { short: 'Hide', full: 'Hide password' },
}
