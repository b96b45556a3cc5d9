// The title of the browser's tab: the page first, so that it can be told among many tabs.
import { productName, tagline } from '@toron/domain/product.ts'

const description = `${tagline}: free IGCSE exam practice that rewards every right answer.`

export function PageTitle({ children }: { children: string }) {
  return (
    <>
      <title>{`${children} · ${productName}`}</title>
      <meta name="description" content={description} />
    </>
  )
}
