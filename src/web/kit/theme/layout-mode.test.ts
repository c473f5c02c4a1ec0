import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { layoutFor } from './layout-rule.ts'

test('LAYOUT-016 LAYOUT-017 the screen decides where nothing was chosen', () => {
  expect(layoutFor(undefined, { small: false, narrow: false })).toEqual({ mode: 'desktop', width: 'wide' })
  expect(layoutFor(undefined, { small: true, narrow: false })).toEqual({ mode: 'mobile', width: 'wide' })
  expect(layoutFor(undefined, { small: true, narrow: true })).toEqual({ mode: 'mobile', width: 'narrow' })
})

test('HEADER-020 the choice decides whatever the screen', () => {
  expect(layoutFor('mobile', { small: false, narrow: false })).toEqual({ mode: 'mobile', width: 'narrow' })
  expect(layoutFor('desktop', { small: true, narrow: true })).toEqual({ mode: 'desktop', width: 'wide' })
})

test('LAYOUT-018 the script that runs before the first paint has the same queries, and the viewport widths', () => {
  const [script, module] = ['../../public/layout-mode.js', './layout-mode.ts'].map(file =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  )
  const queries = module?.match(/\(max-width: [\d.]+em\)/g) ?? []
  expect(queries).toHaveLength(2)
  for (const text of [...queries, 'width=425', 'width=1920']) expect(script).toContain(text)
})
