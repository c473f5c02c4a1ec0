import { type QuestRow, questOperatorContract } from '#contract/promotions/quests.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../kit/acts/act-dialog.tsx'

type StopDialogProps = { readonly quest: QuestRow; readonly onClose: () => void }

/** Stops a quest for members, or resumes it. */
export function StopDialog({ quest, onClose }: StopDialogProps) {
  const stopped = quest.standing !== 'stopped'
  const word = stopped ? '중지' : '재개'
  return (
    <ActDialog
      title={`퀘스트 ${word}`}
      description={`${quest.title}: 회원 화면에 바로 적용됩니다.`}
      presets={['퀘스트 운영', '입력 오류 정정']}
      confirm={word}
      danger={stopped}
      done={`퀘스트를 ${word}했습니다.`}
      rereads={[questOperatorContract.quests]}
      onAct={reason =>
        call(questOperatorContract.stop, { params: { id: quest.id }, body: { stopped, reason } })
      }
      onClose={onClose}
    />
  )
}
