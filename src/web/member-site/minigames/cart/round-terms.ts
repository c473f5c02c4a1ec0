import { create } from 'zustand'
import type { RoundProduct } from '#domain/minigames/virtual/venues.ts'
import { type Won, won } from '#domain/money.ts'
import { useSession } from '#web/client/api/api.ts'
import { sessionStore } from '#web/client/session/session-store.ts'

/** What the member may bet on the game whose page is open. */
export type RoundTerms = {
  readonly gameId: number
  readonly title: string
  /** As what it is bet on: minigames and virtual sports have a door each (VIRT-023). */
  readonly product: RoundProduct
  readonly limits: { readonly stakeMin: Won; readonly stakeMax: Won; readonly winningsMax: Won }
  /** Bets of one member on one round. */
  readonly slipsMax: number
}

/** The specification's minimum, and nothing beyond it before the game's own limits are there. */
const noTerms: RoundTerms = {
  gameId: 0,
  title: '',
  product: 'minigame',
  limits: { stakeMin: won(5_000), stakeMax: won(1_000_000), winningsMax: won(3_000_000) },
  slipsMax: 3,
}

export const useRoundTerms = create<RoundTerms>(() => noTerms)

/** The member's balance, for acts and for components. */
export const balanceNow = (): Won => won(sessionStore.current()?.user.emoney ?? 0)
export const useBalance = (): Won => won(useSession()?.user.emoney ?? 0)
