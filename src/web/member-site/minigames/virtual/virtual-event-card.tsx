import type { OfferedMarket, OfferedRound, WireGame } from '#contract/minigame/minigames.ts'
import {
  type EventWords,
  eventWords,
  type RunnerWords,
  type SideWords,
} from '#domain/minigames/virtual/event-words.ko.ts'
import { Skeleton } from '#web/kit/display/states.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { PickTile, picksOf, type TilesOf } from '../markets/pick-tile.tsx'
import { useHouseClock } from '../rounds/house-clock.ts'
import { phaseOf } from '../rounds/use-rounds.ts'

/** Markets shown with the competitors: the result of a match, the winner and the places of a race. */
const EVENT_MARKETS: readonly string[] = ['1x2', 'winner', 'place']

/** The round without the markets that its event card shows. */
export const withoutEventMarkets = (game: WireGame, round: OfferedRound): OfferedRound =>
  eventWords(game, round.event)
    ? { ...round, markets: round.markets.filter(({ id }) => !EVENT_MARKETS.includes(id)) }
    : round

type EventProps = {
  readonly game: WireGame
  readonly round: OfferedRound
  readonly own: TilesOf['own']
  readonly onPick?: TilesOf['onPick']
}
type EventCardProps = Omit<EventProps, 'round'> & { readonly round: OfferedRound | undefined }

/** The event that is open for betting: competitors with their strengths, from which all odds follow. */
export function VirtualEventCard({ round, ...event }: EventCardProps) {
  if (!round) return null
  return (
    <section aria-label={`${round.round}회차 출전`} className="card min-w-0">
      <header className="flex min-h-11 flex-wrap items-center gap-x-2 border-b border-line px-4 py-2 mobile:px-3">
        <h2 className="text-base">{`${round.round}회차 출전`}</h2>
        <span className="text-sm text-dim narrow:hidden">
          공개된 전력으로 확률을 정확히 구해 배당을 정합니다.
        </span>
      </header>
      <EventPrices round={round} {...event} />
    </section>
  )
}

/** Competitors of an event with the odds of its main markets. */
export function EventPrices({ game, round, own, onPick }: EventProps) {
  const closed = useHouseClock(at => phaseOf(round, at) !== 'open')
  const words = eventWords(game, round.event)
  if (!words) return <Skeleton className="m-4 h-28 mobile:mx-3" />
  const tiles = { kind: game.kind, round, own, closed, onPick }
  const markets = round.markets.filter(({ id }) => EVENT_MARKETS.includes(id))
  const Event = words.sort === 'match' ? Match : Race
  return (
    <div data-event={words.sort} data-event-state={closed ? 'closed' : 'open'}>
      <Event words={words} markets={markets} tiles={tiles} />
    </div>
  )
}

type OfProps = {
  readonly words: EventWords
  readonly markets: readonly OfferedMarket[]
  readonly tiles: TilesOf
}

function Match({ words, markets, tiles }: OfProps) {
  if (words.sort !== 'match') return null
  const picks = markets.flatMap(market => picksOf(tiles, market))
  return (
    <div className="grid gap-3 px-4 py-3.5 mobile:px-3 mobile:py-2.5">
      <div
        className={classNames(
          'grid items-center gap-1.5',
          picks.length === 2 ? 'grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]' : 'grid-cols-3',
        )}
      >
        <Side side={words.home} word="홈" />
        <span className="text-center text-sm text-dim">vs</span>
        <Side side={words.away} word="원정" />
      </div>
      <div className={classNames('grid gap-1.5', picks.length === 2 ? 'grid-cols-2' : 'grid-cols-3')}>
        {picks.map(pick => (
          <PickTile key={pick.oddsId} tiles={tiles} pick={pick} upright />
        ))}
      </div>
    </div>
  )
}

const Side = ({ side, word }: { readonly side: SideWords; readonly word: string }) => (
  <p className="grid min-w-0 justify-items-center text-center">
    <b className="max-w-full truncate text-lg">{side.name}</b>
    <span className="text-xs text-dim">{`${word} · ${side.strength}`}</span>
  </p>
)

const runnerColumns = 'grid grid-cols-[26px_minmax(0,1fr)_72px_72px] items-center gap-x-2'

/** One runner a row, with its odds. */
function Race({ words, markets, tiles }: OfProps) {
  if (words.sort !== 'race') return null
  const columns = markets.map(({ id, marketNameKorean, ...market }) => ({
    id,
    name: marketNameKorean,
    picks: picksOf(tiles, { id, marketNameKorean, ...market }),
  }))
  const heads = (
    <p aria-hidden className={classNames(runnerColumns, 'text-center text-xs text-dim')}>
      {columns.map(({ id, name }, place) => (
        <span key={id} className={place === 0 ? 'col-start-3' : undefined}>
          {name}
        </span>
      ))}
    </p>
  )
  return (
    <div className="grid gap-1.5 px-4 py-3 mobile:px-3 mobile:py-2.5">
      <div className="grid grid-cols-2 gap-x-6 narrow:grid-cols-[minmax(0,1fr)]">
        {heads}
        <div className="narrow:hidden">{heads}</div>
      </div>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1.5 narrow:grid-cols-[minmax(0,1fr)]">
        {words.runners.map(runner => (
          <li key={runner.number} className={runnerColumns}>
            <Runner runner={runner} />
            {columns.map(({ id, picks }) => {
              const pick = picks.find(one => one.pick === String(runner.number))
              return pick ? <PickTile key={id} tiles={tiles} pick={pick} bare /> : <span key={id} />
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}

const Runner = ({ runner: { number, name, percent } }: { readonly runner: RunnerWords }) => (
  <>
    <b className="grid size-6 place-items-center rounded-sm bg-s3 text-sm">{number}</b>
    <span className="min-w-0 text-sm">
      <span className="block truncate font-semibold">{name}</span>
      <span className="block text-xs text-dim">{`승률 ${Math.round(percent)}%`}</span>
    </span>
  </>
)
