// Lays the text that flows beside the text that is printed, letter by letter.

/** Stands in the text that flows where it repeats what is printed there, such as the number of a line. */
export const asPrinted = '\ufffc'

/** A stretch in which the two differ. */
interface Difference {
  readonly flowing: readonly [from: number, to: number]
  readonly printed: readonly [from: number, to: number]
}

export interface Agreement {
  /** For each letter that flows, its place in what is printed; undefined where they differ. */
  readonly placeOf: readonly (number | undefined)[]
  readonly differences: readonly Difference[]
}

/** So many equal letters in a row are the same place. */
const sure = 14
/** What differs for longer is not the same text. */
const longest = 3000

const sameFrom = (flowing: readonly string[], i: number, printed: readonly string[], j: number): boolean => {
  for (let step = 0; step < sure; step += 1) {
    const letter = flowing[i + step]
    if (letter === asPrinted) return step > 0
    if (letter !== printed[j + step]) return false
    if (letter === undefined) return true
  }
  return true
}

/** The nearest place after both where they are the same again. */
const meeting = (
  flowing: readonly string[],
  i: number,
  printed: readonly string[],
  j: number,
): [number, number] => {
  for (let both = 1; both <= longest; both += 1) {
    for (let one = 0; one <= both; one += 1) {
      if (sameFrom(flowing, i + one, printed, j + both - one)) return [i + one, j + both - one]
    }
  }
  return [flowing.length, printed.length]
}

/** @param lengthAsPrinted how many letters are printed at a place where the flowing text repeats them */
export const agreementOf = (
  flowing: readonly string[],
  printed: readonly string[],
  lengthAsPrinted: (place: number) => number,
): Agreement => {
  const placeOf: (number | undefined)[] = flowing.map(() => undefined)
  const differences: Difference[] = []
  let [i, j] = [0, 0]
  while (i < flowing.length || j < printed.length) {
    if (flowing[i] === asPrinted || flowing[i] === printed[j]) {
      placeOf[i] = j
      j += flowing[i] === asPrinted ? lengthAsPrinted(j) : 1
      i += 1
      continue
    }
    const [nextI, nextJ] = meeting(flowing, i, printed, j)
    differences.push({ flowing: [i, nextI], printed: [j, nextJ] })
    ;[i, j] = [nextI, nextJ]
  }
  return { placeOf, differences }
}
