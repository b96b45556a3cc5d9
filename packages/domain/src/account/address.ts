// Email addresses, as far as the rules look inside them.

const parts = (email: string): readonly [string, string] => {
  const at = email.lastIndexOf('@')
  return [email.slice(0, at), email.slice(at + 1)]
}

const ofGoogle = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that an address delivers to, as far as can be told: nearly everywhere what follows a + is free to choose, and
 * so are Gmail's dots. Only for counting: mail to the result may not arrive.
 */
export const mailboxOf = (email: string): string => {
  const [local, domain] = parts(email.toLowerCase())
  const [name = ''] = local.split('+')
  return ofGoogle.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** Enough of an address for its owner to recognise it, with nothing that reads as a message or opens as a link. */
export const maskedAddress = (email: string): string => {
  const [local, domain] = parts(email.toLowerCase())
  const beginning = (text: string) => text.slice(0, 2).replace(/[^a-z0-9]/g, '•')
  return `${beginning(local)}•••@${beginning(domain)}•••`
}
