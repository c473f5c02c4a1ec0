import { useEffect } from 'react'
import { CallError } from '#web/client/api/api.ts'
import { goTo } from '#web/client/navigation/go-to.ts'
import { showAlert } from '#web/kit/overlays/alerts.ts'

const closedCodes = ['TETHER_DEPOSIT_MAINTENANCE', 'TETHER_WITHDRAWAL_MAINTENANCE']

/** Alerts that tether is under maintenance and goes home (MAINT-010 to -012). Returns true in that case. */
export function useClosed(error: Error | null): boolean {
  const refusal = error instanceof CallError ? error.refusal : undefined
  const text = refusal && closedCodes.includes(refusal.code) ? refusal.text : undefined
  useEffect(() => {
    if (text === undefined) return
    showAlert(text)
    goTo('/')
  }, [text])
  return text !== undefined
}
