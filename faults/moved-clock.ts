// Loaded before the server (`node --import`), so that its clock can be moved while it runs and the product needs no switch
// for it: every clock in the process is real time plus the milliseconds that the file CLOCK_OFFSET_FILE holds.
import { readFileSync } from 'node:fs'

const file = process.env.CLOCK_OFFSET_FILE ?? ''
const real = Date.now
let offset = 0
let readAt = Number.NEGATIVE_INFINITY

const now = () => {
  if (performance.now() - readAt > 10) {
    readAt = performance.now()
    offset = Number(readFileSync(file, 'utf8'))
  }
  return real() + offset
}

globalThis.Date = new Proxy(Date, {
  construct: (target, given, self) => Reflect.construct(target, given.length === 0 ? [now()] : given, self),
  get: (target, key, self) => (key === 'now' ? now : Reflect.get(target, key, self)),
})
