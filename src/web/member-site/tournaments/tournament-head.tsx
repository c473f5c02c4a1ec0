import type { ReactNode } from 'react'
import type { Tournament } from '#contract/promotions/tournaments.ts'
import { formatFigure, parseSeoul } from '#domain/korean-formats.ts'
import { timeLeftText, tournamentRuleWord } from '#domain/promotions/tournament.ts'
import { useClock } from '#web/kit/time/use-clock.ts'
import { TournamentStateBadge } from './tournament-state-badge.tsx'

/** Head of a tournament: state, period, ranking rule and prizes. */
export const TournamentHead = ({ tournament }: { readonly tournament: Tournament }) => (
  <section aria-labelledby="tournament" className="card grid gap-4 p-4" data-tournament={tournament.id}>
    <div className="grid gap-2">
      <p className="flex items-center gap-2">
        <TournamentStateBadge state={tournament.state} />
        <span className="text-sm text-dim">{`${tournamentRuleWord[tournament.rule]} 순위`}</span>
      </p>
      <h2 id="tournament" className="text-xl wrap-anywhere">
        {tournament.title}
      </h2>
    </div>
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      <Figure name="기간">{`${tournament.startsAt.slice(0, 16)} ~ ${tournament.endsAt.slice(0, 16)}`}</Figure>
      <Figure name={untilWord[tournament.state]}>
        <Until tournament={tournament} />
      </Figure>
      <Figure name="총상금">{`${formatFigure(tournament.prizeTotal)}P`}</Figure>
    </dl>
  </section>
)

const untilWord: Readonly<Record<Tournament['state'], string>> = {
  coming: '시작까지',
  running: '남은 시간',
  counting: '상금 지급까지',
  paid: '상금',
  cancelled: '진행',
}

/** The next state change, and the time until then. */
function Until({ tournament: { state, startsAt, endsAt, prizesAt } }: { readonly tournament: Tournament }) {
  const at = parseSeoul(state === 'coming' ? startsAt : state === 'running' ? endsAt : prizesAt)
  const left = useClock(now => (at === undefined ? '' : timeLeftText(at, now)))
  if (state === 'paid') return '지급 완료'
  if (state === 'cancelled') return '취소되어 상금이 지급되지 않습니다.'
  return <span className="tabular-nums">{left}</span>
}

type FigureProps = { readonly name: string; readonly children: ReactNode }

const Figure = ({ name, children }: FigureProps) => (
  <div className="grid gap-0.5">
    <dt className="text-sm text-dim">{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
)
