import { useState } from 'react'
import { type QuestRow, questOperatorContract } from '#contract/promotions/quests.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { bodyOf, entryOf, isWhole, newEntry, type QuestEntry } from './quest-entry.ts'
import { QuestFields } from './quest-fields.tsx'

type QuestDialogProps = {
  /** Undefined for a new quest. */
  readonly quest?: QuestRow | undefined
  readonly day: string
  readonly onClose: () => void
}

const reasons = ['퀘스트 운영', '보상 조정', '목표 조정', '입력 오류 정정']

/** Creates a quest, or edits one except its kind (EVENT-006). */
export function QuestDialog({ quest, day, onClose }: QuestDialogProps) {
  const [entry, setEntry] = useState(() => (quest ? entryOf(quest) : newEntry(day)))
  const change = (part: Partial<QuestEntry>) => setEntry(known => ({ ...known, ...part }))
  const send = (reason: string) => {
    const { kind: asked, ...body } = bodyOf(entry)
    return quest
      ? call(questOperatorContract.edit, { params: { id: quest.id }, body: { ...body, reason } })
      : call(questOperatorContract.create, { body: { ...body, kind: asked, reason } })
  }
  return (
    <ActDialog
      title={quest ? '퀘스트 수정' : '퀘스트 등록'}
      description="저장하면 회원 화면에 바로 적용됩니다. 이미 받은 보상은 바뀌지 않습니다."
      size="content"
      presets={reasons}
      confirm="저장"
      done={quest ? '퀘스트를 수정했습니다.' : '퀘스트를 등록했습니다.'}
      rereads={[questOperatorContract.quests]}
      ready={isWhole(entry)}
      onAct={send}
      onClose={onClose}
    >
      <QuestFields entry={entry} kindFixed={quest !== undefined} onChange={change} />
    </ActDialog>
  )
}
