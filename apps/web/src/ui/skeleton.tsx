// A placeholder in the shape of the content. It is hidden from screen readers: the screen says once that it is
// loading.
import { classes } from './classes.ts'

export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'block animate-[shimmer_1.4s_ease-in-out_infinite] rounded-small bg-sunken',
        className,
      )}
    />
  )
}
