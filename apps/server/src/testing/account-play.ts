// Two people and one address, for the test of random account calls: what each of them knows, and what a call yields.
import { readMe, signIn, signOut, signUp } from '@toron/contract/account.ts'
import {
  changeEmail,
  changePassword,
  confirmEmail,
  requestConfirmation,
  requestPasswordReset,
  resetPassword,
  signOutEverywhere,
} from '@toron/contract/credentials.ts'
import { beginGoogle, finishGoogle } from '@toron/contract/google.ts'
import { deleteAccount } from '@toron/contract/profile.ts'
import type { RouteShape } from '@toron/contract/route.ts'
import type { Google, GoogleIdentity } from '../platform/identity/google.ts'
import type { TestServer } from './builders.ts'

const timeZone = 'Asia/Dhaka'

/** Google without its pages: the answer is the identity that the browser is signed in with. */
export const fakeGoogle: Google = {
  newAttempt: () => ({ verifier: 'verifier', nonce: 'nonce' }),
  addressOf: async () => 'https://google.example',
  identityOf: async (_attempt, _state, answer) => JSON.parse(answer) as GoogleIdentity,
}

interface Link {
  readonly isReset: boolean
  readonly token: string
}

export interface Person {
  readonly isOwner: boolean
  /** Few share a name: the fixed random number allows few referral codes for one. */
  readonly name: string
  /** Mailboxes that they read; the first is that of their Google account. */
  readonly mailboxes: readonly string[]
  /** Addresses that they type: to sign in with, and to change to. */
  readonly addresses: readonly string[]
  readonly destinations: readonly string[]
  readonly passwords: readonly string[]
  readonly internetAddress: string
  /** Tokens of every session that they ever had. */
  readonly tokens: string[]
  /** Links that ever came to their mailboxes. */
  readonly links: Link[]
}

/** Owner and attacker of the n-th play. The owner never types the attacker's address. */
export const peopleOf = (play: string, number: number): readonly [Person, Person] => {
  const person = (name: string, own: readonly string[], addresses: readonly string[]): Person => ({
    destinations: [...own.slice(-1), ...addresses],
    isOwner: name === 'owner',
    name: `${name} of ${play}`,
    mailboxes: own,
    addresses,
    passwords: [1, 2, 3].map((each) => `${name} of ${play} says ${each}`),
    internetAddress: `10.${name === 'owner' ? 1 : 2}.${number >> 8}.${number & 255}`,
    tokens: [],
    links: [],
  })
  const [victim, second, attackers] = ['victim', 'second', 'attacker'].map(
    (name) => `${name}-${play}@example.com`,
  ) as [string, string, string]
  return [
    person('owner', [victim, second], [victim, second]),
    person('attacker', [attackers], [victim, attackers, second]),
  ]
}

/** Actions with their weights. */
export const actions = {
  'sign-up': 4,
  'sign-in': 2,
  'change-password': 2,
  'change-email': 4,
  'request-reset': 3,
  'request-confirmation': 1,
  redeem: 5,
  google: 3,
  'sign-out': 1,
  'sign-out-everywhere': 1,
  delete: 1,
} as const

export interface Step {
  readonly isOwner: boolean
  readonly action: keyof typeof actions
  /** Which of their tokens or links to use; 0 is the newest. */
  readonly which: number
  readonly address: number
  readonly destination: number
  readonly password: number
  readonly newPassword: number
}

interface Answer {
  readonly ok: boolean
  readonly body: { readonly token?: string; readonly me?: { readonly id: string }; readonly email?: string }
}

type SentCall = { readonly token?: string; readonly body?: object }

export const senderOf =
  ({ client }: TestServer, { internetAddress }: Person) =>
  async (route: RouteShape, { token, body }: SentCall = {}): Promise<Answer> => {
    const reply = await client.app.inject({
      method: route.method,
      url: route.path,
      headers: { 'x-forwarded-for': internetAddress, ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { payload: body }),
    })
    if (reply.statusCode >= 500) throw new Error(reply.body)
    return { ok: reply.statusCode === 200, body: reply.json() }
  }

