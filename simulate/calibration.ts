// Whether what is expected also happens: expectations in ten bins, each beside what came of it; and how many marks lie within the
// range that was expected of them.
import type { MarkRange } from '../packages/domain/src/tonight/expected-mark.ts'

/** How many papers lay below, within and above what was expected. */
export class Coverage {
  below = 0
  within = 0
  above = 0
  /** The sum of the widths of the ranges, in marks. */
  width = 0

  add({ low, high }: MarkRange, mark: number): void {
    if (mark < low) this.below += 1
    else if (mark > high) this.above += 1
    else this.within += 1
    this.width += high - low
  }

  /** The share within. */
  share(): number {
    return this.within / this.papers()
  }

  papers(): number {
    return this.below + this.within + this.above
  }
}

export class Calibration {
  readonly bins = Array.from({ length: 10 }, () => ({ count: 0, expected: 0, happened: 0 }))

  /** @param happened 1 or 0, or the true probability where that is known */
  add(expected: number, happened: number): void {
    const bin = this.bins[Math.min(9, Math.floor(expected * 10))]
    if (!bin) throw new RangeError(`${expected} is no probability`)
    bin.count += 1
    bin.expected += expected
    bin.happened += happened
  }

  /** How far both are apart in the mean of all expectations. */
  error(): number {
    const count = this.bins.reduce((sum, bin) => sum + bin.count, 0)
    const apart = this.bins.reduce((sum, { expected, happened }) => sum + Math.abs(expected - happened), 0)
    return count === 0 ? 0 : apart / count
  }
}
