import { Link, useRouterState } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type CasinoGame, casinoContract } from '#contract/casino/casino.ts'
import { call, showRefusal, useCall } from '#web/client/api/api.ts'
import { sessionStore } from '#web/client/session/session-store.ts'
import { SearchField } from '#web/kit/controls/search-field.tsx'
import { ChipRow, ToggleChip } from '#web/kit/controls/toggle-chip.tsx'
import { Money } from '#web/kit/display/figures.tsx'
import { EmptyState, ErrorState, Skeleton } from '#web/kit/display/states.tsx'
import { GameCard } from './game-card.tsx'
import {
  filterLabels,
  type Lobby,
  type LobbyFilter,
  lobbyFilters,
  lobbyPages,
  lobbyPlaceOf,
  shownGames,
} from './lobby-games.ts'
import { ProviderTabs } from './provider-tabs.tsx'

/** `/casino*` and `/slot*`: providers, games and the member's play today (CASINO-004, CASINO-005). */
export function Page() {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const { data, error, refetch, isFetching } = useCall(casinoContract.lobby, undefined)
  // SESSION-012 to SESSION-014: entering the lobby extends the session for play in the game window.
  useEffect(() => {
    sessionStore.enterLobby()
    void call(casinoContract.enter)
  }, [])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="text-2xl">{path.startsWith('/slot') ? '슬롯' : '라이브카지노'}</h1>
      <nav aria-label="게임사 묶음" className="flex flex-wrap gap-1.5">
        {lobbyPages[lobbyPlaceOf(path).kind].map(page => (
          <Link
            key={page.path}
            to={page.path}
            aria-current={page.path === path ? 'page' : undefined}
            className="inline-flex h-9 items-center rounded-full border border-line bg-s1 px-3.5 font-medium text-dim hover:border-edge hover:text-text aria-[current=page]:border-invert aria-[current=page]:bg-invert aria-[current=page]:font-bold aria-[current=page]:text-invert-ink mobile:h-11"
          >
            {page.title}
          </Link>
        ))}
      </nav>
      {data ? (
        <Games key={path} path={path} lobby={data} onChange={() => void refetch()} />
      ) : error ? (
        <div className="card">
          <ErrorState text={error.message} onRetry={() => void refetch()} busy={isFetching} />
        </div>
      ) : (
        <Skeleton className="h-[520px]" />
      )}
    </div>
  )
}

type GamesProps = { readonly path: string; readonly lobby: Lobby; readonly onChange: () => void }

function Games({ path, lobby, onChange }: GamesProps) {
  const { kind, line } = lobbyPlaceOf(path)
  const [vendor, setVendor] = useState<string>()
  const [filter, setFilter] = useState<LobbyFilter>('all')
  const [search, setSearch] = useState('')
  const keepFavourite = async ({ id, isFavourite }: CasinoGame) => {
    const answer = await call(casinoContract.favourite, { body: { gameId: id, isFavourite: !isFavourite } })
    if (answer.ok) onChange()
    else showRefusal(answer.refusal)
  }
  const games = shownGames(lobby, { kind, line, vendor, filter, search })
  const providers = lobby.providers.filter(one => one.line === line)
  return (
    <>
      <ProviderTabs providers={providers} kind={kind} chosen={vendor} onChoose={setVendor} />
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-0 flex-1 mobile:w-full mobile:flex-none">
          <SearchField label="게임 이름 검색" value={search} onChange={setSearch} />
        </div>
        <ChipRow label="게임 보기">
          {lobbyFilters.map(one => (
            <ToggleChip key={one} chosen={one === filter} onPress={() => setFilter(one)}>
              {filterLabels[one]}
            </ToggleChip>
          ))}
        </ChipRow>
      </div>
      {games.length === 0 ? (
        <div className="card">
          <EmptyState title="표시할 게임이 없습니다." hint="검색어나 필터를 바꿔 보세요." />
        </div>
      ) : (
        <div className="grid grid-cols-4 gap-3 mobile:grid-cols-2">
          {games.map(game => (
            <GameCard key={game.id} game={game} onFavourite={one => void keepFavourite(one)} />
          ))}
        </div>
      )}
      <UsePanel use={lobby.use} />
    </>
  )
}

const moreClass =
  '-mr-2 flex h-10 mobile:h-11 items-center gap-0.5 rounded-md px-2 text-sm text-dim hover:text-text'

/** The member's casino and slot play today, in the place where other sites show promotions. */
function UsePanel({ use }: { readonly use: Lobby['use'] }) {
  const facts = [
    { label: '베팅금', won: use.staked },
    { label: '당첨금', won: use.returned },
    { label: '순손익', won: use.returned - use.staked },
  ]
  return (
    <section aria-label="오늘 이용" className="card grid gap-3 p-4">
      <div className="-my-2 flex items-center justify-between gap-2">
        <h2 className="text-md font-semibold">오늘 이용</h2>
        <Link to="/bet_result" className={moreClass}>
          베팅내역
          <ChevronRight aria-hidden size={14} />
        </Link>
      </div>
      <dl className="grid grid-cols-3 gap-2">
        {facts.map(({ label, won }) => (
          <div key={label}>
            <dt className="text-sm text-dim">{label}</dt>
            <dd className="text-md">
              <Money won={won} />
            </dd>
          </div>
        ))}
      </dl>
      {use.rounds.length > 0 && (
        <ul className="grid gap-1 border-t border-line pt-2 text-sm">
          {use.rounds.map(({ betId, game, stake, payout, isCancelled }) => (
            <li key={betId} className="flex justify-between gap-3">
              <span className="truncate">{game}</span>
              <span className="flex gap-2 whitespace-nowrap">
                {isCancelled && <span className="text-dim">취소</span>}
                <Money won={stake} strong={false} />
                {payout === null ? <span className="text-dim">진행중</span> : <Money won={payout} />}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
