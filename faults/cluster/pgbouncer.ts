// PgBouncer in transaction mode, with few connections to the database, so that servers share each of them.
import { chmodSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../apps/server/src/testing/free-port.ts'
import { end, folderFor, launch, untilUp } from './debian.ts'

const program = '/usr/sbin/pgbouncer'

export const hasPgBouncer = (): boolean => existsSync(program)

export interface Pooler {
  /** For servers: says that a pooler stands between. */
  readonly url: string
  /** Ends it at once, with all connections, and starts it again. */
  readonly crash: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** @param databaseUrl of the database behind it */
export const startPgBouncer = async (folder: string, databaseUrl: string): Promise<Pooler> => {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl)
  const own = folderFor(join(folder, 'pgbouncer'))
  const listens = await freePort()
  const settings = `
[databases]
toron = host=${hostname} port=${port} dbname=${pathname.slice(1)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listens}
unix_socket_dir =
auth_type = trust
auth_file = ${join(own, 'users')}
pool_mode = transaction
default_pool_size = 8
max_client_conn = 400
logfile = ${join(own, 'log')}
`
  writeFileSync(join(own, 'users'), `"${username}" "${password}"\n`)
  writeFileSync(join(own, 'settings'), settings)
  for (const file of ['users', 'settings']) chmodSync(join(own, file), 0o644)
  const url = `postgres://${username}@127.0.0.1:${listens}/toron?pgbouncer=true`
  const start = async () => {
    const child = launch(program, [join(own, 'settings')])
    await untilUp(url)
    return child
  }
  let child = await start()
  return {
    url,
    crash: async () => {
      await end(child, 'SIGKILL')
      child = await start()
    },
    stop: () => end(child, 'SIGINT'),
  }
}
