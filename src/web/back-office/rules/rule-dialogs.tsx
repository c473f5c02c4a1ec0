import { useState } from 'react'
import { RULE_CHANGES_MAX, ruleOperatorContract } from '#contract/back-office/rules-operator.ts'
import { acceptedRuleKeys, type RuleKey, ruleTitles } from '#domain/rules/rule-keys.ts'
import { call } from '#web/client/api/api.ts'
import { Checkbox } from '#web/kit/controls/choice-fields.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'

const reasons = ['문구 정리', '규정 개정', '오류 수정']
const rereads = [ruleOperatorContract.all, ruleOperatorContract.one, ruleOperatorContract.versions]

type DraftDialogProps = {
  readonly rule: RuleKey
  /** The revision of the draft that was edited or viewed; 0 without one. */
  readonly revision: number
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Saves the draft, shared by all operators, without showing it to members. */
export const SaveDraftDialog = (props: DraftDialogProps & { readonly contents: string }) => {
  const { rule, revision, contents, onDone, onClose } = props
  return (
    <ActDialog
      title="초안 저장"
      description={`${ruleTitles[rule]}: 게시하기 전에는 회원에게 보이지 않습니다.`}
      presets={reasons}
      confirm="저장"
      done="초안을 저장했습니다."
      rereads={rereads}
      onAct={async reason => {
        const saved = await call(ruleOperatorContract.saveDraft, {
          params: { key: rule },
          body: { contents, revision, reason },
        })
        if (saved.ok) onDone()
        return saved
      }}
      onClose={onClose}
    />
  )
}

/** Deletes the draft. */
export const DropDraftDialog = ({ rule, revision, onDone, onClose }: DraftDialogProps) => (
  <ActDialog
    title="초안 삭제"
    description={`${ruleTitles[rule]}: 시행 중인 버전은 그대로입니다.`}
    presets={reasons}
    confirm="삭제"
    danger
    done="초안을 삭제했습니다."
    rereads={rereads}
    onAct={async reason => {
      const dropped = await call(ruleOperatorContract.dropDraft, {
        params: { key: rule },
        body: { revision, reason },
      })
      if (dropped.ok) onDone()
      return dropped
    }}
    onClose={onClose}
  />
)

type PublishDialogProps = Omit<DraftDialogProps, 'onDone'> & {
  /** The published version that was viewed. */
  readonly follows: number
}

/** Publishes the draft as the next version: valid at once, and never changed. */
export function PublishDialog({ rule, revision, follows, onClose }: PublishDialogProps) {
  const [changes, setChanges] = useState('')
  const [asksAcceptance, setAsksAcceptance] = useState(false)
  const mayAsk = acceptedRuleKeys.some(one => one === rule)
  return (
    <ActDialog
      title={`${ruleTitles[rule]} 제${follows + 1}판 게시`}
      description="게시하는 즉시 시행되며 되돌리거나 고칠 수 없습니다. 열려 있는 화면에도 바로 표시됩니다."
      presets={reasons}
      confirm="게시"
      done={`제${follows + 1}판을 게시했습니다.`}
      rereads={rereads}
      ready={changes.trim() !== ''}
      onAct={reason =>
        call(ruleOperatorContract.publish, {
          params: { key: rule },
          body: { revision, follows, changes: changes.trim(), asksAcceptance, reason },
        })
      }
      onClose={onClose}
    >
      <TextField
        label="변경 내용 (회원에게 표시)"
        placeholder="예: 인플레이 접수 대기시간 설명 추가"
        maxLength={RULE_CHANGES_MAX}
        value={changes}
        onChange={event => setChanges(event.target.value)}
      />
      {mayAsk && (
        <Checkbox
          label="회원에게 다시 동의를 받습니다. 동의하기 전에는 베팅할 수 없습니다."
          checked={asksAcceptance}
          onChange={setAsksAcceptance}
        />
      )}
    </ActDialog>
  )
}
