import { Link } from '@tanstack/react-router'
import { type Bet, betContract } from '#contract/bets.ts'
import { betStatusCode } from '#domain/bets/bet-status.ts'
import { foldWord, sidesWord } from '#domain/bets/bet-word.ts'
import { instant, MINUTE } from '#domain/instant.ts'
import { formatTotalOdds } from '#domain/korean-formats.ts'
import { useCall } from '#web/client/api/api.ts'
import { useHasPage } from '#web/client/navigation/use-pages.ts'
import { Badge } from '#web/kit/display/badge.tsx'
import { Money } from '#web/kit/display/figures.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { useClock } from '#web/kit/time/use-clock.ts'
import { isAtSupplier } from '#web/play/bets/at-supplier.ts'
import { readPrice } from '#web/sport/prices/offered.ts'
import { CardRow, CardRowFailed, CardRowWait } from './card-row.tsx'
import { type LegStage, legStage, stagesText } from './leg-stage.ts'
import { MoreLink } from './panel.tsx'

const shownMax = 3
const historyPath = '/bet_result'
const cardHeight = 'h-[112px]'

/** How the member's own open bets stand. It keeps its place with none, so that nothing moves when one is made or settled. */
export function OpenBets() {
  const hasPage = useHasPage()
  const query = { status: betStatusCode.open }
  const { data, isPending, isFetching, refetch } = useCall(
    betContract.list,
    { query },
    { enabled: hasPage(historyPath) },
  )
  if (!hasPage(historyPath)) return null
  const bets = (data?.bets ?? []).slice(0, shownMax)
  return (
    <section aria-label="진행 중인 내 베팅" className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <header className="flex h-9 items-center gap-2 mobile:h-11">
        <h2 className="text-md">진행 중인 내 베팅</h2>
        <span className="text-sm text-dim">{data && `${data.totalCount}건`}</span>
        <MoreLink to={historyPath} label="베팅내역" />
      </header>
      {isPending ? (
        <CardRowWait width="third" count={shownMax} className={cardHeight} />
      ) : !data ? (
        <CardRowFailed
          text="진행 중인 베팅을 불러오지 못했습니다."
          onRetry={() => void refetch()}
          busy={isFetching}
          className={cardHeight}
        />
      ) : bets.length === 0 ? (
        <p
          className={`card grid place-content-center px-4 text-center text-sm text-balance text-dim ${cardHeight}`}
        >
          진행 중인 베팅이 없습니다. 배당을 누르면 베팅카트에 담깁니다.
        </p>
      ) : (
        <CardRow label="진행 중인 내 베팅 목록" width="third">
          {bets.map(bet => (
            <li key={bet.id} className="min-w-0 snap-start" data-open-bet={bet.id}>
              <OpenBet bet={bet} />
            </li>
          ))}
        </CardRow>
      )}
    </section>
  )
}

/** A bet in three lines, and one segment of a bar for each of its legs. */
function OpenBet({ bet }: { readonly bet: Bet }) {
  const stages = useStages(bet)
  const [first] = bet.bettings
  const more = bet.bettings.length - 1
  const isPriced = !isAtSupplier(bet)
  return (
    <Link
      to={historyPath}
      className={`card grid grid-cols-[minmax(0,1fr)] content-between p-3 text-sm -outline-offset-2 hover:bg-s2 ${cardHeight}`}
    >
      <span className="flex items-center gap-2">
        <span className="min-w-0 truncate font-semibold">
          {first ? sidesWord(first.home, first.away, '–') : bet.id}
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

/** As they stand now: legs begin while the page is open. */
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
