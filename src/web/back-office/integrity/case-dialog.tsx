import { useState } from 'react'
import { integrityContract } from '#contract/back-office/integrity/integrity.ts'
import { type CaseDecision, caseDecisions, caseDecisionWords } from '#domain/integrity/hint-kinds.ts'
import { call } from '#web/client/api/api.ts'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import type { CaseAct } from './case-act.ts'

type CaseDialogProps = { readonly act: CaseAct; readonly id: number; readonly onClose: () => void }

const texts: Readonly<
  Record<
    CaseAct,
    {
      readonly title: string
      readonly description: string
      readonly presets: readonly string[]
      readonly confirm: string
      readonly done: string
    }
  >
> = {
  take: {
    title: '담당하기',
    description: '확인 중으로 바뀌고 담당 운영자로 표시됩니다.',
    presets: ['베팅 확인', '회원 확인'],
    confirm: '담당하기',
    done: '담당 운영자로 지정했습니다.',
  },
  note: {
    title: '메모',
    description: '사유에 적은 내용이 처리 기록에 남습니다. 고치거나 지울 수 없습니다.',
    presets: ['회원에게 문의함', '추가 자료 대기'],
    confirm: '메모 남기기',
    done: '메모를 남겼습니다.',
  },
  decide: {
    title: '종결',
    description: '결정만으로 회원이나 베팅이 바뀌지 않습니다. 필요한 조치는 각 화면에서 진행해 주세요.',
    presets: ['정상 베팅으로 확인', '가족 계정으로 확인', '회원 정지', '베팅 취소'],
    confirm: '종결',
    done: '종결했습니다.',
  },
  reopen: {
    title: '다시 열기',
    description: '확인 중으로 바뀌고 담당 운영자로 표시됩니다.',
    presets: ['새로운 정황', '재확인'],
    confirm: '다시 열기',
    done: '다시 열었습니다.',
  },
}

const rereads = [integrityContract.case, integrityContract.cases, integrityContract.waiting]

/** An action on a case with its reason; a decision also has its result. */
export function CaseDialog({ act, id, onClose }: CaseDialogProps) {
  const [decision, setDecision] = useState<CaseDecision>()
  const send = (reason: string) => {
    const one = { params: { id }, body: { reason } }
    switch (act) {
      case 'take':
        return call(integrityContract.take, one)
      case 'note':
        return call(integrityContract.note, one)
      case 'reopen':
        return call(integrityContract.reopen, one)
      case 'decide':
        return call(integrityContract.decide, {
          params: { id },
          body: { decision: decision ?? 'nothing', reason },
        })
    }
  }
  return (
    <ActDialog
      {...texts[act]}
      ready={act !== 'decide' || decision !== undefined}
      rereads={rereads}
      onAct={send}
      onClose={onClose}
    >
      {act === 'decide' && (
        <SelectField
          label="결정"
          options={[
            { value: '', label: '선택해 주세요' },
            ...caseDecisions.map(value => ({ value, label: caseDecisionWords[value] })),
          ]}
          value={decision ?? ''}
          onChange={({ target }) => setDecision(caseDecisions.find(one => one === target.value))}
        />
      )}
    </ActDialog>
  )
}
