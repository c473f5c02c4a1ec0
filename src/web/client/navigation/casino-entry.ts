import { create } from 'zustand'
import { showAlert } from '#web/kit/overlays/alerts.ts'
import { sessionStore } from '../session/session-store.ts'
import { toggleDialog } from '../state/overlays.ts'

/** The entered place: a game, a provider's first game, or without both the lobby. */
export type CasinoEntry = {
  readonly kind: 'casino' | 'slot'
  readonly vendor?: string
  readonly gameId?: number
  readonly name?: string
}

export const useCasinoEntry = create<{ readonly entry: CasinoEntry }>(() => ({ entry: { kind: 'casino' } }))

/** VALID-007, VALID-008. */
const BARRED_TENDENCY = 22

/**
 * Opens the entry popup, or closes an open one (DIALOG-009); a barred member gets an alert instead
 * (CASINO-002).
 */
export function toggleCasinoEntry(entry: CasinoEntry): void {
  if (sessionStore.current()?.user.tendency === BARRED_TENDENCY) {
    showAlert('관리자에게 문의해주세요.')
    return
  }
  useCasinoEntry.setState({ entry })
  toggleDialog(`${entry.kind}Window`)
}
