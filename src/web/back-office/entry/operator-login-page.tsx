import { useRouter } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { memberContract } from '#contract/members.ts'
import { call } from '#web/kit/api.ts'
import { Button } from '#web/kit/button.tsx'
import { sessionStore } from '#web/kit/session-store.ts'
import { PasswordField, TextField } from '#web/kit/text-field.tsx'

type Entry = { readonly userId: string; readonly password: string }

/** `/admin/login`: the operators' own way in, there while the site is closed to members too (MAINT-005). */
export function Page() {
  const router = useRouter()
  const { register, handleSubmit, setError, formState } = useForm<Entry>({
    defaultValues: { userId: '', password: '' },
  })
  const logIn = handleSubmit(async entry => {
    const answer = await call(memberContract.login, { body: entry })
    if (!answer.ok) return setError('root', { message: answer.refusal.text })
    const { token, user, logoutMin } = answer.value
    sessionStore.begin(token, user, logoutMin)
    // The guard of this page knows where who belongs (SESSION-019 to SESSION-023).
    await router.invalidate()
  })
  return (
    <form onSubmit={logIn} noValidate className="card grid w-full max-w-[400px] gap-4 p-6 mobile:p-5">
      <h1 className="text-2xl">관리자 로그인</h1>
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
      <p role="alert" className="min-h-4 text-sm text-danger empty:hidden">
        {formState.errors.root?.message}
      </p>
      <Button type="submit" look="primary" size="lg" wide busy={formState.isSubmitting}>
        로그인
      </Button>
    </form>
  )
}
