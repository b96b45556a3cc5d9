// What resource calls say besides the refusals of the contract.

export const messages = {
  noResource: 'There is no such resource.',
  notYours: 'You have not unlocked such a resource.',
  locked: 'This resource is locked. Unlock it with Skizies first.',
  missing: 'This resource is missing on our side.',
} as const
