// Email addresses, as far as the rules look into them.

const parts = (email: string): readonly [string, string] => {
  const at = email.lastIndexOf('@')
  return [email.slice(0, at), email.slice(at + 1)]
}

const ofGoogle = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that letters to an address end up in, as far as that can be told: what follows a + is the writer's own
 * choice nearly everywhere, and so are Gmail's dots. Only for counting: it may be no address that anybody has.
 */
export const mailboxOf = (email: string): string => {
  const [local, domain] = parts(email.toLowerCase())
  const [name = ''] = local.split('+')
  return ofGoogle.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** So much of an address that whoever has it knows it again; nothing of it can be read as a text or opened as a link. */
export const maskedAddress = (email: string): string => {
  const [local, domain] = parts(email.toLowerCase())
  const beginning = (text: string) => text.slice(0, 2).replace(/[^a-z0-9]/g, '•')
  return `${beginning(local)}•••@${beginning(domain)}•••`
}
