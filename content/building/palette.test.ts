import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import palette from '../figures/style/palette.json' with { type: 'json' }

const tokens = readFileSync(join(import.meta.dirname, '../../apps/web/src/ui/tokens.css'), 'utf8')
const [light = '', dark = ''] = tokens.split(/\[data-theme="?dark"?\]/)

const tokenOf = (theme: string, name: string): string | undefined => {
  return theme.match(new RegExp(`--${name}:\\s*(#[0-9a-fA-F]{6})`))?.[1]?.toLowerCase()
}

test.each(Object.entries(palette))(
  'figures have the same %s as the pages, light and dark',
  (name, colours) => {
    expect(colours).toEqual([tokenOf(light, name), tokenOf(dark, name)])
  },
)

test('no two colours of the palette share a light value, by which the dark theme tells them apart', () => {
  const lights = Object.values(palette).map(([colour]) => colour)
  expect(new Set(lights).size).toBe(lights.length)
})
