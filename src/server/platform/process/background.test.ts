import { expect, test, vi } from 'vitest'
import { type Background, repeating, startBackgrounds } from './background.ts'
import { createLog } from './log.ts'

const log = createLog({ level: 'silent' })

const noted = (name: string, notes: string[]): Background => ({
  name,
  start: async () => {
    notes.push(`${name} starts`)
    return () => void notes.push(`${name} stops`)
  },
})

test('background work starts in order and stops in reverse', async () => {
  const notes: string[] = []
  const stop = await startBackgrounds([noted('a', notes), noted('b', notes)], log)
  await stop()
  expect(notes).toEqual(['a starts', 'b starts', 'b stops', 'a stops'])
})

test('stops the started work when one fails to start', async () => {
  const notes: string[] = []
  const broken: Background = { name: 'c', start: () => Promise.reject(new Error('broken')) }
  await expect(startBackgrounds([noted('a', notes), broken], log)).rejects.toThrow('broken')
  expect(notes).toEqual(['a starts', 'a stops'])
})

test('repeated work continues after a failed run, never overlaps, and ends when stopped', async () => {
  vi.useFakeTimers()
  let turns = 0
  const work = async () => {
    turns += 1
    if (turns === 1) throw new Error('first turn')
  }
  const stop = await startBackgrounds([repeating('r', { every: 1_000, work, log })], log)
  await vi.advanceTimersByTimeAsync(3_000)
  await stop()
  await vi.advanceTimersByTimeAsync(3_000)
  vi.useRealTimers()
  expect(turns).toBe(3)
})
