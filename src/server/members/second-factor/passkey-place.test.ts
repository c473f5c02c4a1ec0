import { expect, test } from 'vitest'
import { passkeyPlace } from './passkey-place.ts'

const at = (origin: string | undefined, host: string | undefined) =>
  passkeyPlace(name => ({ origin, host })[name])

test.each([
  ['https://hanpan.example', 'hanpan.example', 'hanpan.example'],
  ['https://hanpan.example:8443', 'hanpan.example:8443', 'hanpan.example'],
  ['http://localhost:3000', 'localhost:3000', 'localhost'],
])('passkeys belong to the site that both browser and call name: %s', (origin, host, rpId) => {
  expect(at(origin, host)).toEqual({ rpId, origin })
})

test.each([
  ['https://evil.example', 'hanpan.example'],
  ['http://hanpan.example', 'hanpan.example'],
  ['http://127.0.0.1:3000', '127.0.0.1:3000'],
  ['https://[::1]', '[::1]'],
  ['https://hanpan.example/x', 'hanpan.example'],
  ['null', 'hanpan.example'],
  [undefined, 'hanpan.example'],
])('offers no passkeys for a mismatch: %s at %s', (origin, host) => {
  expect(at(origin, host)).toBeUndefined()
})
