// Runs an audit call by call. It stops only between calls, so that every repair is shown.
import { useEffect, useRef, useState } from 'react'
import { call } from '../../platform/api.ts'
import { queryClient } from '../../platform/query-client.ts'
import { type Audit, afterBoards, afterStudents, newAudit, type Step } from './audit.ts'

interface Run {
  readonly audit: Audit
  readonly status: 'running' | 'stopping' | 'stopped' | 'failed' | 'done'
  /** The error of the last call, if it failed. */
  readonly error: unknown
}

const takeStep = async (audit: Audit, step: Step): Promise<Audit> => {
  const { repair } = audit
  if (step.books === 'boards') {
    return afterBoards(audit, await call('POST /api/admin/audits/boards', { body: { repair } }))
  }
  const after = step.after === null ? {} : { after: step.after }
  return afterStudents(audit, await call('POST /api/admin/audits/students', { body: { repair, ...after } }))
}

export const useAudit = () => {
  const [run, setRun] = useState<Run | null>(null)
  const stopRequested = useRef(false)

  useEffect(() => {
    stopRequested.current = false
    return () => {
      stopRequested.current = true
    }
  }, [])

  const resume = async (from: Audit) => {
    stopRequested.current = false
    let audit = from
    try {
      while (audit.next) {
        if (stopRequested.current) return setRun({ audit, status: 'stopped', error: null })
        setRun({ audit, status: 'running', error: null })
        audit = await takeStep(audit, audit.next)
      }
      setRun({ audit, status: 'done', error: null })
    } catch (error) {
      setRun({ audit, status: 'failed', error })
    }
    // The administrator's own data may be among what was repaired.
    if (audit.repair) void queryClient.invalidateQueries()
  }

  return {
    run,
    start: (repair: boolean) => void resume(newAudit(repair)),
    resume: () => run && void resume(run.audit),
    stop: () => {
      stopRequested.current = true
      setRun((before) => before && { ...before, status: 'stopping' })
    },
  }
}
