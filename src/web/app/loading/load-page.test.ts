import { expect, test, vi } from 'vitest'
import { instant } from '#domain/instant.ts'
import { loadPage } from './load-page.ts'

function createWorld() {
  const entries = new Map<string, string>()
  let clock = 1_000_000
  const reload = vi.fn()
  const surroundings = {
    storage: {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
    },
    now: () => instant(clock),
    reload,
  }
  const fail = () => loadPage(() => Promise.reject(new TypeError('Failed to fetch')), surroundings)
  return {
    surroundings,
    reload,
    fail,
    pass: (milliseconds: number) => {
      clock += milliseconds
    },
  }
}

/** True when the promise is still pending after all microtasks. */
const isPending = (promise: Promise<unknown>) =>
  Promise.race([
    promise.then(
      () => false,
      () => false,
    ),
    new Promise<boolean>(resolve => setTimeout(() => resolve(true), 5)),
  ])

test('returns the loaded page', async () => {
  const { surroundings, reload } = createWorld()
  expect(await loadPage(async () => 'page', surroundings)).toBe('page')
  expect(reload).not.toHaveBeenCalled()
})

test('TIME-003 reloads the site once when a chunk fails to load, and renders nothing meanwhile', async () => {
  const { reload, fail } = createWorld()
  expect(await isPending(fail())).toBe(true)
  expect(reload).toHaveBeenCalledOnce()
})

test('TIME-004 throws on a second failure within 60 seconds, and reloads again after them', async () => {
  const { reload, fail, pass } = createWorld()
  await isPending(fail())
  pass(59_999)
  await expect(fail()).rejects.toMatchObject({ name: 'PageLoadError', status: 500 })
  expect(reload).toHaveBeenCalledOnce()
  pass(1)
  expect(await isPending(fail())).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})
