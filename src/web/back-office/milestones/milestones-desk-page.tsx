import { Trophy } from 'lucide-react'
import { useState } from 'react'
import { type DeskMilestone, milestoneOperatorContract } from '#contract/promotions/milestones.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { milestoneUnit, milestoneWord } from '#domain/promotions/milestones.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { NothingFound } from '../kit/lists/nothing-found.tsx'
import { RowList } from '../kit/lists/row-list.tsx'
import { MilestoneDialog } from './milestone-dialog.tsx'

/** 누적이벤트관리: the milestones of every month (ROUTE-071). */
export function Page() {
  const answer = useCall(milestoneOperatorContract.steps, undefined, { staleTime: 0 })
  const mayChange = useMay('promotions:write')
  const [editing, setEditing] = useState<DeskMilestone | 'new'>()
  return (
    <DeskPage
      title="누적이벤트관리"
      {...(mayChange && {
        action: (
          <Button look="primary" onClick={() => setEditing('new')}>
            단계 등록
          </Button>
        ),
      })}
    >
      <p className="text-sm text-dim">
        한 달 동안의 출석 일수, 보상을 받은 퀘스트 수, 당첨·낙첨으로 확정된 베팅의 금액을 셉니다. 손실이나
        입금에 대한 보상은 만들 수 없습니다.
      </p>
      <AnswerView answer={answer} waiting={<SkeletonRows rows={4} className="h-11" />}>
        {({ steps }) =>
          steps.length > 0 ? (
            <StepList steps={steps} onEdit={mayChange ? setEditing : undefined} />
          ) : (
            <NothingFound icon={Trophy} title="등록된 단계가 없습니다." />
          )
        }
      </AnswerView>
      {editing && (
        <MilestoneDialog
          milestone={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </DeskPage>
  )
}

type StepListProps = {
  readonly steps: readonly DeskMilestone[]
  readonly onEdit: ((step: DeskMilestone) => void) | undefined
}

function StepList({ steps, onEdit }: StepListProps) {
  const button = (step: DeskMilestone) => (
    <Button
      size="sm"
      aria-label={`${milestoneWord[step.kind]} ${targetText(step)} 수정`}
      onClick={() => onEdit?.(step)}
    >
      수정
    </Button>
  )
  const edit: Column<DeskMilestone> = { key: 'edit', title: '작업', width: '90px', cell: button }
  return (
    <RowList
      label="누적이벤트 단계"
      columns={onEdit ? [...columns, edit] : columns}
      rows={steps}
      rowKey={({ id }) => id}
      card={step => (
        <li className="flex items-center gap-3 px-3.5 py-2.5">
          <div className="grid min-w-0 flex-1 gap-1">
            <p className="font-semibold">
              {milestoneWord[step.kind]} {targetText(step)}{' '}
              {!step.shown && <Badge tone="outline">숨김</Badge>}
            </p>
            <p className="text-xs text-dim">
              {`${formatFigure(step.points)}P · 이번 달 수령 ${formatFigure(step.claims)}명`}
            </p>
          </div>
          {onEdit && button(step)}
        </li>
      )}
    />
  )
}

const targetText = ({ kind, target }: DeskMilestone): string =>
  `${formatFigure(target)}${milestoneUnit[kind]}`

const columns: readonly Column<DeskMilestone>[] = [
  { key: 'kind', title: '종류', width: '100px', cell: ({ kind }) => milestoneWord[kind] },
  { key: 'target', title: '목표', figures: true, cell: targetText },
  { key: 'points', title: '보상', figures: true, cell: ({ points }) => `${formatFigure(points)}P` },
  {
    key: 'claims',
    title: '이번 달 수령',
    figures: true,
    cell: ({ claims }) => `${formatFigure(claims)}명`,
  },
  {
    key: 'shown',
    title: '노출',
    width: '90px',
    cell: ({ shown }) => (shown ? '노출' : <Badge tone="outline">숨김</Badge>),
  },
]
