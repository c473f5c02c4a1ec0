import { useState } from 'react'
import { memberActContract } from '#contract/back-office/member-acts.ts'
import { type DeskMemberView, memberDeskContract } from '#contract/back-office/member-desk.ts'
import { call } from '#web/client/api/api.ts'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { ActDialog } from '../../kit/acts/act-dialog.tsx'

type LevelDialogProps = { readonly member: DeskMemberView; readonly onClose: () => void }

const options = Array.from({ length: 10 }, (_, index) => ({
  value: String(index + 1),
  label: `LV.${index + 1}`,
}))

/** Changes a member's level: its limits apply from the next bet on. */
export function MemberLevelDialog({ member, onClose }: LevelDialogProps) {
  const [level, setLevel] = useState(member.level)
  return (
    <ActDialog
      title="레벨 변경"
      description={`${member.nickname} (${member.userId}) · 현재 LV.${member.level}`}
      presets={['이용 실적', '한도 조정', '고객 요청']}
      confirm="변경"
      ready={level !== member.level}
      done={`${member.nickname} 회원의 레벨을 LV.${level}로 변경했습니다.`}
      rereads={[memberDeskContract.member, memberDeskContract.members]}
      onAct={reason =>
        call(memberActContract.changeLevel, { params: { id: member.id }, body: { level, reason } })
      }
      onClose={onClose}
    >
      <SelectField
        label="레벨"
        options={options}
        value={String(level)}
        onChange={event => setLevel(Number(event.target.value))}
      />
    </ActDialog>
  )
}
