// Google sign-in on the sign-in screen.
import { useEffect, useRef, useState } from 'react'
import { explain } from '../../../platform/messages.ts'
import type { Newcomer } from '../queries.ts'
import { beginAttempt, finishAttempt, listenFor, openGoogleWindow, redirectToGoogle } from './flow.ts'
import { messages } from './messages.ts'

interface UseGoogle {
  readonly start: () => void
  readonly pending: boolean
  /** What went wrong, or what to do, in words. */
  readonly problem: string | null
}

/** Milliseconds between checks whether the popup is still open. */
const pollInterval = 700

/** @param next where to go after a redirect in this tab */
export const useGoogle = (newcomer: Newcomer, next: string): UseGoogle => {
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const end = useRef(() => {})
  useEffect(() => () => end.current(), [])

  const fail = (words: string) => {
    setPending(false)
    setProblem(words)
  }

  const start = async () => {
    end.current()
    setPending(true)
    setProblem(null)
    const popup = openGoogleWindow()
    try {
      const { address, state } = await beginAttempt(newcomer)
      if (!popup) {
        if (!redirectToGoogle(address, { state, next })) fail(messages.windowBlocked)
        return
      }
      const listener = listenFor(state, (answer) => {
        end.current()
        setPending(true)
        finishAttempt(state, answer).catch((error: unknown) => fail(explain(error)))
      })
      // Google's page may sever the link between the windows, so that the popup appears closed: the listener stays.
      const timer = window.setInterval(() => {
        if (!popup.closed) return
        window.clearInterval(timer)
        fail(messages.windowClosed)
      }, pollInterval)
      end.current = () => {
        listener.stop()
        window.clearInterval(timer)
      }
      popup.location.replace(address)
    } catch (error) {
      popup?.close()
      fail(explain(error))
    }
  }
  return { start: () => void start(), pending, problem }
}
