import { expect, test } from 'vitest'
import { noteTurns } from './turns.ts'

test('a failed run is reported until one succeeds', async () => {
  const turns = noteTurns('sweep', 1_000)
  turns.begin(null)
  await turns.take(async () => 1)
  expect(turns.report()).toMatchObject({ turns: 1, failures: 0, isFailing: false, lastFailure: null })
  await expect(turns.take(() => Promise.reject(new Error('x'.repeat(500))))).rejects.toThrow('x')
  expect(turns.report()).toMatchObject({ turns: 2, failures: 1, isFailing: true })
  expect(turns.report().lastFailure?.text).toHaveLength(200)
  await turns.take(async () => 1)
  expect(turns.report()).toMatchObject({ turns: 3, failures: 1, isFailing: false })
})

test('a work that lost the lead is failing until it leads again', () => {
  const turns = noteTurns('settlement', null)
  turns.begin(true)
  expect(turns.report()).toMatchObject({ leads: true, isFailing: false })
  turns.begin(false)
  turns.fail(new Error('connection ended'))
  expect(turns.report()).toMatchObject({ leads: false, isFailing: true })
  turns.begin(true)
  expect(turns.report()).toMatchObject({ leads: true, isFailing: false, failures: 1 })
})
