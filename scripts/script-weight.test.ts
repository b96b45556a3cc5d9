// Each screen of the built web app loads no more JavaScript than its budget.
import { expect, test } from 'vitest'
import { screens } from '../packages/domain/src/screens.ts'
import { mostScript, scriptWeight } from './script-weight.ts'

test.each(Object.entries(screens))(
  'the JavaScript of the screen %s (%s) is within its budget',
  (name, path) => {
    expect(scriptWeight(path)).toBeLessThanOrEqual(mostScript[name as keyof typeof screens])
  },
)
