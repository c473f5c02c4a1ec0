import { useRef } from 'react'
import { randomKey } from '#web/client/api/random-key.ts'

/** The key of what is sent: sent once more, because an answer was lost, it is the same; what was changed is another. */
export function useKeyOf(): (sent: unknown) => string {
  const last = useRef<{ readonly text: string; readonly key: string }>(undefined)
  return sent => {
    const text = JSON.stringify(sent)
    if (last.current?.text !== text) last.current = { text, key: randomKey() }
    return last.current.key
  }
}
