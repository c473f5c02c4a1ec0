import { betContract } from '#contract/bets/bets.ts'
import { betStatusCode } from '#domain/bets/bet-status.ts'
import { useCall } from '#web/client/api/api.ts'
import { useHasPage } from '#web/client/navigation/use-pages.ts'
import { OpenBet } from '#web/play/bets/open-bet.tsx'
import { CardRow, CardRowFailed, CardRowWait } from './card-row.tsx'
import { MoreLink } from './panel.tsx'

const shownMax = 3
const historyPath = '/bet_result'
const cardHeight = 'h-[112px]'

/** The member's open bets. It keeps its place when empty, to avoid layout shifts. */
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
              <OpenBet bet={bet} className={`card content-between p-3 ${cardHeight}`} />
            </li>
          ))}
        </CardRow>
      )}
    </section>
  )
}
