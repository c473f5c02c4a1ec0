import { useEffect } from 'react'
import { CallError } from '#web/client/api/api.ts'
import { goTo } from '#web/client/navigation/go-to.ts'
import { showAlert } from '#web/kit/overlays/alerts.ts'

export const MAINTENANCE_TEXT = '점검중입니다.'

/** Alerts why minigames can't be played now, and goes home (MAINT-007, MAINT-008). */
export function leaveClosed(text: string): void {
  showAlert(text || MAINTENANCE_TEXT)
  goTo('/')
}

/** Leaves the page when all minigames are closed. */
export function useClosedArea({ error }: { readonly error: Error | null }): void {
  const refusal = error instanceof CallError ? error.refusal : undefined
  const closed = refusal?.code === 'MINIGAME_MAINTENANCE' ? refusal.text : undefined
  useEffect(() => {
    if (closed !== undefined) leaveClosed(closed)
  }, [closed])
}
