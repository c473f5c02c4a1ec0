import { useState } from 'react'
import { ruleOperatorContract, type WrittenRuleVersion } from '#contract/back-office/rules-operator.ts'
import type { RuleKey } from '#domain/rules/rule-keys.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import { Skeleton } from '#web/kit/display/states.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { PagedAnswer } from '../kit/lists/paged-answer.tsx'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { ChangedLines } from './changed-lines.tsx'

/** All versions of a text, newest first, with their changes. */
export function VersionHistory({ rule }: { readonly rule: RuleKey }) {
  const [page, setPage] = useState(1)
  const [comparing, setComparing] = useState<WrittenRuleVersion>()
  const answer = usePagedCall(ruleOperatorContract.versions, { params: { key: rule }, query: { page } }, page)
  return (
    <section aria-labelledby="history" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="history" className="text-lg">
        버전 이력
      </h2>
      <PagedAnswer answer={answer} page={page} onPage={setPage} rows={2}>
        {({ versions }) => (
          <ul aria-label="버전" className="card divide-y divide-line text-sm">
            {versions.map(one => (
              <li
                key={one.version}
                className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 px-3.5 py-1.5"
              >
                <b>제{one.version}판</b>
                {one.asksAcceptance && <Badge>동의 필요</Badge>}
                <span className="min-w-0 flex-1 wrap-anywhere">{one.changes}</span>
                <span className="text-xs text-dim">
                  {one.writtenBy ?? '기본 제공'} · {one.inForceFrom}
                </span>
                <Button size="sm" aria-label={`제${one.version}판 비교`} onClick={() => setComparing(one)}>
                  비교
                </Button>
              </li>
            ))}
          </ul>
        )}
      </PagedAnswer>
      {comparing && (
        <ComparisonDialog rule={rule} version={comparing.version} onClose={() => setComparing(undefined)} />
      )}
    </section>
  )
}

type ComparisonDialogProps = {
  readonly rule: RuleKey
  readonly version: number
  readonly onClose: () => void
}

function ComparisonDialog({ rule, version, onClose }: ComparisonDialogProps) {
  const answer = useCall(ruleOperatorContract.comparison, { params: { key: rule }, query: { version } })
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={version > 1 ? `제${version - 1}판과 제${version}판 비교` : '제1판'}
    >
      <AnswerView answer={answer} waiting={<Skeleton className="h-64" />}>
        {({ before, after }) => <ChangedLines before={before} after={after} />}
      </AnswerView>
    </Dialog>
  )
}
