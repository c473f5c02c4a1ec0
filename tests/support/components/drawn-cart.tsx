import { act, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect } from 'vitest'
import type { LevelSetting } from '#contract/site/level-setting.ts'
import type { BetPage } from '#domain/markets/bet-page.ts'
import type { Selection } from '#domain/slip/selection.ts'
import { AlertDialog } from '#web/kit/overlays/alert-dialog.tsx'
import { useLevelSettings } from '#web/play/cart/level-settings.ts'
import { Cart } from '#web/sport/cart/parts/cart.tsx'
import { BetSlipDialogs } from '#web/sport/cart/placing/bet-slip-dialogs.tsx'
import { cancelBet } from '#web/sport/cart/placing/sports-placing.ts'
import { clearSlip, pickSelection, unlockSlip, useSlip } from '#web/sport/cart/slip-store.ts'
import { aLeg, type LegSketch } from '../facts/legs.ts'
import { answer, draw, find, findAll, inSeconds, logIn, wordsOf } from './drawn.tsx'

/** Empties the cart after each test of a file. */
export function useEmptyCart(): void {
  afterEach(() => {
    cancelBet()
    unlockSlip(useSlip.getState().lockedBy ?? '')
    clearSlip()
    useSlip.setState({ page: undefined })
    useLevelSettings.setState({ levels: undefined })
  })
}

/** Returns a price on the board: fixture 3 is 홈팀3 against 원정팀3, in an hour. */
export function aSelection(sketch: LegSketch & { readonly marketNameKorean?: string } = {}): Selection {
  const leg = { ...aLeg(sketch), startsAt: inSeconds(3_600) }
  const { marketNameKorean = '승무패' } = sketch
  return {
    ...leg,
    home: `홈팀${leg.fixtureId}`,
    away: `원정팀${leg.fixtureId}`,
    marketName: '1X2',
    marketNameKorean,
    mainLine: leg.line,
    pickedOutcomeId: leg.outcomeId,
  }
}

/** Returns the betting limits of a level. They rise with the level. */
const levelSetting = (level: number): LevelSetting => ({
  level,
  minBetAmount: 5_000,
  maxBetAmount: level * 1_000_000,
  maxWinAmount: level * 3_000_000,
  maxBetPercent: 100,
  minLiveBetAmount: 5_000,
  maxLiveBetAmount: level * 500_000,
  maxLiveWinAmount: level * 1_500_000,
  maxLiveBetPercent: 100,
  minSpecialBetAmount: 5_000,
  maxSpecialBetAmount: level * 300_000,
  maxSpecialWinAmount: level * 1_000_000,
  maxSpecialBetPercent: 100,
})

/** The cart, its dialogs and the alerts, as on a betting page. */
export const CartOnPage = ({ page = 'cross' }: { readonly page?: BetPage }) => {
  if (useSlip.getState().page === undefined) useSlip.setState({ page })
  return (
    <>
      <Cart />
      <BetSlipDialogs />
      <AlertDialog />
    </>
  )
}

/** Renders a part of a betting page for a member of level 1 with 1,000,000 won and the default limits. */
export async function drawCart(part: ReactNode = <CartOnPage />, member: Parameters<typeof logIn>[0] = {}) {
  answer({ 'setting/level': [levelSetting(1), levelSetting(5)] })
  logIn(member)
  const user = draw(part)
  await waitFor(() => expect(useLevelSettings.getState().levels).toHaveLength(2))
  return { user, press: (name: string | RegExp) => user.click(screen.getByRole('button', { name })) }
}

/** Picks home at each of these odds, each on a different fixture. */
export function pickAt(...hundredths: number[]): void {
  const { legs } = useSlip.getState().slip
  for (const [index, odds] of hundredths.entries()) pick({ fixture: legs.length + index + 1, odds })
}

export const pick = (sketch: Parameters<typeof aSelection>[0]): void =>
  act(() => pickSelection(aSelection(sketch)))

/** Returns the pick at a position of the cart, counted from 0. */
export const pickedAt = (place: number): Selection | undefined => useSlip.getState().slip.legs[place]

export const rows = (): HTMLElement[] => findAll('[data-selection]')

/** Returns the figure next to a name in the cart: "예상배당" gives "3.80". */
export function figure(name: string): string {
  const line = findAll('[data-cart] dl > div').find(one => wordsOf(one.querySelector('dt')).startsWith(name))
  return wordsOf(line?.querySelector('dd'))
}

export const amount = (): HTMLInputElement => screen.getByLabelText('베팅금액')
/** The cart's button: 베팅하기, or "10,000원 베팅 → 19,000원". */
export const placeBet = /^베팅하기$|원 베팅 → /
export const stakeNote = (): string => wordsOf(amount().closest('.grid')?.querySelector('p[id]'))
export const hint = (): string => wordsOf(find('[data-bet-hint]'))
export const alertText = (): string => wordsOf(find('[data-alert]'))
