import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { layoutFor } from './layout-rule.ts'

test('LAYOUT-016 LAYOUT-017 derives the layout from the screen when none was chosen', () => {
  expect(layoutFor(undefined, { small: false, narrow: false })).toEqual({ mode: 'desktop', width: 'wide' })
  expect(layoutFor(undefined, { small: true, narrow: false })).toEqual({ mode: 'mobile', width: 'wide' })
  expect(layoutFor(undefined, { small: true, narrow: true })).toEqual({ mode: 'mobile', width: 'narrow' })
})

test('HEADER-020 prefers the chosen layout to the screen', () => {
  expect(layoutFor('mobile', { small: false, narrow: false })).toEqual({ mode: 'mobile', width: 'narrow' })
  expect(layoutFor('desktop', { small: true, narrow: true })).toEqual({ mode: 'desktop', width: 'wide' })
})

test('LAYOUT-018 uses the same media queries and widths in the script before the first paint', () => {
  const [script, module] = ['../../public/layout-mode.js', './layout-mode.ts'].map(file =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  )
  const queries = module?.match(/\(max-width: [\d.]+em\)/g) ?? []
  expect(queries).toHaveLength(2)
  for (const text of [...queries, 'width=425', 'width=1920']) expect(script).toContain(text)
})
