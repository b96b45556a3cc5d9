// Compares memory with the answers call by call, each of the next students.
import { useEffect, useRef, useState } from 'react'
import { call } from '../../platform/api.ts'
import { afterPage, type Calibration } from './calibration.ts'

interface Run {
  readonly status: 'running' | 'failed' | 'done'
  readonly calibration: Calibration | null
  /** The error of the last call, if it failed. */
  readonly error: unknown
}

export const useCalibration = () => {
  const [run, setRun] = useState<Run | null>(null)
  const isGone = useRef(false)

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  const goOn = async (from: Calibration | null) => {
    let calibration = from
    try {
      do {
        setRun({ status: 'running', calibration, error: null })
        const after = calibration?.next ?? undefined
        const page = await call('POST /api/admin/calibrations', { body: after ? { after } : {} })
        calibration = afterPage(calibration, page)
      } while (calibration.next !== null && !isGone.current)
      setRun({ status: 'done', calibration, error: null })
    } catch (error) {
      setRun({ status: 'failed', calibration, error })
    }
  }

  return {
    run,
    start: () => void goOn(null),
    /** From where it failed. */
    resume: () => void goOn(run?.calibration ?? null),
  }
}
