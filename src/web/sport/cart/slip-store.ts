import { create } from 'zustand'
import { type PageLimits, siteContract, type LevelSetting as WireLevel } from '#contract/site.ts'
import type { BetPage } from '#domain/markets/bet-page.ts'
import { won } from '#domain/money.ts'
import { odds } from '#domain/odds.ts'
import type { Result } from '#domain/result.ts'
import {
  type BetLimits,
  findLevelSetting,
  type LevelSetting,
  limitsInForce,
} from '#domain/slip/bet-limits.ts'
import { type BetSlip, emptySlip, pick, pickBonus, type SlipTerms } from '#domain/slip/bet-slip.ts'
import { type BonusTier, bonusOutcomeId } from '#domain/slip/bonus.ts'
import type { Selection } from '#domain/slip/selection.ts'
import { slipText } from '#domain/slip/slip-texts.ko.ts'
import type { SlipViolation } from '#domain/slip/slip-violation.ts'
import { call } from '#web/client/api/api.ts'
import { sessionStore } from '#web/client/session/session-store.ts'
import { setSiteState } from '#web/client/state/client-state.ts'
import { listsAtStart } from '#web/client/state/state-at-start.ts'
import { showAlert } from '#web/kit/overlays/alerts.ts'
import { showToast } from '#web/kit/overlays/toasts.ts'

export type CartSlip = BetSlip<Selection>

type SlipState = {
  readonly slip: CartSlip
  /** The page the slip is put together on; undefined on pages without a cart. */
  readonly page: BetPage | undefined
  /** The level settings, undefined before they are there (LIMIT-001). */
  readonly levels: readonly LevelSetting[] | undefined
  /** The proto page's own limits, undefined before they are there (LIMIT-007). */
  readonly proto: BetLimits | undefined
  /** The key of the bet that is on its way with this very slip; until it is answered nothing of the slip changes. */
  readonly lockedBy: string | undefined
}

/** The betting cart of this browser: kept here because the lists put into it and the cart shows it. */
export const useSlip = create<SlipState>(() => ({
  slip: emptySlip,
  page: undefined,
  levels: undefined,
  proto: undefined,
  lockedBy: undefined,
}))

/** Replaces the slip; the number of picks goes to the badge of the phone's bar. */
export function setSlip(slip: CartSlip): void {
  useSlip.setState({ slip })
  setSiteState({ cartCount: slip.legs.length })
}

/** The trash button, and a slip that became a bet: no picks and no amount (CART-005, PICK-003). */
export const clearSlip = (): void => setSlip(emptySlip)

/** The slip as it was sent stands still until its bet is answered (BETFLOW-002, handbook 2.4). */
export function lockSlip(slip: CartSlip, key: string): void {
  setSlip(slip)
  useSlip.setState({ lockedBy: key })
}

export function unlockSlip(key: string): void {
  if (useSlip.getState().lockedBy === key) useSlip.setState({ lockedBy: undefined })
}

/** The bonus tier as a pick of the slip. */
const bonusPick = (tier: BonusTier) => ({
  outcomeId: bonusOutcomeId(tier),
  folds: tier.folds,
  odds: tier.odds,
  version: 1,
})

/** Where and for whom the slip is just now; or would be on another page. */
export function readDesk(page: BetPage = useSlip.getState().page ?? 'cross'): SlipTerms {
  const { levels = listsAtStart.betSettings, proto } = useSlip.getState()
  const user = sessionStore.current()?.user
  const { level = 0, tendency = 0, emoney = 0 } = user ?? {}
  const setting = findLevelSetting(levels, level)
  const limits = limitsInForce({ page, setting, tendency, ...(proto && { proto }) })
  return { page, limits, balance: won(emoney) }
}

/** A press on odds: into the slip, out of it, or the reason why not as an alert (PICK-014, VALID-030). */
export const pickSelection = (selection: Selection): void =>
  take(pick(useSlip.getState().slip, selection, readDesk()))

/** A press on a bonus (BETFLOW-021). */
export const pickTier = (tier: BonusTier): void =>
  take(pickBonus(useSlip.getState().slip, bonusPick(tier), readDesk()))

const lockedText = '베팅 접수 중에는 선택을 바꿀 수 없습니다.'

function take(next: Result<CartSlip, SlipViolation>): void {
  if (useSlip.getState().lockedBy !== undefined) showToast(lockedText)
  else if (next.ok) setSlip(next.value)
  else showAlert(slipText(next.refusal))
}

/**
 * A page with a cart is entered; gives the way to leave it. Leaving clears the cart (BETFLOW-017, BETFLOW-018), unless
 * the same kind of page follows at once, as `/korea` after `/korea/cross`.
 */
export function enterBetPage(page: BetPage): () => void {
  if (useSlip.getState().page !== page) {
    clearSlip()
    useSlip.setState({ page, lockedBy: undefined })
  }
  const entered = {}
  current = entered
  void loadLevels()
  return () =>
    queueMicrotask(() => {
      if (current !== entered) return
      useSlip.setState({ page: undefined, lockedBy: undefined })
      clearSlip()
    })
}

let current: object = {}

let loading: Promise<void> | undefined

/** Read anew at each entrance, since operators change them; who asks meanwhile waits for the same answer. */
function loadLevels(): Promise<void> {
  loading ??= askLevels().finally(() => {
    loading = undefined
  })
  return loading
}

async function askLevels(): Promise<void> {
  const answer = await call(siteContract.levels)
  if (answer.ok) useSlip.setState({ levels: answer.value.map(readLevel) })
}

/** A cart also stands on pages that nobody bets on: it asks for the levels itself, unless they are there (CART-011). */
export function needLevels(): void {
  if (useSlip.getState().levels === undefined) void loadLevels()
}

/** The limits that the proto page brought. */
export const takeProtoLimits = (wire: PageLimits): void =>
  useSlip.setState({
    proto: limitsOf(wire.minBetAmount, wire.maxBetAmount, wire.maxWinAmount, wire.maxBetPercent),
  })

const limitsOf = (min: number, max: number, win: number, percent: number) => ({
  stakeMin: won(min),
  stakeMax: won(max),
  winningsMax: won(win),
  totalOddsMax: odds(Math.round(percent * 100)),
})

const readLevel = (wire: WireLevel): LevelSetting => ({
  level: wire.level,
  general: limitsOf(wire.minBetAmount, wire.maxBetAmount, wire.maxWinAmount, wire.maxBetPercent),
  live: limitsOf(wire.minLiveBetAmount, wire.maxLiveBetAmount, wire.maxLiveWinAmount, wire.maxLiveBetPercent),
  special: limitsOf(
    wire.minSpecialBetAmount,
    wire.maxSpecialBetAmount,
    wire.maxSpecialWinAmount,
    wire.maxSpecialBetPercent,
  ),
})
