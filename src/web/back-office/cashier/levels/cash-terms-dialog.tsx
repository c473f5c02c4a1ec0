import { useState } from 'react'
import { cashLevelContract, type WireCashLevel } from '#contract/cashier/cash-levels.ts'
import { CASH_LIMIT_MAX, cashTermsFault } from '#domain/cashier/cash-terms.ts'
import { won } from '#domain/money.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../../kit/acts/act-dialog.tsx'
import { FigureField } from '../../kit/figure-field.tsx'

const names = {
  depositMin: '입금 최소 (원)',
  depositMax: '입금 최대 (원)',
  withdrawalMin: '출금 최소 (원)',
  withdrawalMax: '출금 최대 (원)',
  withdrawalDayMax: '출금 하루 (원)',
  withdrawalHours: '출금 간격 (시간)',
} as const
type Name = keyof typeof names
const keys = Object.keys(names) as Name[]

type Entry = Readonly<Record<Name, number>>

const faultOf = (entry: Entry): string | undefined =>
  cashTermsFault({
    depositMin: won(entry.depositMin),
    depositMax: won(entry.depositMax),
    withdrawalMin: won(entry.withdrawalMin),
    withdrawalMax: won(entry.withdrawalMax),
    withdrawalDayMax: won(entry.withdrawalDayMax),
    withdrawalHours: entry.withdrawalHours,
  })

type TermsDialogProps = { readonly level: WireCashLevel; readonly onClose: () => void }

/** Changes the deposit and withdrawal limits of a level; members' open pages update at once. */
export function CashTermsDialog({ level, onClose }: TermsDialogProps) {
  const [entry, setEntry] = useState<Entry>(level)
  const fault = faultOf(entry)
  const body = Object.fromEntries(keys.map(name => [name, entry[name]])) as Entry
  return (
    <ActDialog
      title={`레벨 ${level.level} · 입출금 한도`}
      presets={['한도 조정', '입력 오류 정정']}
      confirm="저장"
      size="content"
      ready={fault === undefined && keys.some(name => entry[name] !== level[name])}
      done={`레벨 ${level.level}의 입출금 한도를 저장했습니다.`}
      rereads={[cashLevelContract.levels]}
      onAct={reason =>
        call(cashLevelContract.changeTerms, {
          params: { level: level.level },
          body: { ...body, revision: level.revision, reason },
        })
      }
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-x-3 gap-y-2">
        {keys.map(name => (
          <FigureField
            key={name}
            label={names[name]}
            value={entry[name]}
            max={name === 'withdrawalHours' ? 720 : CASH_LIMIT_MAX}
            onChange={value => setEntry(known => ({ ...known, [name]: value ?? 0 }))}
          />
        ))}
      </div>
      {fault && <p className="text-sm text-live">{fault}</p>}
    </ActDialog>
  )
}
