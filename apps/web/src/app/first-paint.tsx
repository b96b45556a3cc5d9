// What the HTML file shows until the code has loaded: the outline of a screen, so that nothing jumps later.
import { productName } from '@toron/domain/product.ts'
import { Logo } from '../ui/marks.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { messages } from './messages.ts'

export function FirstPaint() {
  return (
    <div>
      <title>{productName}</title>
      <div className="border-b border-line">
        <div className="wrap flex h-14 items-center gap-3 md:h-18">
          <Logo />
          <span className="num text-[22px] font-bold">{productName}</span>
        </div>
      </div>
      <div className="wrap py-9">
        <p role="status" className="sr-only">
          {messages.loading}
        </p>
        <Skeleton className="mb-4 h-10 w-56" />
        <Skeleton className="mb-8 h-5 w-80 max-w-full" />
        <div className="grid gap-5 md:grid-cols-3">
          <Skeleton className="h-72 rounded-large" />
          <Skeleton className="hidden h-72 rounded-large md:block" />
          <Skeleton className="hidden h-72 rounded-large md:block" />
        </div>
      </div>
    </div>
  )
}
