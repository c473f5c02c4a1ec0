import { useEffect } from 'react'

/**
 * What is likely to be opened is fetched with the first press or key anywhere: a first load does without it, and a hand
 * waits for nothing.
 */
export function useWarmth(load: () => Promise<unknown>): void {
  useEffect(() => {
    const cold = new AbortController()
    const warm = () => {
      cold.abort()
      // Once the press itself is answered on screen.
      requestAnimationFrame(() => setTimeout(() => void load().catch(() => undefined)))
    }
    for (const event of ['pointerdown', 'keydown'])
      document.addEventListener(event, warm, { signal: cold.signal, capture: true, passive: true })
    return () => cold.abort()
  }, [load])
}
