import { useState } from 'react'
import { cashLevelContract, type WireCashLevel } from '#contract/cashier/cash-levels.ts'
import { call } from '#web/client/api/api.ts'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { ActDialog } from '../../kit/acts/act-dialog.tsx'

type AccountDialogProps = { readonly level: WireCashLevel; readonly onClose: () => void }

/** Sets or removes the account that members of a level see for deposits. */
export function LevelAccountDialog({ level, onClose }: AccountDialogProps) {
  const [entered, setEntered] = useState({
    bank: level.bank,
    number: level.number,
    holder: level.holder,
  })
  const set = (name: keyof typeof entered) => (text: string) =>
    setEntered(known => ({ ...known, [name]: text }))
  const isChanged =
    entered.bank !== level.bank || entered.number !== level.number || entered.holder !== level.holder
  const fields = [
    { name: 'bank', label: '은행', maxLength: 20 },
    { name: 'number', label: '계좌번호', maxLength: 40 },
    { name: 'holder', label: '예금주', maxLength: 30 },
  ] as const
  return (
    <ActDialog
      title={`레벨 ${level.level} · 입금계좌`}
      description="비우고 저장하면 계좌가 해제되고 회원에게 고객센터를 안내합니다."
      presets={['계좌 등록', '계좌 교체', '계좌 해제']}
      confirm="저장"
      ready={isChanged}
      done={`레벨 ${level.level}의 입금계좌를 저장했습니다.`}
      rereads={[cashLevelContract.levels]}
      onAct={reason =>
        call(cashLevelContract.setAccount, {
          params: { level: level.level },
          body: { ...entered, revision: level.revision, reason },
        })
      }
      onClose={onClose}
    >
      <div className="grid gap-2">
        {fields.map(({ name, label, maxLength }) => (
          <TextField
            key={name}
            label={label}
            autoComplete="off"
            maxLength={maxLength}
            value={entered[name]}
            onChange={({ target }) => set(name)(target.value)}
          />
        ))}
      </div>
    </ActDialog>
  )
}
