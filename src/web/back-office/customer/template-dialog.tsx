import { useState } from 'react'
import { type AnswerTemplate, answerTemplateContract } from '#contract/back-office/answer-templates.ts'
import { customerContentsMax, customerTitleMax } from '#domain/community/customer-questions.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { call } from '#web/client/api/api.ts'
import { TextArea, TextField } from '#web/kit/controls/text-field.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'

type TemplateDialogProps = {
  /** Undefined for a new template. */
  readonly template?: AnswerTemplate | undefined
  readonly onClose: () => void
}

const rereads = [answerTemplateContract.templates]

/** Creates or edits a template. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const [text, setText] = useState({ title: template?.title ?? '', contents: template?.contents ?? '' })
  const send = (reason: string) => {
    const body = { ...text, reason }
    return template
      ? call(answerTemplateContract.edit, { params: { templateId: template.id }, body })
      : call(answerTemplateContract.write, { body })
  }
  return (
    <ActDialog
      title={template ? '템플릿 수정' : '템플릿 등록'}
      size="content"
      presets={template ? ['문구 정리', '안내 변경'] : ['자주 묻는 문의', '새 안내']}
      confirm="저장"
      done={template ? '템플릿을 수정했습니다.' : '템플릿을 등록했습니다.'}
      ready={text.title.trim() !== '' && text.contents.trim() !== ''}
      rereads={rereads}
      onAct={send}
      onClose={onClose}
    >
      <TextField
        label="제목"
        maxLength={customerTitleMax}
        value={text.title}
        onChange={({ target }) => setText({ ...text, title: target.value })}
      />
      <TextArea
        label="내용"
        hint={`${formatFigure(text.contents.length)} / ${formatFigure(customerContentsMax)}자 · 답변할 때 고쳐서 보낼 수 있습니다.`}
        rows={8}
        maxLength={customerContentsMax}
        value={text.contents}
        onChange={({ target }) => setText({ ...text, contents: target.value })}
      />
    </ActDialog>
  )
}

type DeleteTemplateDialogProps = { readonly template: AnswerTemplate; readonly onClose: () => void }

/** Deletes a template; the log keeps its text. */
export const DeleteTemplateDialog = ({ template, onClose }: DeleteTemplateDialogProps) => (
  <ActDialog
    title="템플릿 삭제"
    description={template.title}
    presets={['더 이상 사용하지 않음', '다른 템플릿과 통합']}
    confirm="삭제"
    danger
    done="템플릿을 삭제했습니다."
    rereads={rereads}
    onAct={reason =>
      call(answerTemplateContract.delete, { params: { templateId: template.id }, body: { reason } })
    }
    onClose={onClose}
  />
)
