import { verify } from '@node-rs/argon2'
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
  const costs: string[] = []
  const passwords = await createPasswords(undefined, async (stored, password) => {
    costs.push(String(stored).split('$').slice(0, 4).join('$'))
    return await verify(stored, password)
  })
  const stored = await passwords.hash('play1234!')
  expect(await passwords.matches('wrong1234', stored)).toBe(false)
  expect(await passwords.matches('wrong1234', undefined)).toBe(false)
  expect(costs).toEqual(Array(2).fill('$argon2id$v=19$m=19456,t=2,p=1'))
})
