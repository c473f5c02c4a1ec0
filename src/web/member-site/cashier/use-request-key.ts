import { useRef } from 'react'

/**
 * The idempotency key of a money request: a repeated request after a lost response is the same request. A
 * new key is made once it is done.
 */
export function useRequestKey() {
  const key = useRef<string>(undefined)
  return {
    current: (): string => {
      key.current ??= crypto.randomUUID()
      return key.current
    },
    renew: () => {
      key.current = undefined
    },
  }
}
