import { Link } from '@tanstack/react-router'
import { CalendarX } from 'lucide-react'
import type { ReactNode } from 'react'
import type { WireGame } from '#contract/minigame/minigames.ts'
import type { RoundResult } from '#contract/minigame/round-results.ts'
import { dayAfter } from '#domain/day-after.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { Button } from '#web/kit/controls/button.tsx'
import { Pagination } from '#web/kit/controls/pagination.tsx'
import { EmptyState, SkeletonRows } from '#web/kit/display/states.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { MinigameArea } from '../minigame-area.tsx'
import { pathOfGame } from '../overview/places.ts'
import { MinigameFilters, VenueFilters } from './round-results-filters.tsx'
import { RoundRow } from './round-row.tsx'
import { type AskedRounds, useRoundResults } from './use-round-results.ts'

type RoundResultsProps = {
  readonly title: string
  readonly asked: AskedRounds
  /** Shown below the title: links to other results. */
  readonly children?: ReactNode
}

/** Rounds of a game and day, fifteen a page, newest first (ROUTE-061 to ROUTE-067, handbook 3.5). */
export function RoundResultsView({ title, asked, children }: RoundResultsProps) {
  const { today, filter, games, ofGroup, game, answer, show } = useRoundResults(asked)
  const isMinigame = asked === 'minigame'
  const waiting = <SkeletonRows rows={8} className="h-[60px] mobile:h-[96px]" />
  const turnTo = (page: number) => {
    show({ page })
    window.scrollTo({ top: 0 })
  }
  return (
    <MinigameArea>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <header className="flex flex-wrap items-baseline gap-x-3">
          <h1 className="text-2xl">{title}</h1>
          {answer.data && <p className="text-sm text-dim">{formatFigure(answer.data.totalCount)}회차</p>}
          {game && <PageLinks game={game} />}
        </header>
        {children}
        <AnswerView answer={games} waiting={waiting}>
          {all =>
            all.length > 0 ? (
              <>
                {isMinigame && game ? (
                  <MinigameFilters {...{ filter, today, games: all, ofGroup, game }} onChange={show} />
                ) : (
                  <VenueFilters {...{ filter, today, games: all, game }} onChange={show} />
                )}
                <AnswerView answer={answer} waiting={waiting}>
                  {({ rounds }) =>
                    rounds.length > 0 ? (
                      <Rounds
                        title={game?.title ?? title}
                        games={all}
                        rounds={rounds}
                        busy={answer.isPlaceholderData}
                      />
                    ) : (
                      <NoRounds onBefore={() => show({ date: dayAfter(filter.date, -1) })} />
                    )
                  }
                </AnswerView>
              </>
            ) : (
              <div className="card">
                <EmptyState title="지금은 열려 있는 게임이 없습니다." />
              </div>
            )
          }
        </AnswerView>
        <Pagination page={filter.page} pageCount={answer.data?.pageCount ?? 0} onChange={turnTo} />
      </div>
    </MinigameArea>
  )
}

const linkClass =
  'inline-flex items-center text-sm text-dim underline underline-offset-2 hover:text-text mobile:min-h-11'

function PageLinks({ game }: { readonly game: WireGame }) {
  return (
    <p className="ml-auto flex gap-4">
      <Link to={pathOfGame(game)} className={linkClass}>
        게임하기
      </Link>
      <Link to="/rule/minigame" search={{ kind: game.kind }} className={linkClass}>
        규칙·배당표
      </Link>
    </p>
  )
}

type RoundsProps = {
  readonly title: string
  readonly games: readonly WireGame[]
  readonly rounds: readonly RoundResult[]
  readonly busy: boolean
}

const Rounds = ({ title, games, rounds, busy }: RoundsProps) => (
  <ul
    aria-label={`${title} 결과`}
    aria-busy={busy}
    className={classNames('card transition-opacity', busy && 'opacity-60')}
  >
    {rounds.map(round => {
      const game = games.find(({ gameId }) => gameId === round.gameId)
      return game && <RoundRow key={round.id} game={game} round={round} />
    })}
  </ul>
)

const NoRounds = ({ onBefore }: { readonly onBefore: () => void }) => (
  <div className="card">
    <EmptyState
      icon={CalendarX}
      title="이 날의 회차가 없습니다."
      hint="다른 날짜나 게임을 선택해 보세요."
      action={<Button onClick={onBefore}>이전 날짜 보기</Button>}
    />
  </div>
)
