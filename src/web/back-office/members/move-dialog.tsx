import { useState } from 'react'
import { memberActContract } from '#contract/back-office/member-acts.ts'
import { type DeskMemberView, memberDeskContract } from '#contract/back-office/member-desk.ts'
import { HAND_FIGURE_MAX } from '#contract/back-office/member-words.ts'
import { statementOperatorContract } from '#contract/cashier/statement.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { call } from '#web/client/api/api.ts'
import { randomKey } from '#web/client/api/random-key.ts'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { FigureField } from '../kit/figure-field.tsx'

type MoveDialogProps = { readonly member: DeskMemberView; readonly onClose: () => void }

const kinds = [
  { value: 'wallet-credit', label: '머니 지급', purse: 'wallet', way: 'credit' },
  { value: 'wallet-debit', label: '머니 회수', purse: 'wallet', way: 'debit' },
  { value: 'points-credit', label: '포인트 지급', purse: 'points', way: 'credit' },
  { value: 'points-debit', label: '포인트 회수', purse: 'points', way: 'debit' },
] as const
type Kind = (typeof kinds)[number]

/** Moves money or points manually, with a reason; repeated presses book it once. */
export function MoveDialog({ member, onClose }: MoveDialogProps) {
  const [kind, setKind] = useState<Kind>(kinds[0])
  const [amount, setAmount] = useState<number>()
  // The same form sent again after a lost answer is the same action.
  const [key] = useState(randomKey)
  const { purse, way } = kind
  const has = purse === 'wallet' ? member.wallet : member.points
  const unit = purse === 'wallet' ? '원' : 'P'
  const after = way === 'credit' ? has + (amount ?? 0) : has - (amount ?? 0)
  return (
    <ActDialog<{ readonly balance: number }>
      title="머니·포인트 지급과 회수"
      description={`${member.nickname} (${member.userId})`}
      presets={['오류 보상', '이벤트 수동 지급', '착오 정정']}
      reasonHint="작업로그에 남고, 회원의 변동내역에도 그대로 표시됩니다. 2자 이상 입력해 주세요."
      confirm={kind.label}
      danger={way === 'debit'}
      ready={amount !== undefined && amount > 0 && after >= 0}
      done={({ balance }) => `${kind.label}을 마쳤습니다. 현재 ${formatFigure(balance)}${unit}`}
      rereads={[
        memberDeskContract.member,
        memberDeskContract.changes,
        memberDeskContract.members,
        statementOperatorContract.list,
      ]}
      onAct={reason =>
        call(memberActContract.moveByHand, {
          params: { id: member.id },
          body: { purse, way, amount: amount ?? 0, key: `${key}-${kind.value}-${amount}`, reason },
        })
      }
      onClose={onClose}
    >
      <SelectField
        label="종류"
        options={kinds}
        value={kind.value}
        onChange={event => setKind(kinds.find(({ value }) => value === event.target.value) ?? kinds[0])}
      />
      <FigureField
        label={`금액 (${unit})`}
        value={amount}
        onChange={setAmount}
        max={HAND_FIGURE_MAX}
        hint={`보유 ${formatFigure(has)}${unit}`}
        error={after < 0 ? '보유한 것보다 많이 회수할 수 없습니다.' : undefined}
      />
      {amount !== undefined && after >= 0 && (
        <p className="text-sm text-dim">{`처리 후 ${formatFigure(after)}${unit}`}</p>
      )}
    </ActDialog>
  )
}
