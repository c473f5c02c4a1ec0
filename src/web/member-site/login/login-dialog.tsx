import { lazy, Suspense, useEffect, useId, useState } from 'react'
import type { CallRefusal } from '#web/client/api/api-client.ts'
import { LoginFields } from '#web/client/session/login-form.tsx'
import { type PlayLogin, PlayLogins } from '#web/client/session/play-logins.tsx'
import { startSignUp } from '#web/client/session/start-sign-up.ts'
import { type LoginForm as Form, useLogin } from '#web/client/session/use-login.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { showAlert } from '#web/kit/overlays/alerts.ts'
import { chosenLayout } from '#web/kit/theme/layout-mode.ts'

const FindPassword = lazy(async () => ({
  default: (await import('./find-password-dialog.tsx')).FindPasswordDialog,
}))

const failureText = '예상하지 못한 문제가 일어났습니다. 관리자에게 문의해주세요.'

const PLAY = '실제 경기와 배당을 플레이머니로 즐기세요.'
const MEMBERS = '회원 전용 서비스입니다.'
const SECOND_STEP = '비밀번호를 확인했습니다. 한 번 더 인증해 주세요.'

/** Loaded only for members with a second factor, after a correct password. */
const SecondStep = lazy(async () => ({
  default: (await import('#web/client/session/second-step.tsx')).SecondStep,
}))

type LoginDialogProps = { readonly playLogins: readonly PlayLogin[]; readonly playMode: boolean }

/** Login name and password. The form is empty on each opening (DIALOG-012, FIELD-040, FIELD-041). */
export function LoginDialog({ playLogins, playMode }: LoginDialogProps) {
  const titleId = useId()
  const { form, logIn, awaited, leave, begin } = useLogin(showFailure)
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
            {awaited ? '2단계 인증' : '로그인'}
          </h1>
          <p className="text-dim">{awaited ? SECOND_STEP : playMode ? PLAY : MEMBERS}</p>
        </header>
        {awaited ? (
          <Suspense fallback={null}>
            <SecondStep awaited={awaited} onBegun={begin} onLeave={leave} />
          </Suspense>
        ) : (
          <LoginForm form={form} logIn={logIn} playLogins={playLogins} />
        )}
      </div>
    </section>
  )
}

type LoginFormProps = Pick<LoginDialogProps, 'playLogins'> & {
  readonly form: Form
  readonly logIn: () => Promise<void>
}

function LoginForm({ form, logIn, playLogins }: LoginFormProps) {
  const { setFocus, setValue, clearErrors, formState } = form
  const [finds, setFinds] = useState(false)
  useEffect(() => {
    // Not on phones, where it would open the keyboard over the page.
    if (chosenLayout() !== 'mobile' && matchMedia('(pointer: fine)').matches) setFocus('userId')
  }, [setFocus])
  const choose = ({ userId, password }: PlayLogin) => {
    setValue('userId', userId)
    setValue('password', password)
    clearErrors()
  }
  return (
    <form onSubmit={logIn} noValidate className="grid gap-4">
      <LoginFields form={form} />
      <div className="mt-1 grid gap-2">
        <Button type="submit" look="primary" size="lg" wide busy={formState.isSubmitting}>
          로그인
        </Button>
        <Button size="lg" wide onClick={() => void startSignUp()}>
          회원가입
        </Button>
        <Button look="quiet" onClick={() => setFinds(true)}>
          비밀번호 찾기
        </Button>
      </div>
      {playLogins.length > 0 && <PlayLogins logins={playLogins} onChoose={choose} />}
      {finds && (
        <Suspense fallback={null}>
          <FindPassword onClose={() => setFinds(false)} />
        </Suspense>
      )}
    </form>
  )
}

/** A 404 shows the server's text; all other failures share one text (ERR-014, ERR-015). */
function showFailure({ status, text, handled }: CallRefusal): void {
  if (!handled) showAlert(status === 404 ? text : failureText)
}
