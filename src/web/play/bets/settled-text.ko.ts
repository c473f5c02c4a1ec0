import type { Bet } from '#contract/bets/bets.ts'
import type { LiveMemberFrame } from '#contract/live/live.ts'
import { betStatus, betStatusCode } from '#domain/bets/bet-status.ts'
import { betWord, sidesWord } from '#domain/bets/bet-word.ts'
import { resettleCauseWord } from '#domain/bets/resettle-cause.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { memberBetWord } from './at-supplier.ts'

type Settled = NonNullable<LiveMemberFrame['settled']>

/**
 * "낙첨 · 아스널 VS 번리", "당첨 · 아스널 VS 번리 외 2경기 · 19,000원 지급": result of a bet. A void that was taken back or a
 * corrected result is named as the cause, since the member was notified of the first result. If the bet
 * is unknown, only the payout.
 */
export function settledText(settled: Settled, bet: Pick<Bet, 'bettings' | 'amounts'> | undefined): string {
  const { status, payout, again } = settled
  if (again) {
    const outcome = status === betStatusCode.open ? '진행중입니다' : '정산되었습니다'
    return [`${resettleCauseWord[again]} 베팅이 다시 ${outcome}.`, bet && nameOf(bet)]
      .filter(Boolean)
      .join(' ')
  }
  const known = betStatus(status) ?? 'open'
  const word = bet ? memberBetWord(bet, known, payout) : betWord(known, [])
  const paid = payout > 0 ? `${formatFigure(payout)}원 지급` : ''
  return [word, bet && nameOf(bet), paid].filter(Boolean).join(' · ')
}

/** Names the first match, and the number of others. */
function nameOf({ bettings }: Pick<Bet, 'bettings'>): string {
  const [first, ...others] = bettings
  const sides = first ? sidesWord(first.home, first.away, 'VS') : ''
  return others.length > 0 ? `${sides} 외 ${others.length}경기` : sides
}
