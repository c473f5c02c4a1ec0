import { useState } from 'react'
import { type DeskMilestone, milestoneOperatorContract } from '#contract/promotions/milestones.ts'
import {
  type MilestoneKind,
  milestoneKinds,
  milestoneMost,
  milestoneUnit,
  milestoneWord,
} from '#domain/promotions/milestones.ts'
import { call } from '#web/client/api/api.ts'
import { Switch } from '#web/kit/controls/choice-fields.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import type { ActAnswer } from '../kit/acts/use-act.ts'
import { useOnceKey } from '../kit/acts/use-once-key.ts'
import { FigureField } from '../kit/figure-field.tsx'
import { readWord } from '../kit/lists/address.ts'

type MilestoneDialogProps = {
  /** Undefined for a new milestone. */
  readonly milestone?: DeskMilestone | undefined
  readonly onClose: () => void
}

type Draft = {
  readonly kind: MilestoneKind
  readonly target: number | undefined
  readonly points: number | undefined
  readonly shown: boolean
}

const reasons = ['이벤트 시작', '이벤트 종료', '보상 조정', '입력 오류 정정']
const kinds = milestoneKinds.map(value => ({ value, label: milestoneWord[value] }))

/** Creates or edits a milestone of the month (ROUTE-071). */
export function MilestoneDialog({ milestone, onClose }: MilestoneDialogProps) {
  const [draft, setDraft] = useState<Draft>(
    milestone ?? { kind: 'attendance', target: undefined, points: undefined, shown: true },
  )
  const { key, renew } = useOnceKey()
  const change = (part: Partial<Draft>) => {
    setDraft(known => ({ ...known, ...part }))
    renew()
  }
  const { kind, target = 0, points = 0, shown } = draft
  const send = (reason: string): Promise<ActAnswer<DeskMilestone>> => {
    const body = { kind, target, points, shown, reason }
    return milestone
      ? call(milestoneOperatorContract.edit, { params: { milestoneId: milestone.id }, body })
      : call(milestoneOperatorContract.write, { body: { ...body, key } })
  }
  return (
    <ActDialog
      title={milestone ? '단계 수정' : '단계 등록'}
      description="이번 달부터 바로 적용됩니다. 이미 받은 보상은 바뀌지 않습니다."
      presets={reasons}
      confirm="저장"
      done={milestone ? '단계를 수정했습니다.' : '단계를 등록했습니다.'}
      rereads={[milestoneOperatorContract.steps]}
      ready={target > 0 && points > 0}
      onAct={send}
      onClose={onClose}
    >
      <SelectField
        label="종류"
        options={kinds}
        value={kind}
        onChange={event =>
          change({ kind: readWord(milestoneKinds, event.target.value) ?? kind, target: undefined })
        }
      />
      <div className="grid grid-cols-2 gap-3">
        <FigureField
          label={`목표 (${milestoneUnit[kind]})`}
          value={draft.target}
          max={milestoneMost[kind]}
          onChange={next => change({ target: next })}
        />
        <FigureField
          label="보상 (P)"
          value={draft.points}
          max={1_000_000}
          onChange={next => change({ points: next })}
        />
      </div>
      <Switch label="회원에게 노출" checked={shown} onChange={next => change({ shown: next })} />
    </ActDialog>
  )
}
