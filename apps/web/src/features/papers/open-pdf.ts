// Opens a PDF of a paper: fetched here, because it needs the session's token.
import { ApiError } from '../../platform/api-error.ts'
import { readProblem } from '../../platform/read-problem.ts'
import { getToken } from '../../platform/token.ts'

export type PaperPdf = 'paper' | 'mark-scheme'

/** Hands the PDF over to the device, which shows or saves it. @param code a teacher's, for a mark scheme @throws ApiError */
export const openPdf = async (paperId: string, kind: PaperPdf, code?: string): Promise<void> => {
  const search = code === undefined ? '' : `?code=${encodeURIComponent(code)}`
  const blob = await fetchPdf(`/api/papers/${encodeURIComponent(paperId)}/${kind}.pdf${search}`)
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = `${paperId}${kind === 'paper' ? '' : `-${kind}`}.pdf`
  link.click()
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

const fetchPdf = async (path: string): Promise<Blob> => {
  let response: Response
  try {
    response = await fetch(path, { headers: { authorization: `Bearer ${getToken() ?? ''}` } })
  } catch {
    throw new ApiError({ kind: 'offline' })
  }
  if (response.ok) return response.blob()
  throw new ApiError(readProblem(response.status, await response.json().catch(() => undefined)))
}
