import { useEffect } from 'react'

/**
 * Preloads code that is likely to be needed with the first click or key, so that the initial load stays
 * small and later interactions don't wait.
 */
export function useWarmth(load: () => Promise<unknown>): void {
  useEffect(() => {
    const cold = new AbortController()
    const warm = () => {
      cold.abort()
      // Runs after the response to the event is on screen.
      requestAnimationFrame(() => setTimeout(() => void load().catch(() => undefined)))
    }
    for (const event of ['pointerdown', 'keydown'])
      document.addEventListener(event, warm, { signal: cold.signal, capture: true, passive: true })
    return () => cold.abort()
  }, [load])
}
