// What is wrong with a field, in a sentence for whoever filled it in. No schemas here, so that the forms of the web app can
// say the same before they send anything. (What is wrong with a name, says `problemOfName` of the domain.)

export const longestEmail = 254
/** In code points: an emoji is one character of a password (decision 17). */
export const shortestPassword = 8
export const longestPassword = 128

export const fieldProblems = {
  emailLong: `Enter an email address of at most ${longestEmail} characters.`,
  email: 'Enter an email address such as name@example.com.',
  passwordEmpty: 'Enter your password.',
  passwordShort: `Use at least ${shortestPassword} characters.`,
  passwordLong: `Use at most ${longestPassword} characters.`,
} as const
