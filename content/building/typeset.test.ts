import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mathsPicture } from './maths-picture.ts'
import { readObjects } from './pdf/objects.ts'
import { finishPicture, pictureSize } from './picture.ts'
import { createTypesetter } from './typeset.ts'

const content = join(import.meta.dirname, '..')
const figures = join(content, 'figures')

test('every drawing function of the figures’ kit typesets in colours that have a dark partner', () => {
  const sheet = finishPicture(createTypesetter(figures).svg(join(figures, 'style/sheet.typ')), 'sheet-001')
  expect(pictureSize(sheet).width).toBe(320)
})

test('every function of the kit of the maths questions typesets in colours that have a dark partner', () => {
  const source = readFileSync(join(content, 'maths/style/sheet.typ'), 'utf8').replace(
    '../style.typ',
    '/maths/style.typ',
  )
  const { svg } = mathsPicture(createTypesetter(content, 'maths'), source, 'sheet-002')
  expect(pictureSize(svg).width).toBe(340)
})

test('every function of the kit of the resources typesets, in English and in Bangla', () => {
  const pdf = createTypesetter(content, 'resources').pdf(join(content, 'resources/style/sheet.typ'))
  const bodies = [...readObjects(pdf).values()].map(({ body }) => body)
  expect(bodies).toContainEqual(expect.stringContaining('/Lang (bn-BD)'))
})
