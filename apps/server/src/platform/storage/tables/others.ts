// Tables of owners that have one.

interface UnlockTable {
  studentId: string
  path: string
  unlockedAt: number
}

/** Where a student is in a book. */
interface ReadingTable {
  studentId: string
  path: string
  page: number
  /** Pages as a JSON list. */
  bookmarks: string
  savedAt: number
}

/** Where a friend who came by an invitation signed up, for a month: keyed hashes of an address and of a device. */
interface InvitationTable {
  /** The friend. */
  studentId: string
  address: string
  device: string
  at: number
}

/** How often a caller came; of a server that shares its limits with others. */
interface RateWindowTable {
  /** The hash of a route and a caller. */
  key: string
  endsAt: number
  count: number
}

interface SecretTable {
  name: string
  value: string
}

export interface OfOthers {
  unlock: UnlockTable
  reading: ReadingTable
  invitation: InvitationTable
  rateWindow: RateWindowTable
  secret: SecretTable
}
