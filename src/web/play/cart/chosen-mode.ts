import { create } from 'zustand'
import type { OddsAcceptMode } from '#domain/slip/odds-change.ts'
import { onSessionEnd } from '#web/client/session/end-session.ts'

/** Odds changes that the member accepts without a question; none by default, and again after logout. */
export const useChosenMode = create<{ readonly mode: OddsAcceptMode }>(() => ({ mode: 'none' }))

export const chooseAcceptMode = (mode: OddsAcceptMode): void => useChosenMode.setState({ mode })

onSessionEnd(() => chooseAcceptMode('none'))
