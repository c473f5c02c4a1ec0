import { useState } from 'react'
import { type EventPageName, eventOperatorContract } from '#contract/promotions/events.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { HtmlEditor } from '../kit/editor/html-editor.tsx'
import { pageWord } from './page-words.ts'

type PageDialogProps = {
  readonly page: { readonly name: EventPageName; readonly contents: string }
  readonly onClose: () => void
}

const reasons = ['이벤트 안내', '내용 수정', '이벤트 종료']

/** Edits a fixed page (EVENT-003). */
export function PageDialog({ page, onClose }: PageDialogProps) {
  const [contents, setContents] = useState(page.contents)
  return (
    <ActDialog
      title={pageWord[page.name]}
      description="비워 두면 진행 중인 이벤트가 없다고 안내합니다."
      size="content"
      presets={reasons}
      confirm="저장"
      done="고정 페이지를 저장했습니다."
      rereads={[eventOperatorContract.pages]}
      onAct={reason =>
        call(eventOperatorContract.editPage, { params: { name: page.name }, body: { contents, reason } })
      }
      onClose={onClose}
    >
      <HtmlEditor label="내용" value={contents} onChange={setContents} />
    </ActDialog>
  )
}
