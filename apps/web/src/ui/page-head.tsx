// What search engines and link previews show of a public page.
import { productName } from '@toron/domain/product.ts'
import { messages } from './messages.ts'

interface PageHeadProps {
  readonly title: string
  readonly description: string
  /** The canonical URL of the page. */
  readonly address: string
}

export function PageHead({ title, description, address }: PageHeadProps) {
  const { origin } = new URL(address)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={productName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${origin}/share.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={messages.page.shareAlt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
