// Identifies a purchase or a try, so that sent again it is the same one. crypto.randomUUID() exists on https only, and a phone
// may open the app by an address of the local network.

/** A version 4 UUID from 16 random bytes. */
export const uuidOf = (bytes: Uint8Array): string => {
  const hex = [...bytes].map((byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40
    if (index === 8) return (byte & 0x3f) | 0x80
    return byte
  })
  const text = hex.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [[0, 8], [8, 12], [12, 16], [16, 20], [20]].map(([from, to]) => text.slice(from, to)).join('-')
}

export const newRequestId = (): string => uuidOf(crypto.getRandomValues(new Uint8Array(16)))
