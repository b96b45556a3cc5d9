// Every address that no other route matches.
export { NotFoundScreen as default } from '../not-found-screen.tsx'
