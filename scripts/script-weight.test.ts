// Each screen of the built web app loads no more JavaScript than its budget.
import { expect, test } from 'vitest'
import { screens } from '../packages/domain/src/screens.ts'
import { mostScript, preloadedAt, scriptsBeforeUse, scriptsOf, scriptWeight } from './script-weight.ts'

test.each(Object.entries(screens))(
  'the JavaScript of the screen %s (%s) is within its budget',
  (name, path) => {
    expect(scriptWeight(path)).toBeLessThanOrEqual(mostScript[name as keyof typeof screens])
  },
)

test.each([screens.landing, screens.learnMore, screens.privacy])(
  '%s fetches no code before somebody touches it',
  (path) => {
    const { fetched, inline } = scriptsBeforeUse(path)
    expect(fetched).toEqual([])
    expect(inline).toBeLessThanOrEqual(20_000)
  },
)

test.each([screens.question, `${screens.question}/`, screens.maths, screens.paper])(
  'the page that opens every screen asks at %s for all code of that screen, and no other',
  (address) => {
    expect([...preloadedAt(address)].sort()).toEqual([...scriptsOf(address.replace(/\/$/, ''))].sort())
  },
)
