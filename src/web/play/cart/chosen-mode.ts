import { create } from 'zustand'
import type { OddsAcceptMode } from '#domain/slip/odds-change.ts'
import { onSessionEnd } from '#web/client/session/end-session.ts'

/** Which changed odds the member lets be taken without asking; none until he chooses, and again after a logout. */
export const useChosenMode = create<{ readonly mode: OddsAcceptMode }>(() => ({ mode: 'none' }))

export const chooseAcceptMode = (mode: OddsAcceptMode): void => useChosenMode.setState({ mode })

onSessionEnd(() => chooseAcceptMode('none'))
