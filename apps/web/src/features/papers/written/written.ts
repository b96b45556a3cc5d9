// What a written paper needs beside what all papers do, in one file.
export { WrittenReview } from './written-review.tsx'
export { WrittenSitting } from './written-sitting.tsx'
