import { create } from 'zustand'
import type { RoundProduct } from '#domain/minigames/virtual/venues.ts'
import { type Won, won } from '#domain/money.ts'
import { useSession } from '#web/client/api/api.ts'
import { sessionStore } from '#web/client/session/session-store.ts'

/** Betting terms of the member on the open game page. */
export type RoundTerms = {
  readonly gameId: number
  readonly title: string
  /** Product: minigames and virtual sports use different routes (VIRT-023). */
  readonly product: RoundProduct
  readonly limits: { readonly stakeMin: Won; readonly stakeMax: Won; readonly winningsMax: Won }
  /** Maximum bets of one member on one round. */
  readonly slipsMax: number
}

/** The specification's minimum; nothing more is allowed until the game's limits are loaded. */
const noTerms: RoundTerms = {
  gameId: 0,
  title: '',
  product: 'minigame',
  limits: { stakeMin: won(5_000), stakeMax: won(1_000_000), winningsMax: won(3_000_000) },
  slipsMax: 3,
}

export const useRoundTerms = create<RoundTerms>(() => noTerms)

/** Sets the terms of a game; its limits are those of `noTerms` until they are loaded. */
export const setRoundTerms = (terms: Partial<RoundTerms>): void =>
  useRoundTerms.setState({ ...noTerms, ...terms })

/** The member's balance, as a function and as a hook. */
export const balanceNow = (): Won => won(sessionStore.current()?.user.emoney ?? 0)
export const useBalance = (): Won => won(useSession()?.user.emoney ?? 0)
