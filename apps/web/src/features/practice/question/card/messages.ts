// The words around a multiple-choice question: its buttons and its keys.

export const messages = {
  submit: 'Submit Answer',
  next: 'Next Question',
  /** Beside the button that Enter activates. */
  enterKey: 'Enter ↵',
  notSent: (why: string) => `Your answer has not been sent. ${why}`,
  waiting: (isLast: boolean) =>
    `Your answer is kept on this device. The verdict comes when there is a connection again.${isLast ? ' This was the last question: the results come then, too.' : ''}`,
  retrySubmit: 'Try again',
  keys: {
    choose: 'Choose an option; 1 to 4 do the same',
    enter: 'Enter',
    act: 'Submit the answer, then move on',
    help: 'Show these keys',
  },
}
