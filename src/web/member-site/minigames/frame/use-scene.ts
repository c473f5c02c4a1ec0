import { useEffect, useState } from 'react'
import { loadScene } from '../scenes/load-scene.ts'
import type { Scene } from '../scenes/scene.ts'

/**
 * The scene of a kind: undefined while loading, null for a kind without a scene or when it can't be
 * loaded.
 */
export function useScene(kind: string): Scene | null | undefined {
  const [loaded, setLoaded] = useState<{ readonly kind: string; readonly scene: Scene | null }>()
  useEffect(() => {
    let gone = false
    const take = (scene: Scene | null) => {
      if (!gone) setLoaded({ kind, scene })
    }
    loadScene(kind).then(
      scene => take(scene ?? null),
      () => take(null),
    )
    return () => {
      gone = true
    }
  }, [kind])
  return loaded?.kind === kind ? loaded.scene : undefined
}
