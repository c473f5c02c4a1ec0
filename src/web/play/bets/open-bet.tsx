import { Link } from '@tanstack/react-router'
import type { Bet } from '#contract/bets/bets.ts'
import { betNumber } from '#domain/bets/bet-number.ts'
import { betStatusCode } from '#domain/bets/bet-status.ts'
import { foldWord, sidesWord } from '#domain/bets/bet-word.ts'
import { instant, MINUTE } from '#domain/instant.ts'
import { formatTotalOdds } from '#domain/korean-formats.ts'
import { Badge } from '#web/kit/display/badge.tsx'
import { Money } from '#web/kit/display/figures.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { useClock } from '#web/kit/time/use-clock.ts'
import { isAtSupplier } from './at-supplier.ts'
import { type LegStage, legStage, stagesText } from './leg-stage.ts'
import { readPrice } from './read-price.ts'

type OpenBetProps = { readonly bet: Bet; readonly className: string }

/** An open bet in three lines, with a bar of one segment per leg; links to the open bets. */
export function OpenBet({ bet, className }: OpenBetProps) {
  const stages = useStages(bet)
  const [first] = bet.bettings
  const more = bet.bettings.length - 1
  const isPriced = !isAtSupplier(bet)
  return (
    <Link
      to="/bet_result"
      search={{ status: String(betStatusCode.open) }}
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] text-sm -outline-offset-2 hover:bg-s2',
        className,
      )}
    >
      <span className="flex items-center gap-2">
        <span className="min-w-0 truncate font-semibold">
          {first ? sidesWord(first.home, first.away, '–') : betNumber(bet.id)}
        </span>
        {more > 0 && <span className="shrink-0 text-dim">외 {more}경기</span>}
        {isPriced && (
          <span className="ml-auto shrink-0">
            <Badge tone={stages.includes('running') ? 'live' : 'bright'}>
              {foldWord(bet.bettings.length)}
            </Badge>
          </span>
        )}
      </span>
      <LegBar stages={stages} />
      <span className="text-xs text-dim">{stagesText(stages)}</span>
      <span className="flex items-baseline justify-between gap-3 text-dim">
        <span className="whitespace-nowrap">
          <Money won={bet.amounts} strong={false} />
          {isPriced && ` × ${formatTotalOdds(readPrice(bet.totalRatio))}`}
        </span>
        {isPriced && (
          <span className="text-md text-text">
            <span className="sr-only">예상당첨금 </span>
            <Money won={bet.winnings} />
          </span>
        )}
      </span>
    </Link>
  )
}

/** The current stages: legs begin while the page is open. */
function useStages({ bettings }: Bet): readonly LegStage[] {
  const minute = useClock(now => Math.floor(now / MINUTE))
  return bettings.map(leg => legStage(leg, instant(minute * MINUTE)))
}

const colours: Readonly<Record<LegStage, string>> = {
  won: 'bg-jade',
  void: 'bg-gold',
  lost: 'bg-edge/60',
  running: 'bg-live',
  waiting: 'bg-s3',
}

const LegBar = ({ stages }: { readonly stages: readonly LegStage[] }) => (
  <span aria-hidden className="flex gap-1">
    {stages.map((stage, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: legs keep their places
      <span key={index} className={classNames('h-1 flex-1 rounded-full', colours[stage])} />
    ))}
  </span>
)
