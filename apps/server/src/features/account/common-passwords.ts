// Passwords that attackers try first (decision 17): zxcvbn's list of common ones, compared without regard to case.

let commonPasswords: Promise<ReadonlySet<string>> | undefined

const load = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  // Shorter ones are refused for their length anyway.
  return new Set(dictionary['passwords-common'].map(String).filter((password) => password.length >= 8))
}

/** Whether a password of allowed length is on the list, which is loaded on first use. */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  commonPasswords ??= load()
  return (await commonPasswords).has(password.toLowerCase())
}
