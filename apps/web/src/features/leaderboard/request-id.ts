// Names a purchase, so that sending it again is the same purchase. crypto.randomUUID() would do, but browsers have it
// on https only, and a phone may open the app by an address of the house network.

/** A version 4 UUID of 16 random bytes. */
export function uuidOf(bytes: Uint8Array): string {
  const hex = [...bytes].map((byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40
    if (index === 8) return (byte & 0x3f) | 0x80
    return byte
  })
  const text = hex.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [[0, 8], [8, 12], [12, 16], [16, 20], [20]].map(([from, to]) => text.slice(from, to)).join('-')
}

export const newRequestId = (): string => uuidOf(crypto.getRandomValues(new Uint8Array(16)))
