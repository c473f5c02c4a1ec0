import { Link } from '@tanstack/react-router'
import type { TournamentHead } from '#contract/promotions/tournaments.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { tournamentRuleWord } from '#domain/promotions/tournament.ts'
import { tournamentPages } from '#web/client/navigation/tournament-pages.ts'
import { classNames } from '#web/kit/theme/class-names.ts'
import { TournamentStateBadge } from './tournament-state-badge.tsx'

type TournamentListProps = {
  readonly tournaments: readonly TournamentHead[]
  /** Id of the tournament that is open above the list. */
  readonly open: number
  readonly busy: boolean
}

/** All tournaments of a product, ended ones with their winners; each opens above the list. */
export const TournamentList = ({ tournaments, open, busy }: TournamentListProps) => (
  <section aria-labelledby="all" className="card overflow-hidden">
    <h2 id="all" className="flex min-h-12 items-center border-b border-line px-4 font-semibold">
      전체 토너먼트
    </h2>
    <ul aria-busy={busy} className={classNames('divide-y divide-line', busy && 'opacity-60')}>
      {tournaments.map(one => (
        <li key={one.id}>
          <Link
            to={tournamentPages[one.product]}
            search={(known: object) => ({ ...known, id: one.id })}
            aria-current={one.id === open ? 'true' : undefined}
            className="grid min-h-14 gap-1 px-4 py-2.5 -outline-offset-2 hover:bg-s2 aria-[current=true]:bg-s2"
            data-listed={one.id}
          >
            <span className="flex items-center gap-2">
              <TournamentStateBadge state={one.state} />
              <span className="min-w-0 flex-1 truncate font-semibold">{one.title}</span>
              <span className="shrink-0 text-sm font-semibold">{`${formatFigure(one.prizeTotal)}P`}</span>
            </span>
            <span className="text-sm text-dim">
              {`${one.startsAt.slice(0, 16)} ~ ${one.endsAt.slice(0, 16)} · ${tournamentRuleWord[one.rule]} · ${formatFigure(one.ranked)}명`}
            </span>
            {one.winners.length > 0 && <Winners winners={one.winners} />}
          </Link>
        </li>
      ))}
    </ul>
  </section>
)

const Winners = ({ winners }: Pick<TournamentHead, 'winners'>) => (
  <span className="flex flex-wrap gap-x-3 text-sm">
    {winners.map(({ place, nickname, prize }) => (
      <span key={place}>
        <span className="font-bold text-gold">{`${place}위`}</span> {nickname}{' '}
        {prize > 0 && <span className="text-dim">{`${formatFigure(prize)}P`}</span>}
      </span>
    ))}
  </span>
)
