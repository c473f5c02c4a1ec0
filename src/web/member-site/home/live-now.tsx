import { fixtureContract, type LiveGame } from '#contract/fixtures.ts'
import { LIVE_TOPIC } from '#contract/live/live.ts'
import { useTimedCall } from '#web/client/api/api.ts'
import { useLiveTopics } from '#web/client/live/live.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Skeletons } from '#web/kit/display/states.tsx'
import { LiveCard } from './live-card.tsx'

/** Matches begin and end more rarely than they score; the scores come by the live connection. */
const refetchInterval = 15_000

/** One row that scrolls sideways, so that a match that begins or ends moves nothing below it. */
const rowClass =
  'scroll-quiet -mx-5 grid [scroll-snap-type:x] scroll-px-5 auto-cols-[minmax(min(312px,88vw),1fr)] grid-flow-col gap-3 overflow-x-auto px-5 mobile:-mx-3 mobile:scroll-px-3 mobile:px-3'

/** The matches being played, with scores that move by themselves. */
export function LiveNow() {
  useLiveTopics([LIVE_TOPIC])
  const { answer, loadedAt } = useTimedCall(fixtureContract.liveEvents, undefined, { refetchInterval })
  const { data, isPending, isFetching, refetch } = answer
  return (
    <section aria-label="진행중인 경기" className="grid grid-cols-[minmax(0,1fr)] gap-2.5" data-live-now>
      <header className="flex items-baseline gap-2">
        <h2 className="text-md">진행중인 경기</h2>
        <span className="text-sm text-dim">{data?.length}</span>
      </header>
      {isPending && <LiveSkeleton />}
      {!data && !isPending && (
        <div className="card flex h-[126px] items-center justify-center gap-3 text-dim">
          진행중인 경기를 불러오지 못했습니다.
          <Button onClick={() => void refetch()} busy={isFetching}>
            다시 시도
          </Button>
        </div>
      )}
      {data && <LiveRow games={data} loadedAt={loadedAt} />}
    </section>
  )
}

function LiveRow({ games, loadedAt }: { readonly games: readonly LiveGame[]; readonly loadedAt: number }) {
  if (games.length === 0)
    return <p className="card grid h-[126px] place-items-center text-dim">지금 진행중인 경기가 없습니다.</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
    <ul tabIndex={0} aria-label="진행중인 경기 목록" className={`${rowClass} -outline-offset-2`}>
      {games.map(game => (
        <li key={game.fixtureId} className="min-w-0 snap-start">
          <LiveCard game={game} loadedAt={loadedAt} />
        </li>
      ))}
    </ul>
  )
}

const LiveSkeleton = () => (
  <div role="status" className={rowClass}>
    <span className="sr-only">불러오는 중입니다.</span>
    <Skeletons count={4} className="h-[126px]" />
  </div>
)
