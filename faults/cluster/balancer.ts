// A small balancer, as any installation with several servers has one: it sends each call to the next server that says it is
// ready, and gives up on one that does not answer.
import { Agent, createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Balancer {
  readonly url: string
  /** Sends calls to these servers from now on. */
  readonly use: (urls: readonly string[]) => void
  /** How many are ready. */
  readonly ready: () => number
  readonly close: () => Promise<void>
}

/** Milliseconds: how often each server is asked whether it is ready, and how long a reply may take. */
const askEvery = 200
const longestReply = 3000

export const openBalancer = async (urls: readonly string[]): Promise<Balancer> => {
  const agent = new Agent({ keepAlive: true })
  let all = urls
  let ready: readonly string[] = urls
  let turn = 0
  const look = async () => {
    const asked = all
    const are = await Promise.all(asked.map(isReady))
    if (asked === all) ready = asked.filter((_, index) => are[index])
    timer = setTimeout(look, askEvery)
  }
  let timer = setTimeout(look, askEvery)

  const server = createServer((incoming, reply) => {
    turn += 1
    const base = ready[turn % ready.length]
    const refuse = (status: number) => {
      ready = ready.filter((each) => each !== base)
      if (!reply.headersSent) reply.writeHead(status)
      reply.end()
    }
    if (base === undefined) return refuse(502)
    const { method, headers } = incoming
    const outgoing = request(base + incoming.url, { agent, method: method ?? 'GET', headers })
    outgoing.setTimeout(longestReply, () => {
      refuse(504)
      outgoing.destroy()
    })
    outgoing.on('error', () => refuse(502))
    outgoing.on('response', (answered) => {
      reply.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.on('error', () => reply.destroy())
      answered.pipe(reply)
    })
    incoming.pipe(outgoing)
  })
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    use: (next) => {
      all = next
      ready = next
    },
    ready: () => ready.length,
    close: async () => {
      clearTimeout(timer)
      agent.destroy()
      await closed(server)
    },
  }
}

const closed = (server: Server) =>
  new Promise<void>((done) => {
    server.close(() => done())
    server.closeAllConnections()
  })

const isReady = (base: string): Promise<boolean> =>
  fetch(`${base}/healthz/ready`, { signal: AbortSignal.timeout(1000) }).then(
    ({ ok }) => ok,
    () => false,
  )
