import type { Bet } from '#contract/bets/bets.ts'
import { inplayBetContract, type WaitingBet } from '#contract/bets/inplay-bets.ts'
import { useCall } from '#web/client/api/api.ts'
import { classNames } from '#web/kit/theme/class-names.ts'
import { BetCard } from './bet-card.tsx'
import { columnsClass } from './bet-head.tsx'
import type { HistoryFilter } from './history-filter.ts'

/** Pending in-play bets above the booked ones; the live connection triggers reloads. */
export function WaitingBets({ filter: { type, status, page } }: { readonly filter: HistoryFilter }) {
  const { data } = useCall(inplayBetContract.waiting, undefined, { staleTime: 0 })
  const fits = page === 1 && (type === 'all' || type === 'live') && (status === 'all' || status === 'open')
  if (!fits || !data || data.waiting.length === 0) return null
  return (
    <ul aria-label="접수 중인 베팅" className={classNames(columnsClass, 'gap-y-2')}>
      {data.waiting.map(bet => (
        <BetCard key={bet.id} bet={betOf(bet)} isNew={false} isWaiting />
      ))}
    </ul>
  )
}

/** The bet as it would appear in the list. */
const betOf = ({
  id,
  gameDetailType,
  betStyle,
  amounts,
  totalRatio,
  winnings,
  createdAt,
  bettings,
}: WaitingBet): Bet => ({
  id,
  gameType: 2,
  gameDetailType,
  betStyle,
  status: 0,
  amounts,
  totalRatio,
  winnings,
  createdAt,
  settledAt: null,
  resettledBy: null,
  cancellable: false,
  // The rules version is known after acceptance.
  rules: null,
  oddsAcceptMode: null,
  settledRatio: null,
  bonus: null,
  bettings,
})
