// The cover of a book: the first page of its file. Its name always stands beside it.
import { coverOf } from '@toron/domain/resources/book.ts'
import { classes } from '../../ui/classes.ts'

/** Of a page of a book, in points. */
export const pageSize = { width: 354, height: 499 }

export function Cover({ path, className }: { path: string; className?: string }) {
  return (
    <img
      src={`/${coverOf(path)}`}
      alt=""
      {...pageSize}
      loading="lazy"
      decoding="async"
      className={classes('h-auto rounded-[8px] bg-[#fbf6ec] shadow-card ring-1 ring-line', className)}
    />
  )
}
