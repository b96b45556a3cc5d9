// F2: the disk is full for a while. Needs a small file system of its own, which only root can create.
import { join } from 'node:path'
import { seed } from '../bench/students.ts'
import { type Experiment, judge, serve, sqliteIn } from './experiment.ts'
import { makeSmallDisk } from './small-disk.ts'
import { pause, topic, walk } from './walkers.ts'

export const fillTheDisk: Experiment = async (folder) => {
  const disk = makeSmallDisk(join(folder, 'disk'), 24)
  if (!disk) {
    const more = 'not tried: this user cannot make a small file system'
    return [{ what: 'F2 disk full', isWell: true, more }]
  }
  try {
    const databaseUrl = sqliteIn(disk.folder, 'toron')
    const students = await seed(databaseUrl, 200, topic)
    const server = await serve(databaseUrl)
    const walking = walk(students, { url: () => server.url })
    await pause(300)
    disk.fill()
    await pause(2500)
    const reads = await fetch(`${server.url}/data/catalogue.json`)
    const refused = walking.statuses.get(503) ?? 0
    disk.makeRoom()
    const recovery = Math.round(await walking.untilAnswered())
    await pause(500)
    await walking.stop()
    await server.stop()
    const more = `${refused} answered 503 meanwhile, reads ${reads.status}, well again ${recovery} ms after there was room`
    return [
      await judge(
        'F2 disk full',
        databaseUrl,
        walking,
        more,
        refused > 0 && reads.ok && recovery < 5000 && walking.missingRetryAfter() === 0,
      ),
    ]
  } finally {
    disk.remove()
  }
}
