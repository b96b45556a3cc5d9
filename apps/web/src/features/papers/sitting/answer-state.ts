/** `unfinished`: an answer breaks off; `on-paper`: there is nothing to answer here. */
export type AnswerState = 'answered' | 'open' | 'unfinished' | 'on-paper'
