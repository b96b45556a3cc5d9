// What is said of actions that wait or could not be taken.

export const messages = {
  /** For the console; without a full stop, because a code follows. */
  console: { notRegistered: 'Toron could not be made ready for use without a network' },
  spoilt: 'Something on this device was damaged and could not be sent.',
  gone: 'What it belonged to is not there any more, so it does not count.',
}
