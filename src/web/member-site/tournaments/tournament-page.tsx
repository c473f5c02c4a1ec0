import { Link, useRouterState } from '@tanstack/react-router'
import { Trophy } from 'lucide-react'
import type { TournamentHead as Head } from '#contract/promotions/tournaments.ts'
import {
  type TournamentProduct,
  tournamentProducts,
  tournamentProductWord,
} from '#domain/promotions/tournament.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { tournamentPages } from '#web/client/navigation/tournament-pages.ts'
import { Pagination } from '#web/kit/controls/pagination.tsx'
import { EmptyState, Skeleton } from '#web/kit/display/states.tsx'
import { LeaderBoard } from './leader-board.tsx'
import { OwnCard } from './own-card.tsx'
import { PrizeList } from './prize-list.tsx'
import { RuleCard } from './rule-card.tsx'
import { TournamentHead } from './tournament-head.tsx'
import { TournamentList } from './tournament-list.tsx'
import { useAskedTournament, useTournament, useTournamentList } from './use-tournaments.ts'

/** 토너먼트: ranking by winnings in a period, by product (ROUTE-014, ROUTE-015, CASINO-009). */
export function Page() {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const product = tournamentProducts.find(one => tournamentPages[one] === path) ?? 'sports'
  return (
    <div className="settles grid max-w-[1080px] grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="flex min-h-10 items-center text-2xl">토너먼트</h1>
      <nav aria-label="토너먼트 종류" className="flex flex-wrap gap-1.5">
        {tournamentProducts.map(one => (
          <Link
            key={one}
            to={tournamentPages[one]}
            aria-current={one === product ? 'page' : undefined}
            className="inline-flex h-9 items-center rounded-full border border-line bg-s1 px-3.5 font-medium text-dim hover:border-edge hover:text-text aria-[current=page]:border-invert aria-[current=page]:bg-invert aria-[current=page]:font-bold aria-[current=page]:text-invert-ink mobile:h-11"
          >
            {tournamentProductWord[one]}
          </Link>
        ))}
      </nav>
      <Tournaments key={product} product={product} />
    </div>
  )
}

/** The tournament of the URL, else the first of the list; and the list. */
function Tournaments({ product }: { readonly product: TournamentProduct }) {
  const asked = useAskedTournament()
  const { page, turnTo, answer } = useTournamentList(product)
  return (
    <AnswerView answer={answer} waiting={<Skeleton className="h-[520px]" />}>
      {({ tournaments, pageCount }) => {
        const open = asked ?? tournaments[0]?.id
        if (open === undefined) return <NoTournaments />
        return (
          <>
            <OpenTournament key={open} id={open} />
            <List tournaments={tournaments} open={open} busy={answer.isPlaceholderData} />
            <Pagination page={page} pageCount={pageCount} onChange={turnTo} />
          </>
        )
      }}
    </AnswerView>
  )
}

type ListProps = { readonly tournaments: readonly Head[]; readonly open: number; readonly busy: boolean }

const List = (props: ListProps) => (props.tournaments.length > 0 ? <TournamentList {...props} /> : null)

function OpenTournament({ id }: { readonly id: number }) {
  const answer = useTournament(id)
  return (
    <AnswerView answer={answer} waiting={<Skeleton className="h-[520px]" />}>
      {tournament => (
        <>
          <TournamentHead tournament={tournament} />
          <OwnCard tournament={tournament} />
          <div className="grid grid-cols-[minmax(0,1fr)_280px] items-start gap-4 mobile:grid-cols-[minmax(0,1fr)]">
            <LeaderBoard tournament={tournament} />
            <PrizeList prizes={tournament.prizes} prizeTotal={tournament.prizeTotal} />
          </div>
          <RuleCard tournament={tournament} />
        </>
      )}
    </AnswerView>
  )
}

const NoTournaments = () => (
  <div className="card">
    <EmptyState
      icon={Trophy}
      title="진행 중인 토너먼트가 없습니다."
      hint="새 토너먼트가 열리면 이곳에 표시됩니다."
      action={
        <Link
          to="/event"
          className="inline-flex h-10 items-center rounded-md bg-s2 px-4 font-semibold hover:bg-s3 mobile:h-11"
        >
          이벤트 보기
        </Link>
      }
    />
  </div>
)
