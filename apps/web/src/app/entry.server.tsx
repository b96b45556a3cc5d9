// Prerenders pages at build time; it does not run when the app is served. It waits for the whole tree, so that every
// file is complete and its inline scripts are the same in every build.
import { prerender } from 'react-dom/static'
import { type EntryContext, ServerRouter } from 'react-router'

export default async function writePage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />)
  headers.set('Content-Type', 'text/html')
  return new Response(prelude, { status, headers })
}
