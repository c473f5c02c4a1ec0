import type { Channel } from 'rabbitmq-client'
import { assert } from '#domain/assert.ts'
import { asObject } from './wire-reading.ts'

/**
 * Makes a channel deliver bodies unparsed. The library parses JSON bodies with plain JSON.parse, which would corrupt
 * the feed's ids, and has no option against that; so the declared content type is removed from each content header
 * first. The library's version is pinned, and a test with a real broker verifies this.
 */
export function keepBodiesRaw(channel: Channel): void {
  const onHeader: unknown = Reflect.get(channel, '_onHeader')
  assert(typeof onHeader === 'function', 'this version of rabbitmq-client reads content headers as known')
  Reflect.set(channel, '_onHeader', (frame: unknown): unknown => {
    const fields = asObject(asObject(frame)?.fields)
    if (fields) Reflect.deleteProperty(fields, 'contentType')
    return Reflect.apply(onHeader, channel, [frame])
  })
}
