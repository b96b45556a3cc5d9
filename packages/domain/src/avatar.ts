// The picture of a student: one of our marks, or none, which shows the initial of the name.

/** A path that is served to any client; the product's own screens draw the initial of the name instead. */
export const defaultAvatar = '/avatars/default.svg'

/** The address to show. @param stored empty in older accounts where newer ones have the default */
export const avatarAddress = (stored: string): string => stored || defaultAvatar

/** The marks that a student may choose; empty: the initial of their name. */
export const avatarNames = [
  '',
  'atom',
  'bird',
  'boat',
  'book',
  'fish',
  'flower',
  'leaf',
  'moon',
  'mountain',
  'rocket',
  'telescope',
] as const
export type AvatarName = (typeof avatarNames)[number]
