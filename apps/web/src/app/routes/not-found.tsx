// Every address that no other route answers.
export { NotFoundScreen as default } from '../not-found-screen.tsx'
