import type { Selection } from '#domain/slip/selection.ts'
import { useConnectionSilent } from '#web/client/live/live.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { CardRow, CardRowWait } from './card-row.tsx'
import { LiveCard } from './live-card.tsx'
import { MoreLink } from './panel.tsx'
import { useLiveMatches } from './use-live-matches.ts'

const cardHeight = 'h-[164px]'

/** Live matches with scores and odds that update automatically. */
export function LiveNow({ onPick }: { readonly onPick: (selection: Selection) => void }) {
  const { matches, isPending, isFetching, refetch, loadedAt } = useLiveMatches()
  const silent = useConnectionSilent()
  return (
    <section aria-label="진행 중인 경기" className="grid grid-cols-[minmax(0,1fr)] gap-1.5" data-live-now>
      <header className="flex h-9 items-center gap-2 mobile:h-11">
        <h2 className="text-md">진행 중인 경기</h2>
        <span className="text-sm text-dim">{matches && `${matches.length}경기`}</span>
        <MoreLink to="/inplay" label="전체보기" />
      </header>
      {isPending && <CardRowWait width="quarter" count={4} className={cardHeight} />}
      {!matches && !isPending && (
        <div className={`card flex items-center justify-center gap-3 text-dim ${cardHeight}`}>
          진행 중인 경기를 불러오지 못했습니다.
          <Button onClick={() => void refetch()} busy={isFetching}>
            다시 시도
          </Button>
        </div>
      )}
      {!isPending && matches?.length === 0 && (
        <p className={`card grid place-items-center text-dim ${cardHeight}`}>
          지금 진행 중인 경기가 없습니다.
        </p>
      )}
      {!isPending && matches && matches.length > 0 && (
        <CardRow label="진행 중인 경기 목록" width="quarter">
          {matches.map(match => (
            <li key={match.fixtureId} className="min-w-0 snap-start">
              <LiveCard
                match={match}
                loadedAt={loadedAt}
                silent={silent}
                className={cardHeight}
                onPick={onPick}
              />
            </li>
          ))}
        </CardRow>
      )}
    </section>
  )
}
