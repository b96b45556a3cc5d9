// The picture of a student who has none of their own.

/** An address that is served, for whoever asks for it; the product's own screens draw the initial of the name instead. */
export const defaultAvatar = '/avatars/default.svg'

/** The address to show. @param kept as stored: older accounts have an empty text where newer ones have the default */
export const avatarAddress = (kept: string): string => kept || defaultAvatar
