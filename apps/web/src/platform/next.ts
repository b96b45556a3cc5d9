// Where to go after signing in. Only an address of this app is ever followed, so that a link cannot lead a
// student from our sign-in screen to somebody else's page.

/** The sign-in screen, coming back to `path` afterwards. */
export const signInPath = (path: string): string =>
  path === '/dashboard' ? '/login' : `/login?next=${encodeURIComponent(path)}`

/** The local path that `next` names, else the dashboard. */
export function readNext(next: string | null): string {
  if (!next?.startsWith('/')) return '/dashboard'
  // Browsers read `//host` and `/\host` as another host; resolving tells for certain.
  const here = 'https://here.invalid'
  try {
    const { origin, pathname, search, hash } = new URL(next, here)
    if (origin !== here || pathname === '/login' || pathname === '/signup') return '/dashboard'
    return pathname.startsWith('//') ? '/dashboard' : pathname + search + hash
  } catch {
    return '/dashboard'
  }
}
