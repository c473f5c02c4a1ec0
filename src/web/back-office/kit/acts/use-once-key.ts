import { useState } from 'react'
import { randomKey } from '#web/client/api/random-key.ts'

/**
 * The key of what is being written. Sent once more, because an answer was lost or a press came twice, it is the same
 * act; what was changed meanwhile takes a key of its own by `renew`.
 */
export function useOnceKey() {
  const [key, setKey] = useState(randomKey)
  return { key, renew: () => setKey(randomKey()) }
}