const chosen = (from: readonly string[], which: number): string => from[which % from.length] ?? ''

/** Counts from the end: 0 is the newest. */
const pick = <T>(from: readonly T[], which: number): T | undefined =>
  from.length === 0 ? undefined : from[from.length - 1 - (which % from.length)]

const byGoogle = async (server: TestServer, person: Person): Promise<Answer> => {
  const send = senderOf(server, person)
  const attempt = await send(beginGoogle, { body: { timeZone } })
  const { state } = attempt.body as { state?: string }
  const [email = ''] = person.mailboxes
  const identity: GoogleIdentity = {
    subject: `google of ${email}`,
    email,
    emailVerified: true,
    name: person.name,
    picture: '',
  }
  return send(finishGoogle, { body: { state, answer: JSON.stringify(identity) } })
}

const redeem = (server: TestServer, person: Person, link: Link, password: string): Promise<Answer> =>
  link.isReset
    ? senderOf(server, person)(resetPassword, { body: { link: link.token, password } })
    : senderOf(server, person)(confirmEmail, { body: { link: link.token } })

/** Makes the call of a step; null if the person lacks what it needs. */
const callOf = (server: TestServer, person: Person, step: Step): Promise<Answer> | null => {
  const send = senderOf(server, person)
  const email = chosen(person.addresses, step.address)
  const password = chosen(person.passwords, step.password)
  const newPassword = chosen(person.passwords, step.newPassword)
  const token = pick(person.tokens, step.which)
  const link = pick(person.links, step.which)
  const withToken = (route: RouteShape, body?: object) =>
    token ? send(route, { token, ...(body && { body }) }) : null
  switch (step.action) {
    case 'sign-up':
      return send(signUp, { body: { name: person.name, email, password, timeZone } })
    case 'sign-in':
      return send(signIn, { body: { email, password, timeZone } })
    case 'change-password':
      return withToken(changePassword, { current: password, password: newPassword })
    case 'change-email':
      return withToken(changeEmail, { email: chosen(person.destinations, step.destination), password })
    case 'request-reset':
      return send(requestPasswordReset, { body: { email } })
    case 'request-confirmation':
      return withToken(requestConfirmation)
    case 'redeem':
      return link ? redeem(server, person, link, newPassword) : null
    case 'google':
      return byGoogle(server, person)
    case 'sign-out':
      return withToken(signOut)
    case 'sign-out-everywhere':
      return withToken(signOutEverywhere)
    case 'delete':
      return withToken(deleteAccount, { email, password })
  }
}

/** The outcome of a step: which account it opened, and whether it proved that the caller reads the mail. */
export interface Outcome {
  readonly ok: boolean
  readonly accountId: string | null
  /** The address whose reset link was used. */
  readonly resetOf: string | null
}

export const play = async (server: TestServer, person: Person, step: Step): Promise<Outcome> => {
  const isReset = step.action === 'redeem' && pick(person.links, step.which)?.isReset === true
  const { ok, body } = (await callOf(server, person, step)) ?? { ok: false, body: {} }
  if (ok && body.token) person.tokens.push(body.token)
  return {
    ok,
    accountId: ok ? (body.me?.id ?? null) : null,
    resetOf: ok && isReset ? (body.email ?? null) : null,
  }
}

/** Returns the accounts that a person can open with anything they ever had. Redeems every link on the way. */
export const accountsOpenedBy = async (server: TestServer, person: Person): Promise<ReadonlySet<string>> => {
  const send = senderOf(server, person)
  const found = new Set<string>()
  const record = ({ ok, body }: Answer) => {
    const id = body.me?.id
    if (ok && id) found.add(id)
  }
  for (const link of person.links) await redeem(server, person, link, person.passwords[0] ?? '')
  for (const email of person.addresses) {
    for (const password of person.passwords)
      record(await send(signIn, { body: { email, password, timeZone } }))
  }
  record(await byGoogle(server, person))
  for (const token of person.tokens) {
    const reply = await send(readMe, { token })
    const { id } = reply.body as { id?: string }
    if (reply.ok && id) found.add(id)
  }
  return found
}
