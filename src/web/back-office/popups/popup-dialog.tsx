import { useState } from 'react'
import { type DeskPopup, popupOperatorContract } from '#contract/community/popups.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import type { ActAnswer } from '../kit/acts/use-act.ts'
import { useOnceKey } from '../kit/acts/use-once-key.ts'
import { draftOf, formOf, newDraft, type PopupDraft } from './popup-draft.ts'
import { PopupFields } from './popup-fields.tsx'

type PopupDialogProps = {
  /** Undefined for a new popup. */
  readonly popup?: DeskPopup | undefined
  readonly onClose: () => void
}

const reasons = ['새 안내', '내용 수정', '이벤트 안내', '점검 안내']

/** Creates or edits a popup (POPUP-015). */
export function PopupDialog({ popup, onClose }: PopupDialogProps) {
  const [draft, setDraft] = useState<PopupDraft>(() => (popup ? draftOf(popup) : newDraft))
  const { key, renew } = useOnceKey()
  const form = formOf(draft)
  const change = (part: Partial<PopupDraft>) => {
    setDraft(known => ({ ...known, ...part }))
    renew()
  }
  const send = async (reason: string): Promise<ActAnswer<DeskPopup>> => {
    const body = { ...(form ?? missing()), reason }
    return popup
      ? call(popupOperatorContract.edit, {
          params: { popupId: popup.id },
          body: { ...body, revision: popup.revision },
        })
      : call(popupOperatorContract.write, { body: { ...body, key } })
  }
  return (
    <ActDialog
      title={popup ? '팝업 수정' : '팝업 등록'}
      size="wide"
      presets={reasons}
      confirm="저장"
      done={popup ? '팝업을 수정했습니다.' : '팝업을 등록했습니다.'}
      rereads={[popupOperatorContract.popups]}
      ready={form !== undefined}
      onAct={send}
      onClose={onClose}
    >
      <PopupFields draft={draft} onChange={change} />
    </ActDialog>
  )
}

/** The button is disabled until the draft is complete. */
function missing(): never {
  throw new Error('a popup is sent whole')
}
