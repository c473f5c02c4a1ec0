import { useState } from 'react'
import { randomKey } from '#web/client/api/random-key.ts'

/**
 * The idempotency key of a form. Sent again, because an answer was lost or a button was pressed twice, it
 * is the same action; a changed form gets a new key by `renew`.
 */
export function useOnceKey() {
  const [key, setKey] = useState(randomKey)
  return { key, renew: () => setKey(randomKey()) }
}
