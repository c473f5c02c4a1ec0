import { useState } from 'react'
import type { ruleOperatorContract } from '#contract/back-office/rules-operator.ts'
import type { Output } from '#contract/wire/route.ts'
import { ruleBlocks } from '#domain/rules/rule-blocks.ts'
import { acceptedRuleKeys, type RuleKey, ruleTitles } from '#domain/rules/rule-keys.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { EmptyState } from '#web/kit/display/states.tsx'
import { RuleText } from '#web/sport/rules/rule-text.tsx'
import { HtmlEditor } from '../kit/editor/html-editor.tsx'
import { ChangedLines } from './changed-lines.tsx'
import { DropDraftDialog, PublishDialog, SaveDraftDialog } from './rule-dialogs.tsx'

type Held = Output<typeof ruleOperatorContract.one>
type RuleDeskProps = { readonly rule: RuleKey; readonly held: Held }

const views = [
  { key: 'edit', label: '편집' },
  { key: 'preview', label: '미리보기' },
  { key: 'changes', label: '변경 내용' },
] as const
type View = (typeof views)[number]['key']

/** The draft of a text: editor, preview, and comparison with the published version. */
export function RuleDesk({ rule, held: { current, draft } }: RuleDeskProps) {
  const mayChange = useMay('content:write')
  const [view, setView] = useState<View>('edit')
  const [edited, setEdited] = useState<string>()
  const [asking, setAsking] = useState<'save' | 'publish' | 'drop'>()
  const known = draft?.contents ?? current?.contents ?? ''
  const contents = edited ?? known
  const isDirty = edited !== undefined && edited !== known
  const close = () => setAsking(undefined)
  const revision = draft?.revision ?? 0
  return (
    <section aria-label="초안" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="sr-only">내용</h2>
      <StateLine held={{ current, draft }} isDirty={isDirty} />
      <Tabs label="보기" look="lines" tabs={views} value={view} onChange={setView}>
        <div className="pt-3">
          {view === 'edit' && mayChange && (
            <HtmlEditor
              label="내용"
              hint={blockHint(rule)}
              value={contents}
              onChange={html => setEdited(html)}
            />
          )}
          {view === 'edit' && !mayChange && (
            <div className="card">
              <EmptyState title="조회 권한만 있습니다." hint="미리보기에서 내용을 확인할 수 있습니다." />
            </div>
          )}
          {view === 'preview' && (
            <article className="card max-w-[860px] px-6 py-5 mobile:px-4" data-preview>
              <h2 className="mb-3 text-xl">{ruleTitles[rule]}</h2>
              <RuleText html={contents} anchorBase={`preview-${rule}`} />
            </article>
          )}
          {view === 'changes' && <ChangedLines before={current?.contents ?? ''} after={contents} />}
        </div>
      </Tabs>
      {mayChange && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setAsking('save')} disabled={!isDirty}>
            초안 저장
          </Button>
          <Button look="primary" onClick={() => setAsking('publish')} disabled={!draft || isDirty}>
            게시
          </Button>
          {draft && (
            <Button look="quiet" onClick={() => setAsking('drop')}>
              초안 삭제
            </Button>
          )}
        </div>
      )}
      {asking === 'save' && (
        <SaveDraftDialog
          rule={rule}
          contents={contents}
          revision={revision}
          onDone={() => setEdited(undefined)}
          onClose={close}
        />
      )}
      {asking === 'drop' && (
        <DropDraftDialog
          rule={rule}
          revision={revision}
          onDone={() => setEdited(undefined)}
          onClose={close}
        />
      )}
      {asking === 'publish' && (
        <PublishDialog rule={rule} revision={revision} follows={current?.version ?? 0} onClose={close} />
      )}
    </section>
  )
}

const isAccepted = (rule: RuleKey): boolean => acceptedRuleKeys.some(one => one === rule)

/** Terms need no hint; rules insert current values. */
const blockHint = (rule: RuleKey): string | undefined =>
  isAccepted(rule)
    ? undefined
    : `한 줄에 이름만 적으면 지금 적용되는 값이 표시됩니다: ${Object.values(ruleBlocks)
        .map(name => `[[${name}]]`)
        .join(' ')}`

/** The published version, and the state of the draft. */
function StateLine({
  held: { current, draft },
  isDirty,
}: {
  readonly held: Held
  readonly isDirty: boolean
}) {
  const parts = [
    current ? `시행 중: 제${current.version}판 (${current.inForceFrom})` : '시행 중인 버전 없음',
    draft ? `초안: ${draft.writtenBy}, ${draft.writtenAt} 저장` : '저장된 초안 없음',
    ...(isDirty ? ['저장하지 않은 변경이 있습니다.'] : []),
  ]
  return <p className="text-sm text-dim">{parts.join(' · ')}</p>
}
