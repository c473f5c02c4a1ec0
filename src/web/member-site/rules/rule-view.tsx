import { ruleContract, type WireRuleText } from '#contract/site/rules.ts'
import type { RuleKey } from '#domain/rules/rule-keys.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { CallError, useCall } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { EmptyState, Skeleton } from '#web/kit/display/states.tsx'
import { RuleText } from '#web/sport/rules/rule-text.tsx'
import { ContentsList } from './contents-list.tsx'
import { VersionList } from './version-list.tsx'

type RuleViewProps = {
  readonly rule: RuleKey
  /** An older version, if requested. */
  readonly version: number | undefined
  /** Undefined means the version in force. */
  readonly onShow: (version: number | undefined) => void
}

/** A text with its table of contents and versions. */
export function RuleView({ rule, version, onShow }: RuleViewProps) {
  const answer = useCall(
    ruleContract.text,
    { params: { key: rule }, query: version === undefined ? {} : { version } },
    { staleTime: 5_000, retry: (tries, error) => tries < 2 && !isUnknown(error) },
  )
  if (isUnknown(answer.error))
    return (
      <div className="card">
        <EmptyState
          title="찾으시는 버전이 없습니다."
          action={<Button onClick={() => onShow(undefined)}>현재 규정 보기</Button>}
        />
      </div>
    )
  return (
    <AnswerView answer={answer} waiting={<Skeleton className="h-[480px]" />}>
      {text => (
        <div className="grid grid-cols-[200px_minmax(0,1fr)] items-start gap-4 mobile:grid-cols-[minmax(0,1fr)] mobile:gap-3">
          <ContentsList html={text.contents} anchorBase={rule} />
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 only:col-span-full">
            <article className="card px-6 py-5 mobile:px-4" data-rule={rule} data-version={text.version}>
              <Head text={text} onNewest={() => onShow(undefined)} />
              <RuleText html={text.contents} anchorBase={rule} />
            </article>
            <VersionList
              rule={rule}
              version={text.version}
              onShow={next => onShow(next === text.newest ? undefined : next)}
            />
          </div>
        </div>
      )}
    </AnswerView>
  )
}

const isUnknown = (error: Error | null): boolean => error instanceof CallError && error.refusal.status === 404

/** The version number, and whether it is still in force. */
function Head({ text, onNewest }: { readonly text: WireRuleText; readonly onNewest: () => void }) {
  const isOld = text.version < text.newest
  return (
    <>
      <h2 className="mb-1 text-xl">{text.title}</h2>
      <p className="mb-4 text-sm text-dim">
        제{text.version}판 · <time>{text.inForceFrom.slice(0, 16)}</time> 시행
      </p>
      {isOld && (
        <div
          role="note"
          className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-s2 px-3 py-2.5 text-sm"
        >
          <p className="min-w-0 flex-1">
            지난 버전입니다. 표의 한도와 시간은 지금 적용되는 값으로 표시됩니다.
          </p>
          <Button size="sm" onClick={onNewest}>
            시행 중인 버전 보기
          </Button>
        </div>
      )}
    </>
  )
}
