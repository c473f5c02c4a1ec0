import type { CancelPreview as Previewed } from '#contract/back-office/bets/cancel-many.ts'
import { betNumber } from '#domain/bets/bet-number.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { classNames } from '#web/kit/theme/class-names.ts'

/** The bets to cancel, the refunds by member, and the bets that are left with the reason. */
export function CancelPreview({ preview }: { readonly preview: Previewed }) {
  const { bets, members, count, stakes, found } = preview
  const left = bets.filter(({ left: why }) => why !== null)
  return (
    <section aria-label="미리보기" className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <dl className="grid grid-cols-4 gap-px overflow-hidden rounded-md border border-line bg-line narrow:grid-cols-2">
        <Sum name="취소">{`${formatFigure(count)}건`}</Sum>
        <Sum name="환불금액" strong>{`${formatFigure(stakes)}원`}</Sum>
        <Sum name="회원">{`${formatFigure(members.length)}명`}</Sum>
        <Sum name="취소 불가">{`${formatFigure(left.length)}건`}</Sum>
      </dl>
      {found > bets.length && (
        <p role="status" className="rounded-md bg-live-wash px-3 py-2 text-sm text-live">
          {`조건에 맞는 ${formatFigure(found)}건 가운데 최근 ${formatFigure(bets.length)}건입니다. 나머지는 이어서 취소해 주세요.`}
        </p>
      )}
      {bets.length === 0 && (
        <p className="rounded-md border border-line px-3 py-4 text-center text-sm text-dim">
          취소할 베팅이 없습니다.
        </p>
      )}
      {members.length > 0 && (
        <ul
          aria-label="회원별 환불"
          className="max-h-48 divide-y divide-line overflow-y-auto rounded-md border border-line text-sm"
        >
          {members.map(({ memberId, nickname, userId, bets: own, stakes: back, emoney, emoneyAfter }) => (
            <li key={memberId} className="flex flex-wrap justify-between gap-x-3 px-3 py-2">
              <span className="min-w-0 wrap-anywhere">{`${nickname} (${userId}) · ${formatFigure(own)}건`}</span>
              <span>
                <b>{`+${formatFigure(back)}원`}</b>
                <span className="text-dim">{` ${formatFigure(emoney)} → ${formatFigure(emoneyAfter)}원`}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {left.length > 0 && (
        <ul
          aria-label="취소할 수 없는 베팅"
          className="max-h-48 divide-y divide-line overflow-y-auto rounded-md border border-line text-sm"
        >
          {left.map(({ bet, left: why }) => (
            <li key={bet.id} className="grid gap-0.5 px-3 py-2">
              <span>{`${bet.nickname} · ${betNumber(bet.id)} · ${formatFigure(bet.amounts)}원`}</span>
              <span className="text-dim">{why}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type SumProps = { readonly name: string; readonly strong?: boolean; readonly children: string }

const Sum = ({ name, strong = false, children }: SumProps) => (
  <div className="grid gap-0.5 bg-s1 px-3 py-2">
    <dt className="text-xs text-dim">{name}</dt>
    <dd className={classNames('text-right font-bold', strong && 'text-jade')}>{children}</dd>
  </div>
)
