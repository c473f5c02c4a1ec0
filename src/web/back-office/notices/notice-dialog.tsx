import { useState } from 'react'
import { siteTextsContract } from '#contract/site/site-texts.ts'
import type { Output } from '#contract/wire/route.ts'
import { call } from '#web/client/api/api.ts'
import { Switch } from '#web/kit/controls/choice-fields.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import type { ActAnswer } from '../kit/acts/use-act.ts'
import { useOnceKey } from '../kit/acts/use-once-key.ts'
import { HtmlEditor } from '../kit/editor/html-editor.tsx'
import { isPeriod, PeriodFields, periodDraftOf, periodOf } from '../kit/period-fields.tsx'

export type Notice = Output<typeof siteTextsContract.notices>['notices'][number]

type NoticeDialogProps = {
  /** Undefined for a new notice. */
  readonly notice?: Notice | undefined
  readonly onClose: () => void
}

const newDraft = {
  contents: '',
  shown: true,
  pinned: false,
  inMarquee: true,
  from: '',
  until: '',
}

const draftOf = (notice: Notice): typeof newDraft => {
  const { contents, shown, pinned, inMarquee } = notice
  return { contents, shown, pinned, inMarquee, ...periodDraftOf(notice) }
}

/** Creates or edits a notice; the first active marquee notice is shown above every page (HEADER-017). */
export function NoticeDialog({ notice, onClose }: NoticeDialogProps) {
  const [draft, setDraft] = useState(() => (notice ? draftOf(notice) : newDraft))
  const { key, renew } = useOnceKey()
  const change = (part: Partial<typeof newDraft>) => {
    setDraft(known => ({ ...known, ...part }))
    renew()
  }
  const { contents, shown, pinned, inMarquee } = draft
  const form = { contents, shown, pinned, inMarquee, ...periodOf(draft) }
  const send = (reason: string): Promise<ActAnswer<Notice>> =>
    notice
      ? call(siteTextsContract.editNotice, {
          params: { noticeId: notice.id },
          body: { ...form, revision: notice.revision, reason },
        })
      : call(siteTextsContract.writeNotice, { body: { ...form, reason, key } })
  return (
    <ActDialog
      title={notice ? '공지 수정' : '공지 등록'}
      size="content"
      presets={['새 공지', '내용 수정', '점검 안내', '공지 종료']}
      confirm="저장"
      done={notice ? '공지를 수정했습니다.' : '공지를 등록했습니다.'}
      rereads={[siteTextsContract.notices]}
      ready={contents !== '' && isPeriod(draft)}
      onAct={send}
      onClose={onClose}
    >
      <HtmlEditor
        label="내용"
        hint="상단에는 글자만 한 줄로 흐르고, 공지를 열면 쓴 그대로 보입니다."
        value={contents}
        onChange={html => change({ contents: html })}
      />
      <PeriodFields period={draft} onChange={change} />
      <div className="grid gap-1">
        <Switch label="회원에게 노출" checked={shown} onChange={on => change({ shown: on })} />
        <Switch label="목록 맨 위에 고정" checked={pinned} onChange={on => change({ pinned: on })} />
        <Switch label="상단에 흐르게 하기" checked={inMarquee} onChange={on => change({ inMarquee: on })} />
      </div>
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
