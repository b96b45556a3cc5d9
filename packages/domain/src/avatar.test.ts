import { expect, test } from 'vitest'
import { avatarAddress, avatarNames, defaultAvatar } from './avatar.ts'

test('a student without a mark has the default one where a picture is asked for', () => {
  expect(defaultAvatar).toBe('/avatars/default.svg')
  expect(avatarAddress('')).toBe(defaultAvatar)
  expect(avatarAddress('/avatars/fish.svg')).toBe('/avatars/fish.svg')
})

test('a student chooses one of eleven marks, or the initial of the name', () => {
  expect(avatarNames).toEqual([
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
  ])
})
