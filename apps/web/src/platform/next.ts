// Where to go after signing in. Only addresses of this app are followed, so that a link cannot lead a student from our
// sign-in screen to another site.

/** The sign-in screen, with the way back to `path`. */
export const signInPath = (path: string): string =>
  path === '/dashboard' ? '/login' : `/login?next=${encodeURIComponent(path)}`

/** The local path in `next`, else the dashboard. */
export const readNext = (next: string | null): string => {
  if (!next?.startsWith('/')) return '/dashboard'
  // Browsers read `//host` and `/\host` as another host; resolving the URL tells for certain.
  const here = 'https://here.invalid'
  try {
    const { origin, pathname, search, hash } = new URL(next, here)
    if (origin !== here || pathname === '/login' || pathname === '/signup') return '/dashboard'
    return pathname.startsWith('//') ? '/dashboard' : pathname + search + hash
  } catch {
    return '/dashboard'
  }
}
