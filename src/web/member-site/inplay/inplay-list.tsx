import { SearchX, Star, Tv } from 'lucide-react'
import type { RunningGame } from '#contract/fixtures/inplay.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { Button } from '#web/kit/controls/button.tsx'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { SportIcon } from '#web/kit/display/sport-icon.tsx'
import { EmptyState, SkeletonRows } from '#web/kit/display/states.tsx'
import { now } from '#web/kit/time/time.ts'
import { type Address, withoutFilter } from '#web/sport/board/finding/board-query.ts'
import type { Favourites } from '#web/sport/board/finding/favourites.ts'
import { FilterChips } from '#web/sport/board/finding/filter-chips.tsx'
import {
  gamesOfSport,
  leagueGroups,
  sportAddress,
  sportKeyOf,
  sportTabs,
} from '#web/sport/board/finding/running-sports.ts'
import { useFavourites } from '#web/sport/board/finding/use-favourites.ts'
import { lateGroups } from '#web/sport/board/games/game-groups.ts'
import { GoneGames } from '#web/sport/board/games/gone-games.ts'
import { LeagueFrame } from '#web/sport/board/games/league-frame.tsx'
import type { MainColumn } from '#web/sport/board/markets/main-markets.ts'
import { InplayRow, rowClass } from './inplay-row.tsx'
import { Upcoming } from './upcoming.tsx'
import { useInplayGames, useStale } from './use-inplay-games.ts'

type InplayListProps = {
  readonly address: Address
  readonly column: MainColumn
  readonly onGo: (address: Address) => void
}

/** Live matches by sport and league, each with score and main odds. */
export function InplayList({ address, column, onGo }: InplayListProps) {
  const key = sportKeyOf(address)
  const view = `${key} ${address.favourites ?? ''}`
  const { games, gone, late, handlers, ...answer } = useInplayGames(address.search, view)
  const { data, loadedAt } = answer
  const stale = useStale()
  const favourites = useFavourites()
  const kept = address.favourites === '1' ? games.filter(isFavourite(favourites)) : games
  const groups = leagueGroups(
    kept.filter(({ fixtureId }) => !late.has(fixtureId)),
    key,
  )
  // Matches that appeared while others were in view are appended below them.
  const cameLate = lateGroups(
    gamesOfSport(
      kept.filter(({ fixtureId }) => late.has(fixtureId)),
      key,
    ),
  )
  const sectionOf = (group: (typeof groups | typeof cameLate)[number]) => (
    <LeagueSection key={group.key} group={group} loadedAt={loadedAt} column={column} stale={stale} />
  )
  const running = kept.filter(({ fixtureId }) => !gone.has(fixtureId))
  const tabs = sportTabs(running, key).map(({ sportId, count, ...tab }) => ({
    ...tab,
    // Shown only when known, because unknown is not zero.
    count: data && count,
    ...(sportId !== undefined && { icon: <SportIcon sportId={sportId} size={15} /> }),
  }))
  const choose = (sport: string) =>
    onGo({
      ...sportAddress(sport, Math.floor(now() / 1_000)),
      search: address.search,
      favourites: address.favourites,
    })
  return (
    <>
      <Tabs label="종목" tabs={tabs} value={key} onChange={choose} />
      <FilterChips
        search={address.search}
        league={undefined}
        onDrop={filter => onGo(withoutFilter(address, filter))}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3" {...handlers} data-board>
        <AnswerView answer={answer} waiting={<SkeletonRows rows={10} className="h-18 mobile:h-36" />}>
          {() => (
            <GoneGames value={gone}>
              {groups.map(sectionOf)}
              {cameLate.map(sectionOf)}
              {groups.length + cameLate.length === 0 && (
                <NoGames address={address} onReset={() => onGo({})} />
              )}
            </GoneGames>
          )}
        </AnswerView>
      </div>
      {data && !address.search && address.favourites !== '1' && <Upcoming sport={key} />}
    </>
  )
}

const isFavourite =
  ({ fixtures, leagues }: Favourites) =>
  ({ fixtureId, league_id }: { readonly fixtureId: number; readonly league_id: number }): boolean =>
    fixtures.includes(fixtureId) || leagues.some(({ leagueId }) => leagueId === league_id)

function NoGames({ address, onReset }: { readonly address: Address; readonly onReset: () => void }) {
  const { search, favourites } = address
  const [icon, title, hint] = search
    ? [
        SearchX,
        `"${search}" 검색 결과가 없습니다.`,
        '팀·리그 이름, 영문 이름이나 초성(ㅌㅌㄴ)으로 찾을 수 있습니다.',
      ]
    : favourites
      ? [
          Star,
          '진행 중인 즐겨찾기 경기가 없습니다.',
          '리그나 경기 옆의 별을 누르면 이곳에서 바로 볼 수 있습니다.',
        ]
      : [Tv, '진행 중인 경기가 없습니다.', '경기가 시작되면 이곳에 바로 나타납니다.']
  return (
    <div className="card">
      <EmptyState
        icon={icon}
        title={title}
        hint={hint}
        action={<Button onClick={onReset}>전체 경기 보기</Button>}
      />
    </div>
  )
}

type LeagueSectionProps = {
  readonly group: { readonly games: readonly RunningGame[] }
  readonly loadedAt: number
  readonly column: MainColumn
  readonly stale: boolean
}

/** The live matches of a league. */
const LeagueSection = ({ group: { games }, ...rest }: LeagueSectionProps) => (
  <LeagueFrame games={games} rowClass={rowClass}>
    {games.map(game => (
      <InplayRow key={game.fixtureId} game={game} {...rest} />
    ))}
  </LeagueFrame>
)
