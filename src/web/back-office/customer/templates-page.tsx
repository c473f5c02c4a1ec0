import { ClipboardList } from 'lucide-react'
import { useState } from 'react'
import { type AnswerTemplate, answerTemplateContract } from '#contract/back-office/answer-templates.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { NothingFound } from '../kit/lists/nothing-found.tsx'
import { DeleteTemplateDialog, TemplateDialog } from './template-dialog.tsx'

type Open =
  | { readonly kind: 'edit'; readonly template?: AnswerTemplate }
  | { readonly kind: 'delete'; readonly template: AnswerTemplate }

/** 답변 템플릿: frequent answers (handbook 6.3). */
export function Page() {
  const answer = useCall(answerTemplateContract.templates, undefined, { staleTime: 0 })
  const mayChange = useMay('customer:write')
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <DeskPage
      title="답변 템플릿"
      {...(mayChange && {
        action: (
          <Button look="primary" onClick={() => setOpen({ kind: 'edit' })}>
            템플릿 등록
          </Button>
        ),
      })}
    >
      <AnswerView answer={answer} waiting={<SkeletonRows rows={4} className="h-24" />}>
        {({ templates }) => (
          <>
            <p className="text-sm text-dim">{`총 ${formatFigure(templates.length)}개`}</p>
            {templates.length === 0 && (
              <NothingFound icon={ClipboardList} title="등록된 템플릿이 없습니다." />
            )}
            <TemplateList templates={templates} onOpen={mayChange ? setOpen : undefined} />
          </>
        )}
      </AnswerView>
      {open?.kind === 'edit' && <TemplateDialog template={open.template} onClose={close} />}
      {open?.kind === 'delete' && <DeleteTemplateDialog template={open.template} onClose={close} />}
    </DeskPage>
  )
}

type TemplateListProps = {
  readonly templates: readonly AnswerTemplate[]
  /** Undefined for operators with read-only permission. */
  readonly onOpen: ((open: Open) => void) | undefined
}

const TemplateList = ({ templates, onOpen }: TemplateListProps) => (
  <ul
    aria-label="답변 템플릿"
    className="grid items-start gap-3 desktop:grid-cols-2 mobile:grid-cols-[minmax(0,1fr)]"
  >
    {templates.map(template => (
      <li key={template.id} className="card grid grid-cols-[minmax(0,1fr)] gap-2 p-4">
        <div className="flex items-start gap-2">
          <h2 className="min-w-0 flex-1 leading-8 font-semibold wrap-anywhere">{template.title}</h2>
          {onOpen && (
            <>
              <Button
                size="sm"
                aria-label={`${template.title} 수정`}
                onClick={() => onOpen({ kind: 'edit', template })}
              >
                수정
              </Button>
              <Button
                size="sm"
                look="quiet"
                aria-label={`${template.title} 삭제`}
                onClick={() => onOpen({ kind: 'delete', template })}
              >
                삭제
              </Button>
            </>
          )}
        </div>
        <p className="text-sm leading-relaxed wrap-anywhere whitespace-pre-line text-dim">
          {template.contents}
        </p>
      </li>
    ))}
  </ul>
)
