import { assert } from '../assert.ts'

/** Encodes a text as UTF-8 with plain JavaScript, since the domain imports no library and no browser API. */
export function textBytes(text: string): Uint8Array {
  assert(text.isWellFormed(), 'a text has no half signs')
  const coded = encodeURIComponent(text).match(/%..|./g) ?? []
  return Uint8Array.from(coded, sign =>
    sign.length === 3 ? Number.parseInt(sign.slice(1), 16) : sign.charCodeAt(0),
  )
}
