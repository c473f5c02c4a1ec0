import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Movement } from '#contract/cashier/statement.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { signedFigure } from '#domain/signed-figure.ts'
import { tournamentPages } from '#web/client/navigation/tournament-pages.ts'
import { Badge } from '#web/kit/display/badge.tsx'

/** Movements, newest first: time, reason, amount, balance and origin. */
export const MovementList = ({ movements }: { readonly movements: readonly Movement[] }) => (
  <ul aria-label="거래내역" className="card divide-y divide-line" data-statement>
    {movements.map(movement => (
      <MovementRow key={movement.n} movement={movement} />
    ))}
  </ul>
)

function MovementRow({ movement }: { readonly movement: Movement }) {
  const { at, purse, reason, amount, after, n } = movement
  const unit = purse === 'wallet' ? '원' : 'P'
  return (
    <li
      className="grid grid-cols-[150px_minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5 px-4 py-2.5 narrow:grid-cols-[minmax(0,1fr)_auto]"
      data-movement={n}
    >
      <time className="text-sm text-dim narrow:order-3">{at.slice(0, 16)}</time>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-1.5 gap-y-1 font-semibold">
          {reason}
          {purse === 'points' && <Badge tone="gold">포인트</Badge>}
        </p>
        <Cause movement={movement} />
      </div>
      <p className="text-right whitespace-nowrap narrow:row-span-2">
        <span className={`block font-bold ${amount < 0 ? '' : 'text-jade'}`}>
          {`${signedFigure(amount)}${unit}`}
        </span>
        <span className="block text-sm text-dim">{`잔액 ${formatFigure(after)}${unit}`}</span>
      </p>
    </li>
  )
}

/**
 * Link to the bet, the draw of its round, the request, or the tournament of a prize; otherwise plain
 * text.
 */
function Cause({ movement: { cause, group } }: { readonly movement: Movement }) {
  const { what, id, text, round, tournament } = cause
  if (what === 'bet')
    return (
      <p className="flex flex-wrap gap-x-3 text-sm text-dim">
        <CauseLink to="/bet_result" search={{ bet: id }}>
          {text}
        </CauseLink>
        {round && group !== 'stake' && (
          <CauseLink to="/minigame/verify" search={{ gameId: round.gameId, round: round.roundId, bet: id }}>
            결과 검증
          </CauseLink>
        )}
      </p>
    )
  if (what === 'request')
    return (
      <p className="text-sm text-dim">
        <CauseLink to={group === 'deposit' ? '/charge' : '/exchange'} search={{ request: id }}>
          {text || '신청내역'}
        </CauseLink>
      </p>
    )
  if (tournament)
    return (
      <p className="text-sm text-dim">
        <CauseLink to={tournamentPages[tournament.product]} search={{ id: tournament.id }}>
          {text}
        </CauseLink>
      </p>
    )
  return text ? (
    <p className="text-sm wrap-anywhere text-dim">{what === 'act' ? `사유: ${text}` : text}</p>
  ) : null
}

type CauseLinkProps = {
  readonly to: string
  readonly search: Readonly<Record<string, string | number>>
  readonly children: ReactNode
}

const CauseLink = ({ to, search, children }: CauseLinkProps) => (
  <Link
    to={to}
    search={search}
    className="inline-flex items-center underline decoration-edge underline-offset-4 hover:text-text mobile:min-h-11"
  >
    {children}
  </Link>
)
