// The sound of a right answer: two soft bell notes, a fifth apart, rising. Made by code, so there is no recording to license.

const sampleRate = 22_050
const seconds = 0.55

interface Note {
  readonly hertz: number
  readonly start: number
  readonly loudness: number
}

// G5, then D6 before the first has died away.
const notes: readonly Note[] = [
  { hertz: 783.99, start: 0, loudness: 0.5 },
  { hertz: 1174.66, start: 0.1, loudness: 0.55 },
]

// A struck bar: the partials above the first are quieter and die sooner.
const partials = [
  { ratio: 1, share: 1, decay: 7 },
  { ratio: 2, share: 0.22, decay: 12 },
  { ratio: 4.07, share: 0.08, decay: 24 },
]

function toneAt(note: Note, time: number): number {
  const age = time - note.start
  if (age < 0) return 0
  // Without this rise of a few milliseconds the note would begin with a click.
  const attack = Math.min(1, age / 0.006)
  const sum = partials.reduce(
    (total, { ratio, share, decay }) =>
      total + share * Math.exp(-decay * age) * Math.sin(2 * Math.PI * note.hertz * ratio * age),
    0,
  )
  return note.loudness * attack * sum
}

/** A WAV file: 16-bit PCM, mono, 22.05 kHz, about half a second. */
export const correctAnswerChime = (): Buffer => {
  const count = Math.round(sampleRate * seconds)
  const file = Buffer.alloc(44 + count * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + count * 2, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(sampleRate, 24)
  file.writeUInt32LE(sampleRate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(count * 2, 40)
  for (let n = 0; n < count; n += 1) {
    const time = n / sampleRate
    const release = Math.min(1, (seconds - time) / 0.08)
    const value = release * notes.reduce((total, note) => total + toneAt(note, time), 0)
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32_767 * 0.9), 44 + n * 2)
  }
  return file
}
