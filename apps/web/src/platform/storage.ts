// What this browser remembers. Storage may be forbidden or full (private windows, strict settings): then a
// value lives in memory until the page is closed, and nothing else changes.

/**
 * `invitation`: the friend who sent the link; `last-visit`: what was last known of the student;
 * `shelf`: which groups of it stand open; `page:…`: where a resource was left; `maths-folded`: sections that are folded.
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
  | `page:${string}`

const memory = new Map<StoredKey, string>()
const watchers = new Set<() => void>()

export function readStored(key: StoredKey): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key)
  } catch {
    return memory.get(key) ?? null
  }
}

/** Keeps a value, or forgets it with null; everything that watches storage hears of it. */
export function store(key: StoredKey, value: string | null): void {
  memory.delete(key)
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value !== null) memory.set(key, value)
  }
  for (const watcher of watchers) watcher()
}

/** Calls back on every change, made in this tab or another one. Returns a function that stops it. */
export function watchStored(onChange: () => void): () => void {
  watchers.add(onChange)
  window.addEventListener('storage', onChange)
  return () => {
    watchers.delete(onChange)
    window.removeEventListener('storage', onChange)
  }
}
