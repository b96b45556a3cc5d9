// The code of written papers, which students of science alone never load.
import { createElement, type ReactElement } from 'react'
import { codeQuery, useCode } from '../../platform/code.ts'
import { Failed } from './notices.tsx'

const writtenCode = codeQuery('written-papers', () => import('./written/written.ts'))

type Written = typeof import('./written/written.ts')

/** The code, or what stands in its place where it could not be loaded. */
export const useWritten = (): {
  readonly code: Written | undefined
  readonly failed: ReactElement | null
} => {
  const { data, error, isError } = useCode(writtenCode, true)
  return {
    code: data,
    failed: isError ? createElement(Failed, { error, onRetry: () => location.reload() }) : null,
  }
}
