import { useState } from 'react'
import { type DeskEvent, eventOperatorContract } from '#contract/promotions/events.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { call } from '#web/client/api/api.ts'
import { now } from '#web/kit/time/time.ts'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import type { ActAnswer } from '../kit/acts/use-act.ts'
import { useOnceKey } from '../kit/acts/use-once-key.ts'
import { draftOf, type EventDraft, entryOf, newDraft } from './event-entry.ts'
import { EventFields } from './event-fields.tsx'

type EventDialogProps = {
  /** Undefined for a new event. */
  readonly event?: DeskEvent | undefined
  readonly onClose: () => void
}

const reasons = ['이벤트 시작', '내용 수정', '이벤트 종료', '입력 오류 정정']

/** Creates or edits an event (EVENT-002). */
export function EventDialog({ event, onClose }: EventDialogProps) {
  const [draft, setDraft] = useState<EventDraft>(() => (event ? draftOf(event) : newDraft(seoulDay(now()))))
  const { key, renew } = useOnceKey()
  const entry = entryOf(draft)
  const change = (part: Partial<EventDraft>) => {
    setDraft(known => ({ ...known, ...part }))
    renew()
  }
  const send = async (reason: string): Promise<ActAnswer<DeskEvent>> => {
    const body = { ...(entry ?? missing()), reason }
    return event
      ? call(eventOperatorContract.edit, { params: { eventId: event.id }, body })
      : call(eventOperatorContract.write, { body: { ...body, key } })
  }
  return (
    <ActDialog
      title={event ? '이벤트 수정' : '이벤트 등록'}
      size="content"
      presets={reasons}
      confirm="저장"
      done={event ? '이벤트를 수정했습니다.' : '이벤트를 등록했습니다.'}
      rereads={[eventOperatorContract.events]}
      ready={entry !== undefined}
      onAct={send}
      onClose={onClose}
    >
      <EventFields draft={draft} onChange={change} />
    </ActDialog>
  )
}

/** The button is disabled until the draft is complete. */
function missing(): never {
  throw new Error('an event is sent whole')
}
