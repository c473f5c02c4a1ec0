import { useRef } from 'react'

/**
 * The browser's own name for a request that moves money: sent again, because an answer was lost, it is the same request.
 * Another one is made once it is done.
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
