import { useState } from 'react'
import { cashLevelContract, type WireCashLevel } from '#contract/cashier/cash-levels.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Skeleton } from '#web/kit/display/states.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { lazyDialog } from '#web/kit/overlays/lazy-dialog.ts'
import { DeskPage } from '../../kit/desk-page.tsx'
import { RowList } from '../../kit/lists/row-list.tsx'

const CashTermsDialog = lazyDialog(() => import('./cash-terms-dialog.tsx'), 'CashTermsDialog')
const LevelAccountDialog = lazyDialog(() => import('./level-account-dialog.tsx'), 'LevelAccountDialog')

type Opened = { readonly part: 'terms' | 'account'; readonly level: WireCashLevel }

/** 계좌설정: deposit and withdrawal limits of each level, and its deposit account (handbook 6.3). */
export function Page() {
  const answer = useCall(cashLevelContract.levels, undefined, { staleTime: 0 })
  const [open, setOpen] = useState<Opened>()
  const close = () => setOpen(undefined)
  return (
    <DeskPage title="계좌·한도설정">
      <AnswerView answer={answer} waiting={<Skeleton className="h-96" />}>
        {levels => <Levels levels={levels} onOpen={setOpen} />}
      </AnswerView>
      {open?.part === 'terms' && <CashTermsDialog level={open.level} onClose={close} />}
      {open?.part === 'account' && <LevelAccountDialog level={open.level} onClose={close} />}
    </DeskPage>
  )
}

const won = (amount: number): string => `${formatFigure(amount)}원`

const figures = [
  { key: 'depositMin', title: '입금 최소', text: (of: WireCashLevel) => won(of.depositMin) },
  { key: 'depositMax', title: '입금 최대', text: (of: WireCashLevel) => won(of.depositMax) },
  { key: 'withdrawalMin', title: '출금 최소', text: (of: WireCashLevel) => won(of.withdrawalMin) },
  { key: 'withdrawalMax', title: '출금 최대', text: (of: WireCashLevel) => won(of.withdrawalMax) },
  { key: 'withdrawalDayMax', title: '출금 하루', text: (of: WireCashLevel) => won(of.withdrawalDayMax) },
  { key: 'withdrawalHours', title: '출금 간격', text: (of: WireCashLevel) => `${of.withdrawalHours}시간` },
] as const

const accountOf = ({ bank, number, holder }: WireCashLevel): string =>
  bank === '' ? '설정 안 됨' : `${bank} ${number} · ${holder}`

type LevelsProps = { readonly levels: readonly WireCashLevel[]; readonly onOpen: (open: Opened) => void }

function Levels({ levels, onOpen }: LevelsProps) {
  const mayChange = useMay('cashier:write')
  const buttons = (level: WireCashLevel) => (
    <span className="flex gap-1.5">
      <Button
        size="sm"
        aria-label={`레벨 ${level.level} 한도 변경`}
        onClick={() => onOpen({ part: 'terms', level })}
      >
        한도
      </Button>
      <Button
        size="sm"
        aria-label={`레벨 ${level.level} 계좌 변경`}
        onClick={() => onOpen({ part: 'account', level })}
      >
        계좌
      </Button>
    </span>
  )
  const columns: readonly Column<WireCashLevel>[] = [
    { key: 'level', title: '레벨', width: '72px', cell: ({ level }) => <b>{`LV.${level}`}</b> },
    ...figures.map(({ key, title, text }) => ({ key, title, figures: true, cell: text })),
    { key: 'account', title: '입금계좌', cell: accountOf },
    ...(mayChange ? [{ key: 'edit', title: '작업', width: '130px', cell: buttons }] : []),
  ]
  return (
    <RowList
      label="레벨별 계좌와 한도"
      columns={columns}
      rows={levels}
      rowKey={({ level }) => level}
      card={level => (
        <li className="grid gap-1 px-3.5 py-2.5">
          <p className="flex items-center justify-between gap-3">
            <b>{`LV.${level.level}`}</b>
            {mayChange && buttons(level)}
          </p>
          <p className="text-xs text-dim">
            {figures.map(({ title, text }) => `${title} ${text(level)}`).join(' · ')}
          </p>
          <p className="text-xs wrap-anywhere">{accountOf(level)}</p>
        </li>
      )}
    />
  )
}
