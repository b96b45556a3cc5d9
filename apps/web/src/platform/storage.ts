// Local storage. Where it is forbidden or full (private windows, strict settings), values live in memory until the
// page is closed.

/**
 * `invitation`: the friend who sent the link; `last-visit`: what was last known of the student; `shelf`: which groups
 * are open; `page:…`: the page a resource was left at, with a + that the server has not heard of; `within:…`: how far down that page; `reader`: how books flow; `maths-folded`: the folded sections;
 * `paper:…`: choices of a paper that the server does not have yet;
 * `student`: whose session it is; `chosen`: what was chosen for offline; `unsent`: whether something waits to be sent; `visited`: the app has been opened on this device before; `offline-told`: that this server
 * cannot be used offline; `tonight-later`: when the invitation to Tonight was put off.
 */
type StoredKey =
  | 'token'
  | 'theme'
  | 'sound'
  | 'single-keys'
  | 'invitation'
  | 'last-visit'
  | 'shelf'
  | 'maths-folded'
  | 'tonight-later'
  | 'student'
  | 'chosen'
  | 'unsent'
  | 'visited'
  | 'offline-told'
  | `page:${string}`
  | `within:${string}`
  | 'reader'
  | `paper:${string}`

const memory = new Map<StoredKey, string>()
const watchers = new Set<() => void>()

export const readStored = (key: StoredKey): string | null => {
  try {
    return memory.get(key) ?? localStorage.getItem(key)
  } catch {
    return memory.get(key) ?? null
  }
}

/** Stores a value, or deletes it with null, and notifies all watchers. */
export const store = (key: StoredKey, value: string | null): void => {
  memory.delete(key)
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value !== null) memory.set(key, value)
  }
  for (const watcher of watchers) watcher()
}

/** Calls back on every change in this tab or another. Returns an unsubscribe function. */
export const watchStored = (onChange: () => void): (() => void) => {
  watchers.add(onChange)
  window.addEventListener('storage', onChange)
  return () => {
    watchers.delete(onChange)
    window.removeEventListener('storage', onChange)
  }
}
