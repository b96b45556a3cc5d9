// A student leaves this device.
import { bookCache } from './places.ts'
import { deviceStore } from './sender.ts'

/** Deletes what was read of a student and the books. */
export const leave = async (student: string): Promise<void> => {
  await (await deviceStore())?.forget(student, 'this')
  if ('caches' in window) await caches.delete(bookCache(student))
}
