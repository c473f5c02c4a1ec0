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
