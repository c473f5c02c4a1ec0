import { useState } from 'react'
import { operatorContract, type Role, roleContract } from '#contract/back-office/operators.ts'
import { isNickname, isUserId } from '#domain/members/sign-up.ts'
import { call } from '#web/client/api/api.ts'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { OnceNote } from './once-note.tsx'
import { makeOncePassword } from './once-password.ts'

type CreateDialogProps = { readonly roles: readonly Role[]; readonly onClose: () => void }

/** Creates an account for a colleague, with a one-time password. */
export function CreateDialog({ roles, onClose }: CreateDialogProps) {
  const [password] = useState(makeOncePassword)
  const [entry, setEntry] = useState({ userId: '', nickname: '', role: '' })
  const change = (part: Partial<typeof entry>) => setEntry({ ...entry, ...part })
  const { userId, nickname, role } = entry
  const isRight = isUserId(userId) && isNickname(nickname) && role !== ''
  return (
    <ActDialog
      title="운영자 등록"
      presets={['신규 입사', '담당자 추가']}
      confirm="등록"
      ready={isRight}
      done={`${nickname} 운영자를 등록했습니다.`}
      rereads={[operatorContract.operators, roleContract.roles]}
      onAct={reason =>
        call(operatorContract.create, { body: { userId, nickname, role: Number(role), password, reason } })
      }
      onClose={onClose}
    >
      <TextField
        label="아이디"
        hint="4~12자의 영문, 숫자 조합입니다."
        error={userId !== '' && !isUserId(userId) ? '4~12자의 영문, 숫자 조합입니다.' : undefined}
        autoComplete="off"
        maxLength={12}
        value={userId}
        onChange={({ target }) => change({ userId: target.value.trim() })}
      />
      <TextField
        label="닉네임"
        error={nickname !== '' && !isNickname(nickname) ? '2~8자의 한글, 영문, 숫자입니다.' : undefined}
        autoComplete="off"
        maxLength={8}
        value={nickname}
        onChange={({ target }) => change({ nickname: target.value.trim() })}
      />
      <SelectField
        label="역할"
        options={[
          { value: '', label: '선택해 주세요' },
          ...roles.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={role}
        onChange={({ target }) => change({ role: target.value })}
      />
      <OnceNote password={password} />
    </ActDialog>
  )
}
