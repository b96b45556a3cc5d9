// The wire between servers and their database: it can be slow, fall silent, break, and lead to another database.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'

export interface Wire {
  readonly port: number
  /** Milliseconds that what a server asks takes longer. */
  readonly delay: (milliseconds: number) => void
  /** Whether it swallows everything, and takes connections all the same. */
  readonly silence: (isSilent: boolean) => void
  /** Breaks all connections; new ones go to this port. */
  readonly leadTo: (port: number) => void
  readonly close: () => Promise<void>
}

export const openWire = async (to: number): Promise<Wire> => {
  const ends = new Set<Socket>()
  let [port, milliseconds, isSilent] = [to, 0, false]
  const cut = () => {
    for (const end of ends) end.destroy()
  }
  /** Passes on what comes, in order. */
  const pass = (from: Socket, into: Socket, isDelayed: boolean) => {
    let before: Promise<unknown> = Promise.resolve()
    from.on('data', (piece) => {
      if (isSilent) return
      const due = isDelayed && milliseconds > 0 ? setTimeout(milliseconds) : null
      before = Promise.all([before, due]).then(() => into.write(piece))
    })
  }
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      end.setNoDelay()
      ends.add(end)
      end.on('error', () => {})
      end.on('close', () => {
        ends.delete(end)
        other.destroy()
      })
    }
    pass(near, far, true)
    pass(far, near, false)
  })
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  return {
    port: (server.address() as AddressInfo).port,
    delay: (next) => {
      milliseconds = next
    },
    silence: (next) => {
      isSilent = next
    },
    leadTo: (next) => {
      port = next
      cut()
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        cut()
      }),
  }
}
