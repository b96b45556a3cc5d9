// The marks that a student may choose. Their names are the contract's, their pictures public files.
import type { Api } from '@toron/contract/api.ts'
import type { SentBodyOf } from '@toron/contract/route.ts'
import { defaultAvatar } from '@toron/domain/avatar.ts'

type AvatarName = NonNullable<SentBodyOf<Api['PATCH /api/me']>['avatar']>

const labels: Readonly<Record<AvatarName, string>> = {
  '': 'My initial',
  atom: 'Atom',
  bird: 'Bird',
  boat: 'Boat',
  book: 'Book',
  fish: 'Fish',
  flower: 'Flower',
  leaf: 'Leaf',
  moon: 'Moon',
  mountain: 'Mountain',
  rocket: 'Rocket',
  telescope: 'Telescope',
}

export const avatars = (Object.keys(labels) as AvatarName[]).map((name) => ({
  name,
  label: labels[name],
  /** As the server keeps it. */
  address: name === '' ? defaultAvatar : `/avatars/${name}.svg`,
}))
