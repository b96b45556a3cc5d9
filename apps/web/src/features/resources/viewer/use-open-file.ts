// A file that is being opened: in its printed pages, or as it flows. What it takes to show either is large, and is loaded only now.
import { useQuery } from '@tanstack/react-query'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useState } from 'react'
import { queryClient } from '../../../platform/query-client.ts'
import { getToken, setToken, useToken } from '../../../platform/token.ts'
import { flowQuery, paperQuery } from '../queries.ts'
import type { Voice } from './flowing/use-reading-aloud.ts'
import { type Failure, failureOf } from './reading.ts'

export const useOpenFile = (path: string, flows: boolean) => {
  const token = useToken()
  const [book, setBook] = useState<PDFDocumentProxy | null>(null)
  /** Null until there is a chapter to read aloud. */
  const [voice, setVoice] = useState<Voice | null>(null)
  const [fileFailure, setFileFailure] = useState<Failure | null>(null)
  const [attempt, setAttempt] = useState(0)
  const paper = useQuery({ ...paperQuery, enabled: !flows })
  const flow = useQuery({ ...flowQuery, enabled: flows })
  const code = flows ? flow : paper
  const failure = token === null ? 'signed-out' : (fileFailure ?? (code.isError ? 'unreachable' : null))
  return {
    token: token ?? '',
    pages: book?.numPages ?? null,
    voice,
    failure,
    attempt,
    Paper: paper.data?.Paper,
    flowing: flow.data,
    isReady: failure === null && (flows ? voice : book) !== null,
    setBook,
    setVoice,
    fail: (error: unknown) => {
      const cause = failureOf(error)
      setFileFailure(cause)
      // As for any call: a 401 ends the session.
      if (cause === 'signed-out' && getToken() === token) setToken(null)
    },
    retry: () => {
      setFileFailure(null)
      setAttempt(attempt + 1)
      if (code.isError) void code.refetch()
      if (flows) void queryClient.resetQueries({ queryKey: ['chapter', path] })
    },
    /** The other form is to be shown. */
    reset: () => {
      setFileFailure(null)
      setBook(null)
      setVoice(null)
    },
  }
}

export type OpenFile = ReturnType<typeof useOpenFile>
