import { useState } from 'react'
import { memberActContract } from '#contract/back-office/member-acts.ts'
import { type DeskMemberView, memberDeskContract } from '#contract/back-office/member-desk.ts'
import { memberKindWords, TENDENCY_MAX } from '#contract/back-office/member-words.ts'
import { call } from '#web/client/api/api.ts'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { FigureField } from '../kit/figure-field.tsx'
import { readWord } from '../kit/lists/address.ts'

type StandingDialogProps = { readonly member: DeskMemberView; readonly onClose: () => void }

const rereads = [memberDeskContract.member, memberDeskContract.members]

/** Changes a member's risk mark: it applies from the next bet on. */
export function TendencyDialog({ member, onClose }: StandingDialogProps) {
  const [tendency, setTendency] = useState<number | undefined>(member.tendency)
  return (
    <ActDialog
      title="성향 변경"
      description={`${member.nickname} (${member.userId}) · 현재 ${member.tendency}`}
      presets={['베팅 성향 분석', '한도 조정', '착오 정정']}
      confirm="변경"
      ready={tendency !== undefined && tendency !== member.tendency}
      done={`${member.nickname} 회원의 성향을 변경했습니다.`}
      rereads={rereads}
      onAct={reason =>
        call(memberActContract.changeTendency, {
          params: { id: member.id },
          body: { tendency: tendency ?? 0, reason },
        })
      }
      onClose={onClose}
    >
      <FigureField
        label="성향"
        hint="0은 일반입니다. 36, 37, 38은 총배당이 20배, 30배, 40배로 제한됩니다."
        value={tendency}
        max={TENDENCY_MAX}
        onChange={setTendency}
      />
    </ActDialog>
  )
}

const kinds = ['member', 'partner'] as const
const kindOptions = kinds.map(value => ({ value, label: memberKindWords[value] }))

/** Makes a member a partner, or a partner a member. */
export function KindDialog({ member, onClose }: StandingDialogProps) {
  const [kind, setKind] = useState(readWord(kinds, member.kind) ?? 'member')
  return (
    <ActDialog
      title="유형 변경"
      description={`${member.nickname} (${member.userId}) · 현재 ${memberKindWords[member.kind]}`}
      presets={['총판 계약', '총판 계약 종료', '착오 정정']}
      confirm="변경"
      ready={kind !== member.kind}
      done={`${member.nickname} 회원의 유형을 변경했습니다.`}
      rereads={rereads}
      onAct={reason =>
        call(memberActContract.changeKind, { params: { id: member.id }, body: { kind, reason } })
      }
      onClose={onClose}
    >
      <SelectField
        label="유형"
        options={kindOptions}
        value={kind}
        onChange={event => setKind(readWord(kinds, event.target.value) ?? kind)}
      />
    </ActDialog>
  )
}
