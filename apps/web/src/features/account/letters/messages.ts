// The words of the screens that letters link to, and of the one that requests a letter.

export const messages = {
  backToSignIn: 'Back to sign in',
  forgot: {
    title: 'Forgot your password?',
    subtitle: 'Tell us the email address of your account, and we send you a link to choose a new one.',
    send: 'Send the link',
    sendAgain: 'Send it again',
    sent: (email: string) =>
      `If ${email} has an account, a letter is on its way. The link works once and for 30 minutes. Look in the spam folder too.`,
  },
  reset: {
    title: 'Choose a new password',
    subtitle: 'Every device that is signed in now will be signed out.',
    submit: 'Change password',
    done: {
      title: 'Password changed',
      subtitle: 'Every device was signed out. Sign in with the new one.',
      signIn: 'Sign In',
    },
    linkOver: { title: 'This link is over', askAgain: 'Ask for a new link' },
  },
  confirm: {
    title: 'Confirm your address',
    text: 'The account that the letter tells of gets this address. Its password stays as it is. If it is not your account, close this page.',
    submit: 'Confirm this address',
    failed: (reason: string) => `${reason} Ask for a new letter in your account.`,
    linkMissing: 'This address lacks the part that the letter gave it.',
    toAccount: 'Go to your account',
    done: {
      title: 'Address confirmed',
      text: (email: string) => `${email} is the address of your account.`,
      backToAccount: 'Back to your account',
      signIn: 'Sign In',
    },
    taken: { title: 'This address has an account', newPassword: 'Choose a new password' },
  },
}
