// Loaded before the server (`node --import`), so that its clock can be moved while it runs without a switch in the product:
// every clock in the process is real time plus the milliseconds in the file CLOCK_OFFSET_FILE.
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
  construct: (target, constructorArguments, receiver) =>
    Reflect.construct(target, constructorArguments.length === 0 ? [now()] : constructorArguments, receiver),
  get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
})
