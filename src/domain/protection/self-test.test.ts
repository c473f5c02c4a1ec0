import { expect, test } from 'vitest'
import { selfTestBand, selfTestQuestions } from './self-test.ts'

test('handbook 8.2 the self test has nine questions and the usual bands', () => {
  expect(selfTestQuestions).toHaveLength(9)
  expect([0, 1, 2, 3, 7, 8, 27].map(selfTestBand)).toEqual([
    'none',
    'low',
    'low',
    'middle',
    'middle',
    'problem',
    'problem',
  ])
})
