import { join } from 'node:path'
import { expect, test } from 'vitest'
import { finishPicture, pictureSize } from './picture.ts'
import { createTypesetter } from './typeset.ts'

const figures = join(import.meta.dirname, '../figures')

test('every drawing function of the kit typesets in colours that have a dark partner', () => {
  const sheet = finishPicture(createTypesetter(figures).svg(join(figures, 'style/sheet.typ')), 'sheet-001')
  expect(pictureSize(sheet).width).toBe(320)
})
