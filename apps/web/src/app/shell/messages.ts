// The words of the shell: header and bottom bar.

export const messages = {
  navigation: 'Main',
  /** The short labels are for the phone's narrow bar. */
  places: {
    tonight: { label: 'Tonight', shortLabel: 'Tonight' },
    science: { label: 'Science', shortLabel: 'Science' },
    maths: { label: 'Math', shortLabel: 'Math' },
    resources: { label: 'Resources', shortLabel: 'Resources' },
    leaderboard: { label: 'Leaderboard', shortLabel: 'Board' },
    me: { label: 'Me', shortLabel: 'Me' },
  },
  signIn: 'Login',
  signOut: 'Logout',
}
