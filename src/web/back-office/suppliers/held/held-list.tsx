import { Link } from '@tanstack/react-router'
import type { HeldWin } from '#contract/back-office/casino/held-wins.ts'
import type { HeldWinState } from '#domain/casino/win-most.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Badge, type BadgeTone } from '#web/kit/display/badge.tsx'
import { MemberLink } from '../../kit/member-link.tsx'

export const heldStateWords: Readonly<Record<HeldWinState, string>> = {
  held: '보류',
  released: '지급',
  rejected: '거절',
}
const tones: Readonly<Record<HeldWinState, BadgeTone>> = {
  held: 'gold',
  released: 'jade',
  rejected: 'outline',
}

type Decide = (win: HeldWin, decision: 'release' | 'reject') => void
type HeldListProps = {
  readonly wins: readonly HeldWin[]
  /** Undefined for operators who may only look. */
  readonly onDecide: Decide | undefined
}

/** Held wins, newest first, each with what it was compared with and its decision. */
export const HeldList = ({ wins, onDecide }: HeldListProps) => (
  <ol aria-label="보류 당첨" className="card divide-y divide-line text-sm">
    {wins.map(win => (
      <li
        key={`${win.supplierId} ${win.ref}`}
        className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-4 gap-y-2 px-4 py-3 desktop:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)_124px]"
        data-held={win.ref}
      >
        <Win win={win} />
        <Compared win={win} />
        {win.state === 'held' && onDecide && (
          <div className="flex gap-2 desktop:justify-end">
            <Button size="sm" look="primary" onClick={() => onDecide(win, 'release')}>
              지급
            </Button>
            <Button size="sm" look="danger" onClick={() => onDecide(win, 'reject')}>
              거절
            </Button>
          </div>
        )}
      </li>
    ))}
  </ol>
)

const Win = ({ win }: { readonly win: HeldWin }) => (
  <div className="grid min-w-0 gap-1">
    <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
      <Badge tone={tones[win.state]}>{heldStateWords[win.state]}</Badge>
      <Link
        to="/admin/suppliers/$supplierId/transaction"
        params={{ supplierId: String(win.supplierId) }}
        search={{ ref: win.ref }}
        className="font-semibold underline decoration-edge underline-offset-4 mobile:py-3"
      >
        {win.game}
      </Link>
      <b>{`${formatFigure(win.amount)}원`}</b>
    </p>
    <p className="text-xs text-dim wrap-anywhere">
      <MemberLink id={win.memberId}>{`${win.nickname} (${win.userId})`}</MemberLink>
      {` · ${win.supplier} · ${win.at.slice(5)} · 회차 ${win.round}`}
    </p>
  </div>
)

const Compared = ({ win }: { readonly win: HeldWin }) => (
  <div className="grid min-w-0 gap-1">
    <p className="break-keep">
      {`베팅 ${formatFigure(win.bets)}건 ${formatFigure(win.stake)}원의 ${formatFigure(Math.floor(win.amount / win.stake))}배`}
    </p>
    <p className="text-xs text-dim break-keep">
      {win.decidedAt === null
        ? `한도 ${formatFigure(win.multipleMax)}배 · ${formatFigure(win.amountMax)}원`
        : `${win.decidedBy} · ${win.decidedAt.slice(5)}`}
    </p>
  </div>
)
