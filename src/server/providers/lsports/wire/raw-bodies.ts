import type { Channel } from 'rabbitmq-client'
import { assert } from '#domain/assert.ts'
import { asObject } from './wire-reading.ts'

/**
 * Makes a channel hand over bodies as they came. The library parses bodies that are declared as JSON itself,
 * with plain JSON.parse, which would spoil the feed's ids; it has no option against that, so the declared
 * type is taken off each content header before it looks. Its version is pinned, and a test with a real broker
 * holds that it works.
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
