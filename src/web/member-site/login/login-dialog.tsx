import { useRouter } from '@tanstack/react-router'
import { useEffect, useId } from 'react'
import { useForm } from 'react-hook-form'
import { memberContract } from '#contract/members.ts'
import { showAlert } from '#web/kit/alerts.ts'
import { call } from '#web/kit/api.ts'
import type { CallRefusal } from '#web/kit/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { closeDialog, openDialog } from '#web/kit/client-state.ts'
import { chosenLayout } from '#web/kit/layout-mode.ts'
import { sessionStore } from '#web/kit/session-store.ts'
import { startSignUp } from '#web/kit/start-sign-up.ts'
import { PasswordField, TextField } from '#web/kit/text-field.tsx'
import { type PlayLogin, PlayLogins } from './play-logins.tsx'

type Entry = { readonly userId: string; readonly password: string }

const failureText = '예상하지 못한 문제가 일어났습니다. 관리자에게 문의해주세요.'

type LoginDialogProps = { readonly playLogins: readonly PlayLogin[]; readonly playMode: boolean }

/** Id and password. Every opening starts with an empty form (DIALOG-012, FIELD-040, FIELD-041). */
export function LoginDialog({ playLogins, playMode }: LoginDialogProps) {
  const titleId = useId()
  useEffect(() => {
    openDialog('login')
    return () => closeDialog('login')
  }, [])
  return (
    <section
      role="dialog"
      aria-labelledby={titleId}
      className="grid w-full max-w-[400px] animate-rise gap-4"
      data-dialog="login"
    >
      <div className="grid gap-5 rounded-xl border border-line bg-s1 p-6 mobile:p-5">
        <header className="grid gap-1">
          <h1 id={titleId} className="text-2xl">
            로그인
          </h1>
          <p className="text-dim">
            {playMode ? '실제 경기와 배당을 플레이머니로 즐기세요.' : '회원 전용 서비스입니다.'}
          </p>
        </header>
        <LoginForm playLogins={playLogins} />
      </div>
    </section>
  )
}

function LoginForm({ playLogins }: Pick<LoginDialogProps, 'playLogins'>) {
  const router = useRouter()
  const { register, handleSubmit, setValue, setFocus, clearErrors, formState } = useForm<Entry>({
    defaultValues: { userId: '', password: '' },
  })
  useEffect(() => {
    // A phone would open its keyboard over the page.
    if (chosenLayout() !== 'mobile' && matchMedia('(pointer: fine)').matches) setFocus('userId')
  }, [setFocus])
  const logIn = handleSubmit(async entry => {
    const answer = await call(memberContract.login, { body: entry })
    if (!answer.ok) return showFailure(answer.refusal)
    const { token, user, logoutMin } = answer.value
    sessionStore.begin(token, user, logoutMin)
    // The guard of this page knows where who belongs (SESSION-019 to SESSION-023).
    await router.invalidate()
  })
  const choose = ({ userId, password }: PlayLogin) => {
    setValue('userId', userId)
    setValue('password', password)
    clearErrors()
  }
  return (
    <form onSubmit={logIn} noValidate className="grid gap-4">
      <TextField
        label="아이디"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        error={formState.errors.userId?.message}
        {...register('userId', { required: '아이디를 입력해주세요.' })}
      />
      <PasswordField
        label="비밀번호"
        autoComplete="current-password"
        maxLength={100}
        error={formState.errors.password?.message}
        {...register('password', { required: '비밀번호를 입력해주세요.' })}
      />
      <div className="mt-1 grid gap-2">
        <Button type="submit" look="primary" size="lg" wide busy={formState.isSubmitting}>
          로그인
        </Button>
        <Button size="lg" wide onClick={() => void startSignUp()}>
          회원가입
        </Button>
      </div>
      {playLogins.length > 0 && <PlayLogins logins={playLogins} onChoose={choose} />}
    </form>
  )
}

/** A 404 carries the server's words; any other failure has one sentence (ERR-014, ERR-015). */
function showFailure({ status, text, handled }: CallRefusal): void {
  if (!handled) showAlert(status === 404 ? text : failureText)
}
