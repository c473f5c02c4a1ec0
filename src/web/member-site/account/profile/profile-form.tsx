import { type FormEvent, useState } from 'react'
import { ownAccountContract } from '#contract/account/own-account.ts'
import { describeRefusal } from '#contract/wire/refusals.ts'
import { composedText } from '#domain/composed-text.ts'
import { isNickname } from '#domain/members/sign-up.ts'
import { call, useSession } from '#web/client/api/api.ts'
import { ConfirmFields } from '#web/client/session/confirm/confirm-fields.tsx'
import { useChange } from '#web/client/session/confirm/use-change.ts'
import { useConfirmation } from '#web/client/session/confirm/use-confirmation.ts'
import type { OwnAccount } from '#web/client/session/confirm/use-own-account.ts'
import { sessionStore } from '#web/client/session/session-store.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'

/** Profile: login name, level and phone read-only, nickname editable (ROUTE-004, ROUTE-005). */
export function ProfileForm({ own }: { readonly own: OwnAccount }) {
  const user = useSession()?.user
  const [nickname, setNickname] = useState(user?.nickname ?? '')
  const state = useConfirmation(own.secondFactor.ways)
  const { change, busy, refusal } = useChange(state, {
    send: confirmation =>
      call(ownAccountContract.changeNickname, {
        body: { nickname: composedText(nickname).trim(), ...confirmation },
      }),
    done: '회원정보를 저장했습니다.',
    // Updates the nickname in the header immediately.
    onDone: record => {
      const token = sessionStore.current()?.token
      if (token !== undefined) sessionStore.refresh(token, record)
    },
  })
  if (!user) return null
  const typed = composedText(nickname).trim()
  const isChanged = typed !== user.nickname
  const error =
    isChanged && !isNickname(typed) ? describeRefusal({ code: 'NICKNAME_FORMAT' }).text : undefined
  const isReady = isChanged && error === undefined && state.isReady
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !busy) void change()
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4" data-profile>
      <div className="grid grid-cols-2 items-start gap-4 narrow:grid-cols-1">
        <TextField label="아이디" readOnly value={user.userId} />
        <TextField label="레벨" readOnly value={`LV.${user.level}`} />
        <TextField
          label="휴대폰번호"
          readOnly
          value={own.phone ?? '등록된 번호 없음'}
          hint="휴대폰번호 변경은 고객센터로 문의해 주세요."
        />
        <TextField
          label="닉네임"
          autoComplete="nickname"
          value={nickname}
          hint="한글, 영문, 숫자 2~8자"
          error={error}
          onChange={event => setNickname(event.target.value)}
        />
      </div>
      {isChanged && <ConfirmFields state={state} />}
      {refusal && (
        <p role="alert" className="text-sm text-danger">
          {refusal}
        </p>
      )}
      <div className="flex justify-end">
        <Button type="submit" look="primary" disabled={!isReady} busy={busy}>
          저장
        </Button>
      </div>
    </form>
  )
}
