// A mutant is found out by the first case that fails: to look for a smaller one, as a person needs it, takes most of the time.
import fc from 'fast-check'
import '../scripts/fixed-seed.ts'

fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true })
