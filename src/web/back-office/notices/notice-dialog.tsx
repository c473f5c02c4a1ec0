import { useState } from 'react'
import { siteTextsContract } from '#contract/site-texts.ts'
import type { Output } from '#contract/wire/route.ts'
import { call } from '#web/client/api/api.ts'
import { Switch } from '#web/kit/controls/choice-fields.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import type { ActAnswer } from '../kit/acts/use-act.ts'
import { useOnceKey } from '../kit/acts/use-once-key.ts'
import { HtmlEditor } from '../kit/editor/html-editor.tsx'

export type Notice = Output<typeof siteTextsContract.notices>['notices'][number]

type NoticeDialogProps = {
  /** Absent: a new one is written. */
  readonly notice?: Notice | undefined
  readonly onClose: () => void
}

/** Writes a notice, or changes one; the newest that is shown runs above every page (HEADER-017). */
export function NoticeDialog({ notice, onClose }: NoticeDialogProps) {
  const [contents, setContents] = useState(notice?.contents ?? '')
  const [shown, setShown] = useState(notice?.shown ?? true)
  const { key, renew } = useOnceKey()
  const send = (reason: string): Promise<ActAnswer<Notice>> =>
    notice
      ? call(siteTextsContract.editNotice, {
          params: { noticeId: notice.id },
          body: { contents, shown, reason },
        })
      : call(siteTextsContract.writeNotice, { body: { contents, shown, reason, key } })
  return (
    <ActDialog
      title={notice ? '공지 수정' : '공지 등록'}
      size="content"
      presets={['새 공지', '내용 수정', '점검 안내', '공지 종료']}
      confirm="저장"
      done={notice ? '공지를 수정했습니다.' : '공지를 등록했습니다.'}
      rereads={[siteTextsContract.notices]}
      ready={contents !== ''}
      onAct={send}
      onClose={onClose}
    >
      <HtmlEditor
        label="내용"
        hint="노출 중인 공지 가운데 가장 새로운 공지가 화면 위에 한 줄로 흐릅니다."
        value={contents}
        onChange={html => {
          setContents(html)
          renew()
        }}
      />
      <Switch
        label="회원에게 노출"
        checked={shown}
        onChange={on => {
          setShown(on)
          renew()
        }}
      />
    </ActDialog>
  )
}

/** Deletes a notice; the log keeps its text. */
export const DeleteNoticeDialog = ({
  notice,
  onClose,
}: {
  readonly notice: Notice
  readonly onClose: () => void
}) => (
  <ActDialog
    title="공지 삭제"
    description="내용은 작업로그에 남습니다."
    presets={['공지 종료', '잘못 등록']}
    confirm="삭제"
    danger
    done="공지를 삭제했습니다."
    rereads={[siteTextsContract.notices]}
    onAct={reason =>
      call(siteTextsContract.deleteNotice, { params: { noticeId: notice.id }, body: { reason } })
    }
    onClose={onClose}
  />
)
