// The calls that the page made before the code of the app had arrived (apps/web/first-calls.ts lists them, and apps/web/screen-files.ts
// writes the script that makes them). Each reply is taken once: whoever asks again later wants a newer one.

declare global {
  /** Replies by `METHOD path`, with the body behind it; and the token that they were asked with. */
  var firstCalls:
    | { readonly token: string | null; readonly replies: Record<string, Promise<Response>> }
    | undefined
}

/** The reply that is on its way or has arrived; undefined where the page made no such call, or another student is here now. */
export const takeFirst = (
  path: string,
  { method = 'GET', body, cache }: RequestInit,
  token: string | null,
): Promise<Response> | undefined => {
  const made = globalThis.firstCalls
  if (!made || made.token !== token || cache === 'reload') return undefined
  const name = body ? `${method} ${path} ${body}` : `${method} ${path}`
  const reply = made.replies[name]
  delete made.replies[name]
  return reply
}
