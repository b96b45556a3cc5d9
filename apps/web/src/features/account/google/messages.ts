// The words of signing in with Google.

export const messages = {
  button: { 'sign-in': 'Sign in with Google', 'sign-up': 'Sign up with Google' },
  orEmail: 'or continue with email',
  /** For developers. @param settings that are missing */
  notSetUp: (settings: readonly string[]) =>
    `Google is not set up on this server. Set ${settings.join(' and ')} and start it again.`,
  windowClosed: 'The Google window was closed before it was done. Press the button again.',
  windowBlocked: 'Your browser blocked the Google window. Allow pop-ups here and press the button again.',
  comingBack: {
    title: 'Signing you in',
    wait: 'One moment...',
    failed: 'That did not work',
    nobodyWaits: 'The page that asked for this is not open any more. Go back and press the button again.',
    backToSignIn: 'Back to sign in',
  },
}
