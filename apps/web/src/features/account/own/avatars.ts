// The avatars to choose from. Their names are the contract's, their pictures public files.
import type { Api } from '@toron/contract/api.ts'
import type { SentBodyOf } from '@toron/contract/route.ts'
import { defaultAvatar } from '@toron/domain/avatar.ts'
import { messages } from './messages.ts'

type AvatarName = NonNullable<SentBodyOf<Api['PATCH /api/me']>['avatar']>

const labels: Readonly<Record<AvatarName, string>> = messages.profile.marks

export const avatars = (Object.keys(labels) as AvatarName[]).map((name) => ({
  name,
  label: labels[name],
  /** As the server stores it. */
  address: name === '' ? defaultAvatar : `/avatars/${name}.svg`,
}))
