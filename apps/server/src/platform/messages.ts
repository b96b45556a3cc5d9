// What any call may say, in the server's words. The web app has its own words for most of these codes
// (apps/web/src/platform/messages.ts); these are for other clients.

export const messages = {
  nothingHere: 'There is nothing at this address.',
  signIn: 'Sign in to do this.',
  tooFast: (seconds: number) => `That was too fast. Try again in ${seconds} s.`,
  tooManyPasswords: (minutes: number) =>
    `Too many wrong passwords were tried here. Try again in ${minutes} min, or choose a new password by mail.`,
  busy: (seconds: number) => `Very many students are here at this moment. Try again in ${seconds} s.`,
  databaseAway: 'Nothing can be kept at this moment, and nothing of yours is lost. Try again soon.',
  fault: 'Something went wrong on our side, and nothing of yours is lost. Try again.',
  tooLarge: 'This is more than the call takes. Send at most 64 kB.',
  notJson: 'Send JSON, with the header Content-Type: application/json.',
  brokenJson: 'The body is not valid JSON. Check quotes, commas and brackets.',
  notUnderstood: 'The request cannot be understood. Check its address and headers.',
  controlCharacters: 'Leave out control characters.',
  takesNo: (part: 'params' | 'query' | 'body') => `This call takes no ${part}.`,
  leaveOut: (names: string) => `Leave out ${names}: this call does not take it.`,
  sendOneOf: (values: string) => `Send one of ${values}.`,
  sendA: (type: string) => `Send ${type === 'object' ? 'a JSON object' : `a ${type}`} here.`,
} as const
