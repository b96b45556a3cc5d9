// The markup of a tree diagram with two branches at every fork, and what it says in words.

export interface Fork {
  /** Markup of the two probabilities, or '' for one that the student writes. */
  readonly chances: readonly [string, string]
  readonly outcomes: readonly [string, string]
  /** The forks after the first and after the second outcome. */
  readonly next?: readonly [Fork, Fork]
}

/** `tall` leaves room for fractions. */
export const treeDiagram = (root: Fork, stages: readonly string[] = [], tall = true): string => {
  const branches = ({ chances, outcomes, next }: Fork): string =>
    [0, 1]
      .map((n) => {
        // Without leading a fraction is measured at its full height, and stays clear of its branch.
        const chance = chances[n] ? `[#set par(leading: 0pt);#box($${chances[n]}$)]` : 'none'
        const after = next?.[n]
        return `branch(${chance}, [${outcomes[n]}]${after ? `, ${branches(after)}` : ''})`
      })
      .join(', ')
  const heads = stages.length > 0 ? `, stages: (${stages.map((stage) => `[${stage}]`).join(', ')})` : ''
  return `#tree(${branches(root)}${heads}${tall ? ', row: 68pt' : ''})`
}
