import { readReading } from './read-reading.ts'
import { readShelf } from './read-shelf.ts'
import { savePlace } from './save-place.ts'
import { setBookmark } from './set-bookmark.ts'
import { streamFile } from './stream-file.ts'
import { unlockResource } from './unlock-resource.ts'

export const resourcesCalls = [readShelf, readReading, savePlace, setBookmark, unlockResource, streamFile]
