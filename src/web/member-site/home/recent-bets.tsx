import { Link } from '@tanstack/react-router'
import { type Bet, betContract } from '#contract/bets.ts'
import { betStatus, betStatusWord } from '#domain/bets/bet-status.ts'
import { sidesWord } from '#domain/bets/bet-word.ts'
import { formatTotalOdds } from '#domain/korean-formats.ts'
import { useCall } from '#web/client/api/api.ts'
import { useHasPage } from '#web/client/navigation/use-pages.ts'
import { Badge, type BadgeTone } from '#web/kit/display/badge.tsx'
import { Money } from '#web/kit/display/figures.tsx'
import { readPrice } from '#web/sport/prices/offered.ts'
import { Panel } from './panel.tsx'

const shownMax = 3
const historyPath = '/bet_result'

/** The member's last bets; absent until there is one. */
export function RecentBets() {
  const hasPage = useHasPage()
  const { data } = useCall(betContract.list, { query: {} }, { enabled: hasPage(historyPath) })
  const bets = (data?.bets ?? []).slice(0, shownMax)
  if (bets.length === 0) return null
  return (
    <Panel title="최근 베팅" more={{ to: historyPath, label: '베팅내역' }}>
      <ul data-recent-bets>
        {bets.map(bet => (
          <li key={bet.id} className="border-t border-line first:border-t-0">
            <BetLine bet={bet} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const tones: Partial<Readonly<Record<string, BadgeTone>>> = { won: 'jade', open: 'gold' }

function BetLine({ bet }: { readonly bet: Bet }) {
  const status = betStatus(bet.status) ?? 'open'
  const [first] = bet.bettings
  const more = bet.bettings.length - 1
  return (
    <Link to={historyPath} className="grid gap-1 px-4 py-2.5 text-sm -outline-offset-2 hover:bg-s2">
      <span className="flex items-center justify-between gap-3">
        <span className="min-w-0 truncate font-semibold">
          {first ? sidesWord(first.home, first.away, '–') : bet.id}
          {more > 0 && <span className="font-normal text-dim"> 외 {more}경기</span>}
        </span>
        <Badge tone={tones[status] ?? 'plain'}>{betStatusWord[status]}</Badge>
      </span>
      <span className="flex items-baseline justify-between gap-3 text-dim">
        <span>
          <Money won={bet.amounts} strong={false} /> × {formatTotalOdds(readPrice(bet.totalRatio))}
        </span>
        <span className="text-text">
          <Money won={bet.winnings} />
        </span>
      </span>
    </Link>
  )
}
