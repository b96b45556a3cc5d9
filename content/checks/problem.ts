/** A broken rule: one or two sentences that name the file, the question, the rule and what to do. */
export interface Problem {
  /** Undefined if the problem is about a subject, or about no topic of the catalogue. */
  readonly topicKey?: string | undefined
  readonly message: string
}
