// Passwords that attackers try first (decision 17): the common ones of zxcvbn's list, compared without case.

let list: Promise<ReadonlySet<string>> | undefined

const load = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  // Shorter ones are refused by their length already.
  return new Set(dictionary['passwords-common'].map(String).filter((password) => password.length >= 8))
}

/** Whether a password of allowed length is on the list. The list is read when first needed. */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  list ??= load()
  return (await list).has(password.toLowerCase())
}
