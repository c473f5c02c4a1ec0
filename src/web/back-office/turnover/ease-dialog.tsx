import { useState } from 'react'
import { type DeskRequirement, turnoverOperatorContract } from '#contract/cashier/turnover.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { call } from '#web/client/api/api.ts'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { FactList } from '#web/kit/display/fact-list.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { FigureField } from '../kit/figure-field.tsx'

const reasons = ['고객 응대', '시스템 오류 보상', '잘못 부과된 조건', '이벤트 조건 변경']
const ways = [
  { value: 'waive', label: '전액 면제' },
  { value: 'shorten', label: '필요 금액 축소' },
]

type EaseDialogProps = { readonly requirement: DeskRequirement; readonly onClose: () => void }

/** An exception to a turnover requirement: waived, or reduced (handbook 5.4). */
export function EaseDialog({ requirement, onClose }: EaseDialogProps) {
  const [way, setWay] = useState('waive')
  const [needed, setNeeded] = useState<number>()
  const params = { requirementId: requirement.id }
  const isReady = way === 'waive' || (needed !== undefined && needed > 0 && needed < requirement.needed)
  return (
    <ActDialog<DeskRequirement>
      title="롤링 조건 예외 처리"
      presets={reasons}
      confirm={way === 'waive' ? '면제' : '축소'}
      done={way === 'waive' ? '롤링 조건을 면제했습니다.' : '필요 금액을 줄였습니다.'}
      rereads={[turnoverOperatorContract.list]}
      ready={isReady}
      onAct={reason =>
        way === 'waive'
          ? call(turnoverOperatorContract.waive, { params, body: { reason } })
          : call(turnoverOperatorContract.shorten, { params, body: { needed: needed ?? 0, reason } })
      }
      onClose={onClose}
    >
      <FactList
        dense
        facts={[
          ['회원', `${requirement.nickname} (${requirement.userId})`],
          ['사유', requirement.title],
          ['완료 / 필요', `${formatFigure(requirement.done)} / ${formatFigure(requirement.needed)}원`],
        ]}
      />
      <SelectField
        label="처리 방법"
        options={ways}
        value={way}
        onChange={event => setWay(event.target.value)}
      />
      {way === 'shorten' && (
        <FigureField
          label="새 필요 금액 (원)"
          hint="이미 완료한 금액보다 적으면 바로 충족됩니다."
          value={needed}
          max={requirement.needed}
          onChange={setNeeded}
        />
      )}
    </ActDialog>
  )
}
