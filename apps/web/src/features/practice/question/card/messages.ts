// The words around a multiple-choice question: its buttons and its keys.

export const messages = {
  submit: 'Submit Answer',
  next: 'Next Question',
  /** Beside the button that Enter activates. */
  enterKey: 'Enter ↵',
  notSent: (why: string) => `Your answer has not been sent. ${why}`,
  waiting: 'Your answer is kept on this device. Its verdict comes when there is a connection again.',
  retrySubmit: 'Try again',
  keys: {
    choose: 'Choose an option; 1 to 4 do the same',
    enter: 'Enter',
    act: 'Submit the answer, then move on',
    help: 'Show these keys',
  },
}
