import { useState } from 'react'
import { questOperatorContract } from '#contract/promotions/quests.ts'
import { QUEST_POINTS_MAX } from '#domain/promotions/quest.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { FigureField } from '../kit/figure-field.tsx'

type BonusDialogProps = { readonly bonusPoints: number; readonly onClose: () => void }

/** The bonus for completing all quests of a day; 0 removes it. */
export function BonusDialog({ bonusPoints, onClose }: BonusDialogProps) {
  const [points, setPoints] = useState<number | undefined>(bonusPoints)
  return (
    <ActDialog
      title="전체 완료 보너스"
      description="하루의 퀘스트를 모두 완료한 회원이 한 번 받습니다. 0으로 두면 보너스가 없습니다."
      presets={['보상 조정', '퀘스트 운영']}
      confirm="저장"
      done="전체 완료 보너스를 변경했습니다."
      rereads={[questOperatorContract.quests]}
      ready={points !== undefined && points !== bonusPoints}
      onAct={reason => call(questOperatorContract.bonus, { body: { points: points ?? 0, reason } })}
      onClose={onClose}
    >
      <FigureField label="보너스 (P)" value={points} max={QUEST_POINTS_MAX} onChange={setPoints} />
    </ActDialog>
  )
}
