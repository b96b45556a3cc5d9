// The title of the browser's tab: the page first, so that it can be told among many tabs.
import { productName } from '@toron/domain/product.ts'

export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · ${productName}`}</title>
}
