// Signing in with Google from the sign-in screen.
import { useEffect, useRef, useState } from 'react'
import { explain } from '../../../platform/messages.ts'
import type { Newcomer } from '../queries.ts'
import { beginAttempt, finishAttempt, listenFor, openGoogleWindow, takeDetour } from './flow.ts'

interface UseGoogle {
  readonly start: () => void
  readonly pending: boolean
  /** What went wrong, or what to do, in words. */
  readonly problem: string | null
}

const closedWords = 'The Google window was closed before it was done. Press the button again.'
const blockedWords = 'Your browser blocked the Google window. Allow pop-ups here and press the button again.'
/** How often to look whether the window is still there, in milliseconds. */
const lookEvery = 700

/** @param next where a detour by this tab leads in the end */
export function useGoogle(newcomer: Newcomer, next: string): UseGoogle {
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
    const opened = openGoogleWindow()
    try {
      const { address, state } = await beginAttempt(newcomer)
      if (!opened) {
        if (!takeDetour(address, { state, next })) fail(blockedWords)
        return
      }
      const waiting = listenFor(state, (answer) => {
        end.current()
        setPending(true)
        finishAttempt(state, answer).catch((error: unknown) => fail(explain(error)))
      })
      // Google's page may cut the tie between the windows, which looks as if it was closed: so the answer is still
      // waited for.
      const looking = window.setInterval(() => {
        if (!opened.closed) return
        window.clearInterval(looking)
        fail(closedWords)
      }, lookEvery)
      end.current = () => {
        waiting.stop()
        window.clearInterval(looking)
      }
      opened.location.replace(address)
    } catch (error) {
      opened?.close()
      fail(explain(error))
    }
  }
  return { start: () => void start(), pending, problem }
}
