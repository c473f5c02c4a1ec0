import type { Refusal } from '#contract/wire/refusals.ts'
import type { BrokenLimit } from '#domain/house-limits/broken-limit.ts'
import type { HouseLimit } from '#domain/house-limits/house-limit.ts'
import type { FullLimit } from '#domain/house-limits/open-payouts.ts'
import type { NamedSlip } from '../sports/offers.ts'

type Named = { readonly offered: NamedSlip }

/** Refusal for a limit that the bet exceeds. */
export const limitRefusal = (
  { code, limit, leg, max, open }: BrokenLimit,
  bet: Named,
): Refusal<'HOUSE_STAKE_MAX' | 'HOUSE_PAYOUT_MAX' | 'HOUSE_MEMBER_STAKE_MAX'> => {
  const place = placeWord(limit, leg, bet)
  return code === 'HOUSE_MEMBER_STAKE_MAX' ? { code, place, max, open } : { code, place, max }
}

/** Refusal for the house's open payout; a remainder below the smallest stake counts as nothing. */
export const fullRefusal = (
  { limit, leg, stakeLeft }: FullLimit,
  bet: Named,
  stakeMin: number,
): Refusal<'HOUSE_OPEN_PAYOUT_MAX'> => ({
  code: 'HOUSE_OPEN_PAYOUT_MAX',
  place: placeWord(limit, leg, bet),
  left: stakeLeft < stakeMin ? 0 : stakeLeft,
})

/** Returns the scope of a limit in the page's words: "이 경기", "울산 VS 서울 경기", "K리그1 핸디캡". */
function placeWord({ scope, marketTypeId }: HouseLimit, leg: number, { offered }: Named): string {
  const names = offered[leg]?.shown.names
  if (!names) return '이 베팅'
  if (scope === 'market') return names.market
  const isAlone = offered.length === 1
  const fixture = isAlone ? '이' : `${names.home} VS ${names.away}`
  const where = { fixture, league: names.league, sport: names.sport, day: '하루' }[scope]
  if (marketTypeId === null) return `${where} 경기`
  return scope === 'fixture' ? `${where} 경기 ${names.market}` : `${where} ${names.market}`
}
