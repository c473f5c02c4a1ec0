import { expect, test } from 'vitest'
import { createPasswords } from './passwords.ts'

test('hashes passwords by Argon2id at the cost that OWASP recommends', async () => {
  const passwords = await createPasswords()
  const stored = await passwords.hash('play1234!')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwords.matches('play1234!', stored)).toBe(true)
  expect(await passwords.matches('play1234?', stored)).toBe(false)
  expect(await passwords.matches('play1234!', undefined)).toBe(false)
})

test('API-006 checks a password without a stored hash with the same work', async () => {
  const passwords = await createPasswords()
  const stored = await passwords.hash('play1234!')
  /** Processor time in microseconds, because a busy machine interrupts at any moment. */
  const workOf = async (hash: string | undefined): Promise<number> => {
    const before = process.cpuUsage()
    for (let check = 0; check < 3; check++) await passwords.matches('wrong1234', hash)
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  expect(await workOf(undefined)).toBeGreaterThan((await workOf(stored)) / 2)
})
