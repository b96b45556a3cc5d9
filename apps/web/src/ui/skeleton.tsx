// A stand-in of the shape that is coming. It is silent: the screen says once, in words, that it is loading.
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
