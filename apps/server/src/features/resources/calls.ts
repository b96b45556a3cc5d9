import { readShelf } from './read-shelf.ts'
import { streamFile } from './stream-file.ts'
import { unlockResource } from './unlock-resource.ts'

export const resourcesCalls = [readShelf, unlockResource, streamFile]
