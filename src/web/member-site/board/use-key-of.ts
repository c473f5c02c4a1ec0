import { useRef } from 'react'
import { randomKey } from '#web/client/api/random-key.ts'

/**
 * Returns the idempotency key of a request: the same for a repeated request after a lost response, a new
 * one when the content changed.
 */
export function useKeyOf(): (sent: unknown) => string {
  const last = useRef<{ readonly text: string; readonly key: string }>(undefined)
  return sent => {
    const text = JSON.stringify(sent)
    if (last.current?.text !== text) last.current = { text, key: randomKey() }
    return last.current.key
  }
}
