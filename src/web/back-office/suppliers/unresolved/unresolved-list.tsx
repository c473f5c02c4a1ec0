import { Link } from '@tanstack/react-router'
import type { UnresolvedBet } from '#contract/back-office/casino/unresolved-desk.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { MemberLink } from '../../kit/member-link.tsx'
import { betWordTexts, stepTexts, waitedText } from '../supplier-words.tsx'

type UnresolvedListProps = {
  readonly bets: readonly UnresolvedBet[]
  readonly onAsk: (bet: UnresolvedBet) => void
  readonly onRefund: (bet: UnresolvedBet) => void
}

/** Unresolved bets, oldest first, each with its next step. */
export const UnresolvedList = ({ bets, onAsk, onRefund }: UnresolvedListProps) => (
  <ol aria-label="미결 베팅" className="card divide-y divide-line text-sm">
    {bets.map(bet => (
      <li
        key={`${bet.supplierId} ${bet.ref}`}
        className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-4 gap-y-2 px-4 py-3 desktop:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)_auto]"
        data-unresolved={bet.ref}
      >
        <Bet bet={bet} />
        <Step bet={bet} />
        <Acts bet={bet} onAsk={onAsk} onRefund={onRefund} />
      </li>
    ))}
  </ol>
)

const Bet = ({ bet }: { readonly bet: UnresolvedBet }) => (
  <div className="grid min-w-0 gap-1">
    <p className="flex flex-wrap items-baseline gap-x-2">
      <Link
        to="/admin/suppliers/$supplierId/transaction"
        params={{ supplierId: String(bet.supplierId) }}
        search={{ ref: bet.ref }}
        className="font-semibold underline decoration-edge underline-offset-4"
      >
        {bet.game}
      </Link>
      <b>{`${formatFigure(bet.stake)}원`}</b>
      <span className="text-live">{`${waitedText(bet.waitedSeconds)} 경과`}</span>
    </p>
    <p className="text-xs text-dim wrap-anywhere">
      <MemberLink id={bet.memberId}>{`${bet.nickname} (${bet.userId})`}</MemberLink>
      {` · ${bet.supplier} · ${bet.at.slice(5)} · 회차 ${bet.round}`}
    </p>
  </div>
)

const Step = ({ bet: { said, step } }: { readonly bet: UnresolvedBet }) => (
  <div className="grid min-w-0 gap-1">
    <p className="break-keep">{stepTexts[step]}</p>
    <p className="text-xs text-dim">
      {said
        ? `공급사 답변: ${betWordTexts[said.says]} (${said.at.slice(5)}, ${formatFigure(said.asks)}번째)`
        : '아직 확인하지 않았습니다.'}
    </p>
  </div>
)

const Acts = ({
  bet,
  onAsk,
  onRefund,
}: Omit<UnresolvedListProps, 'bets'> & { readonly bet: UnresolvedBet }) =>
  useMay('casino:write') ? (
    <div className="flex gap-2 desktop:justify-end">
      <Button size="sm" onClick={() => onAsk(bet)}>
        결과 확인
      </Button>
      {bet.step === 'refund' && (
        <Button size="sm" look="danger" onClick={() => onRefund(bet)}>
          환불
        </Button>
      )}
    </div>
  ) : null
