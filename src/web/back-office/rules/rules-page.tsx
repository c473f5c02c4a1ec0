import { Link } from '@tanstack/react-router'
import { type HeldRule, ruleOperatorContract } from '#contract/back-office/rules-operator.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { Badge } from '#web/kit/display/badge.tsx'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { RowList } from '../kit/lists/row-list.tsx'

/** 규정·약관: all versioned texts, and whether they have a draft (ROUTE-011). */
export function Page() {
  const answer = useCall(ruleOperatorContract.all, undefined, { staleTime: 0 })
  return (
    <DeskPage title="규정·약관">
      <AnswerView answer={answer} waiting={<SkeletonRows rows={9} className="h-11" />}>
        {({ texts }) => (
          <RowList
            label="규정·약관"
            columns={columns}
            rows={texts}
            rowKey={text => text.key}
            card={text => <RuleCard text={text} />}
          />
        )}
      </AnswerView>
    </DeskPage>
  )
}

const Title = ({ text }: { readonly text: HeldRule }) => (
  <span className="flex flex-wrap items-center gap-2">
    <Link
      to="/admin/rules/$rule"
      params={{ rule: text.key }}
      className="inline-flex items-center font-semibold text-jade hover:underline mobile:min-h-11"
    >
      {text.title}
    </Link>
    {text.hasDraft && <Badge tone="live">초안 작성 중</Badge>}
  </span>
)

const authorWord = (name: string | null): string => name ?? '기본 제공'

const acceptedWord = ({ acceptances }: HeldRule): string =>
  acceptances === null ? '–' : `${formatFigure(acceptances)}명`

const columns: readonly Column<HeldRule>[] = [
  { key: 'title', title: '문서', cell: text => <Title text={text} /> },
  { key: 'version', title: '시행 중', cell: text => `제${text.version}판` },
  { key: 'from', title: '시행 시각', cell: text => text.inForceFrom },
  { key: 'changes', title: '변경 내용', cell: text => text.changes },
  { key: 'by', title: '작성', cell: text => authorWord(text.writtenBy) },
  { key: 'accepted', title: '동의', cell: acceptedWord, figures: true },
]

const RuleCard = ({ text }: { readonly text: HeldRule }) => (
  <li className="grid gap-0.5 px-3.5 py-2">
    <Title text={text} />
    <p>
      제{text.version}판 · {text.changes}
    </p>
    <p className="flex flex-wrap justify-between gap-2 text-xs text-dim">
      <span>
        {text.inForceFrom} · {authorWord(text.writtenBy)}
      </span>
      {text.acceptances !== null && <span>동의 {acceptedWord(text)}</span>}
    </p>
  </li>
)
