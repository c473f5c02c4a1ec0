import { siteContract } from '#contract/site/site.ts'
import { useCall } from '#web/client/api/api.ts'
import { LoginFields } from '#web/client/session/login-form.tsx'
import { type PlayLogin, PlayLogins } from '#web/client/session/play-logins.tsx'
import { SecondStep } from '#web/client/session/second-step.tsx'
import { useLogin } from '#web/client/session/use-login.ts'
import { Button } from '#web/kit/controls/button.tsx'

/** `/admin/login`: the operators' login, open also while the site is closed to members (MAINT-005). */
export function Page() {
  const { data: playLogins = [], isPending } = useCall(siteContract.staffLogins, undefined, {
    staleTime: 60_000,
    retry: false,
  })
  const { form, logIn, awaited, leave, begin } = useLogin(({ text }, { setError }) =>
    setError('root', { message: text }),
  )
  const { errors, isSubmitting } = form.formState
  const choose = ({ userId, password }: PlayLogin) => {
    form.setValue('userId', userId)
    form.setValue('password', password)
    form.clearErrors()
  }
  // Waits for the answer: its content must not move the form under the pointer.
  if (isPending) return null
  return (
    <section className="card grid w-full max-w-[400px] gap-4 p-6 mobile:p-5">
      <h1 className="text-2xl">{awaited ? '2단계 인증' : '관리자 로그인'}</h1>
      {awaited ? (
        <SecondStep awaited={awaited} onBegun={begin} onLeave={leave} />
      ) : (
        <form onSubmit={logIn} noValidate className="grid gap-4">
          <LoginFields form={form} />
          <p role="alert" className="min-h-4 text-sm text-danger empty:hidden">
            {errors.root?.message}
          </p>
          <Button type="submit" look="primary" size="lg" wide busy={isSubmitting}>
            로그인
          </Button>
          {playLogins.length > 0 && <PlayLogins logins={playLogins} onChoose={choose} />}
        </form>
      )}
    </section>
  )
}
