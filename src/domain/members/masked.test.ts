import { expect, test } from 'vitest'
import { maskedName } from './masked.ts'

test.each([
  ['데모오', '데*오'],
  ['하나', '하*'],
  ['새회원', '새*원'],
  ['winner99', 'w******9'],
  ['데모오'.normalize('NFD'), '데*오'],
])('EVENT-009 %s is shown as %s', (name, masked) => {
  expect(maskedName(name)).toBe(masked)
})
