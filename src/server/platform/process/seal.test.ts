import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { sealWith } from './seal.ts'

const { seal, open } = sealWith(randomBytes(32))

test('sealed data opens again, and is sealed differently each time', () => {
  expect(open(seal('010-1234-5678'))).toBe('010-1234-5678')
  expect(seal('010-1234-5678').equals(seal('010-1234-5678'))).toBe(false)
})

test('tampered data, and data sealed under another key, does not open', () => {
  const sealed = seal('010-1234-5678')
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1
  expect(() => open(sealed)).toThrow()
  expect(() => open(sealWith(randomBytes(32)).seal('x'))).toThrow()
})

test('a mark is equal for the same text under the same key only', () => {
  const key = randomBytes(32)
  expect(sealWith(key).mark('demo')).toEqual(sealWith(key).mark('demo'))
  expect(sealWith(key).mark('demo')).not.toEqual(sealWith(key).mark('demo5'))
  expect(sealWith(randomBytes(32)).mark('demo')).not.toEqual(sealWith(key).mark('demo'))
})
