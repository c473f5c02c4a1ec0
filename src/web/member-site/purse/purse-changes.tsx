import { Link } from '@tanstack/react-router'
import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { moneyChangesContract, type PurseChange, purseContract } from '#contract/account/purse.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { call, showRefusal, useCall } from '#web/client/api/api.ts'
import { closeDialog } from '#web/client/state/overlays.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { EmptyState, SkeletonRows } from '#web/kit/display/states.tsx'

const routes = {
  money: moneyChangesContract.moneyChanges,
  points: purseContract.pointChanges,
  conversions: purseContract.pointChanges,
} as const

type Purse = keyof typeof routes

/** Changes of money or points: the newest, and older ones on request. */
function usePurseChanges(purse: Purse) {
  const route = routes[purse]
  const asked: { readonly only?: 'conversions' } = purse === 'conversions' ? { only: purse } : {}
  const answer = useCall(route, { query: asked }, { staleTime: 0 })
  const [older, setOlder] = useState<{
    readonly changes: readonly PurseChange[]
    readonly hasMore: boolean
  }>()
  const [busy, setBusy] = useState(false)
  const first = answer.data
  const changes = [...(first?.changes ?? []), ...(older?.changes ?? [])]
  const readMore = async () => {
    const before = changes.at(-1)?.id
    if (before === undefined) return
    setBusy(true)
    const more = await call(route, { query: { ...asked, before } })
    setBusy(false)
    if (!more.ok) return showRefusal(more.refusal)
    setOlder({ changes: [...(older?.changes ?? []), ...more.value.changes], hasMore: more.value.hasMore })
  }
  const hasMore = (older ?? first)?.hasMore ?? false
  return { answer, changes, hasMore, readMore, busy }
}

type PurseChangesProps = {
  readonly purse: Purse
  /** The present figure: the list restarts when it changes. */
  readonly figure: number
}

const words = {
  money: { label: '보유금액 변동내역', unit: '원' },
  points: { label: '포인트 변동내역', unit: 'P' },
  conversions: { label: '포인트 전환내역', unit: 'P' },
} as const

/** Changes, newest first: time, reason, amount and balance (DIALOG-017, WALLET-018). */
export const PurseChanges = ({ purse, figure }: PurseChangesProps) => <Changes key={figure} purse={purse} />

function Changes({ purse }: Pick<PurseChangesProps, 'purse'>) {
  const { answer, changes, hasMore, readMore, busy } = usePurseChanges(purse)
  const { label, unit } = words[purse]
  return (
    <AnswerView answer={answer} waiting={<SkeletonRows rows={5} className="h-12" />}>
      {() =>
        changes.length === 0 ? (
          <EmptyState
            icon={ReceiptText}
            title="변동내역이 없습니다."
            hint="최근 90일의 내역을 보여 드립니다."
          />
        ) : (
          <div className="grid gap-3">
            <ul aria-label={label} className="divide-y divide-line" data-purse-changes={purse}>
              {changes.map(change => (
                <ChangeRow key={change.id} change={change} unit={unit} />
              ))}
            </ul>
            {hasMore && (
              <Button wide busy={busy} onClick={() => void readMore()}>
                더 보기
              </Button>
            )}
            <Link
              to="/mywallet"
              onClick={closeDialog}
              className="inline-flex min-h-11 items-center justify-center text-sm text-dim underline underline-offset-4 hover:text-text"
            >
              전체 거래내역 보기
            </Link>
          </div>
        )
      }
    </AnswerView>
  )
}

function ChangeRow({ change, unit }: { readonly change: PurseChange; readonly unit: string }) {
  const { at, reason, memo, amount, after } = change
  return (
    <li
      className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5 py-2.5"
      data-change={reason}
    >
      <p className="min-w-0 font-semibold wrap-anywhere">
        {reason}
        {memo && <span className="ml-1.5 text-sm font-normal text-dim">{memo}</span>}
      </p>
      <p className={`text-right font-bold whitespace-nowrap ${amount < 0 ? '' : 'text-jade'}`}>
        {`${amount < 0 ? '-' : '+'}${formatFigure(Math.abs(amount))}${unit}`}
      </p>
      <time className="text-sm text-dim">{at.slice(0, 16)}</time>
      <p className="text-right text-sm whitespace-nowrap text-dim">{`잔액 ${formatFigure(after)}${unit}`}</p>
    </li>
  )
}
