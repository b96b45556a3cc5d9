// Runs an audit call by call. It stops between calls, so that what a call repaired is always shown.
import { useEffect, useRef, useState } from 'react'
import { call } from '../../platform/api.ts'
import { queryClient } from '../../platform/query-client.ts'
import { type Audit, afterBoards, afterStudents, newAudit, type Step } from './audit.ts'

interface Run {
  readonly audit: Audit
  readonly status: 'running' | 'stopping' | 'stopped' | 'failed' | 'done'
  /** What the last call threw, when it failed. */
  readonly error: unknown
}

async function take(audit: Audit, step: Step): Promise<Audit> {
  const { repair } = audit
  if (step.books === 'boards') {
    return afterBoards(audit, await call('POST /api/admin/audits/boards', { body: { repair } }))
  }
  const after = step.after === null ? {} : { after: step.after }
  return afterStudents(audit, await call('POST /api/admin/audits/students', { body: { repair, ...after } }))
}

export function useAudit() {
  const [run, setRun] = useState<Run | null>(null)
  const isToStop = useRef(false)

  useEffect(() => {
    isToStop.current = false
    return () => {
      isToStop.current = true
    }
  }, [])

  const goOn = async (from: Audit) => {
    isToStop.current = false
    let audit = from
    try {
      while (audit.next) {
        if (isToStop.current) return setRun({ audit, status: 'stopped', error: null })
        setRun({ audit, status: 'running', error: null })
        audit = await take(audit, audit.next)
      }
      setRun({ audit, status: 'done', error: null })
    } catch (error) {
      setRun({ audit, status: 'failed', error })
    }
    // The administrator's own books may have been among those put right.
    if (audit.repair) void queryClient.invalidateQueries()
  }

  return {
    run,
    begin: (repair: boolean) => void goOn(newAudit(repair)),
    goOn: () => run && void goOn(run.audit),
    stop: () => {
      isToStop.current = true
      setRun((before) => before && { ...before, status: 'stopping' })
    },
  }
}
