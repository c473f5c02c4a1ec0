import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { ownAccountContract } from '#contract/account/own-account.ts'
import type { SecondFactorWay } from '#contract/account/proof.ts'
import { describeRefusal } from '#contract/wire/refusals.ts'
import { isPassword } from '#domain/members/sign-up.ts'
import { call, useSession } from '#web/client/api/api.ts'
import { ConfirmFields } from '#web/client/session/confirm/confirm-fields.tsx'
import { useConfirmation } from '#web/client/session/confirm/use-confirmation.ts'
import { logOut } from '#web/client/session/log-out.ts'
import { landingPage } from '#web/client/session/session.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { PasswordField } from '#web/kit/controls/text-field.tsx'
import { showToast } from '#web/kit/overlays/toasts.ts'

/** The server reveals the member's methods only after the password change, so all are offered. */
const EVERY_WAY: readonly SecondFactorWay[] = ['app', 'recovery', 'passkey']

/**
 * `/member/password`: after a login with a temporary password made by an operator, the member must set a
 * new one; until then all other calls are refused (decision 62).
 */
export function Page() {
  const user = useSession()?.user
  const form = useNewPassword()
  const { newPassword, setNewPassword, again, setAgain, state } = form
  const isWrong = newPassword !== '' && !isPassword(newPassword)
  const differs = again !== '' && again !== newPassword
  if (!user) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.isReady && !form.busy) void form.change(landingPage(user))
  }
  return (
    <section className="card grid w-full max-w-[400px] gap-4 p-6 mobile:p-5">
      <header className="grid gap-1">
        <h1 className="text-2xl">비밀번호 변경</h1>
        <p className="text-sm text-dim">
          {`${user.nickname}님, 임시 비밀번호로 로그인했습니다. 새 비밀번호로 변경해야 이용할 수 있습니다.`}
        </p>
      </header>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <PasswordField
          label="새 비밀번호"
          placeholder="영문, 숫자 조합 8~20자"
          autoComplete="new-password"
          maxLength={20}
          value={newPassword}
          error={isWrong ? describeRefusal({ code: 'PASSWORD_FORMAT' }).text : undefined}
          onChange={event => setNewPassword(event.target.value)}
        />
        <PasswordField
          label="새 비밀번호 확인"
          autoComplete="new-password"
          maxLength={20}
          value={again}
          error={differs ? describeRefusal({ code: 'PASSWORD_MISMATCH' }).text : undefined}
          onChange={event => setAgain(event.target.value)}
        />
        <ConfirmFields state={state} label="임시 비밀번호" />
        <p role="alert" className="text-sm text-danger empty:hidden">
          {form.refusal}
        </p>
        <Button type="submit" look="primary" size="lg" wide busy={form.busy} disabled={!form.isReady}>
          변경
        </Button>
        <Button look="quiet" wide onClick={() => void logOut()}>
          로그아웃
        </Button>
      </form>
    </section>
  )
}

function useNewPassword() {
  const router = useRouter()
  const queryClient = useQueryClient()
  const [newPassword, setNewPassword] = useState('')
  const [again, setAgain] = useState('')
  const [ways, setWays] = useState<readonly SecondFactorWay[]>([])
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const state = useConfirmation(ways)
  const change = async (next: string) => {
    setBusy(true)
    setRefusal('')
    const confirmed = await state.confirm()
    if (!confirmed.ok) {
      setBusy(false)
      return setRefusal(confirmed.text)
    }
    const body = { newPassword, newPasswordConfirm: again, ...confirmed.confirmation }
    const answer = await call(ownAccountContract.changePassword, { body })
    setBusy(false)
    if (answer.ok) {
      showToast('비밀번호를 변경했습니다.', 'good')
      // Reloads everything that was refused before.
      void queryClient.invalidateQueries()
      return router.navigate({ to: next, replace: true })
    }
    if (answer.refusal.code === 'SECOND_FACTOR_NEEDED') setWays(EVERY_WAY)
    state.forgetCode()
    if (!answer.refusal.handled) setRefusal(answer.refusal.text)
  }
  const isReady = isPassword(newPassword) && newPassword === again && state.isReady
  return { newPassword, setNewPassword, again, setAgain, state, change, busy, refusal, isReady }
}
