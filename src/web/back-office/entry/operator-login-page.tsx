import { LoginFields, useLoginForm } from '#web/client/session/login-form.tsx'
import { Button } from '#web/kit/controls/button.tsx'

/** `/admin/login`: the operators' own way in, there while the site is closed to members too (MAINT-005). */
export function Page() {
  const { form, logIn } = useLoginForm(({ text }, { setError }) => setError('root', { message: text }))
  const { errors, isSubmitting } = form.formState
  return (
    <form onSubmit={logIn} noValidate className="card grid w-full max-w-[400px] gap-4 p-6 mobile:p-5">
      <h1 className="text-2xl">관리자 로그인</h1>
      <LoginFields form={form} />
      <p role="alert" className="min-h-4 text-sm text-danger empty:hidden">
        {errors.root?.message}
      </p>
      <Button type="submit" look="primary" size="lg" wide busy={isSubmitting}>
        로그인
      </Button>
    </form>
  )
}
