import type { OfferedRound, WireGame } from '#contract/minigame/minigames.ts'
import { eventWords, type RunnerWords, type SideWords } from '#domain/minigames/virtual/event-words.ko.ts'
import { Skeleton } from '#web/kit/display/states.tsx'

type EventCardProps = { readonly game: WireGame; readonly round: OfferedRound | undefined }

/** Competitors of the event that is open for betting, with their strengths, from which all odds follow. */
export function EventCard({ game, round }: EventCardProps) {
  const words = round && eventWords(game, round.event)
  if (!round) return null
  return (
    <section aria-label={`${round.round}회차 출전`} className="card min-w-0" data-event={words?.sort}>
      <header className="flex min-h-11 flex-wrap items-center gap-x-2 border-b border-line px-4 py-2 mobile:px-3">
        <h2 className="text-base">{`${round.round}회차 출전`}</h2>
        <span className="text-sm text-dim">공개된 전력으로 확률을 정확히 구해 배당을 정합니다.</span>
      </header>
      {words ? (
        words.sort === 'match' ? (
          <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-3 px-4 py-3.5 mobile:px-3">
            <Side side={words.home} word="홈" />
            <span className="text-sm text-dim">vs</span>
            <Side side={words.away} word="원정" />
          </div>
        ) : (
          <ul className="grid grid-cols-2 gap-x-6 gap-y-1 px-4 py-3 narrow:grid-cols-[minmax(0,1fr)] mobile:px-3">
            {words.runners.map(runner => (
              <Runner key={runner.number} runner={runner} />
            ))}
          </ul>
        )
      ) : (
        <Skeleton className="m-4 h-14" />
      )}
    </section>
  )
}

const Side = ({ side, word }: { readonly side: SideWords; readonly word: string }) => (
  <p className="grid min-w-0 justify-items-center gap-0.5 text-center">
    <span className="text-xs text-dim">{word}</span>
    <b className="max-w-full truncate text-lg">{side.name}</b>
    <span className="text-sm text-dim">{side.strength}</span>
  </p>
)

const Runner = ({ runner: { number, name, percent } }: { readonly runner: RunnerWords }) => (
  <li className="grid min-h-8 grid-cols-[26px_minmax(0,1fr)_72px_46px] items-center gap-2.5 text-sm">
    <b className="grid size-6 place-items-center rounded-sm bg-s3">{number}</b>
    <span className="truncate font-semibold">{name}</span>
    <span aria-hidden className="block h-1.5 overflow-hidden rounded-full bg-s3">
      <span
        className="block h-full rounded-full bg-edge"
        style={{ width: `${Math.min(100, percent * 2.5)}%` }}
      />
    </span>
    <span className="text-right text-dim">{`${Math.round(percent)}%`}</span>
  </li>
)
