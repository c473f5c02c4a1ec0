import { useRouter } from '@tanstack/react-router'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { memberContract } from '#contract/members.ts'
import { PasswordField, TextField } from '#web/kit/controls/text-field.tsx'
import { call } from '../api/api.ts'
import type { CallRefusal } from '../api/api-client.ts'
import { sessionStore } from './session-store.ts'

type Entry = { readonly userId: string; readonly password: string }
type LoginForm = UseFormReturn<Entry>

/** A form for id and password; sent, it begins the session that the house opens, or tells why there is none. */
export function useLoginForm(onRefused: (refusal: CallRefusal, form: LoginForm) => void) {
  const router = useRouter()
  const form = useForm<Entry>({ defaultValues: { userId: '', password: '' } })
  const logIn = form.handleSubmit(async entry => {
    const answer = await call(memberContract.login, { body: entry })
    if (!answer.ok) return onRefused(answer.refusal, form)
    const { token, user, logoutMin } = answer.value
    sessionStore.begin(token, user, logoutMin)
    // The guard of this page knows where who belongs (SESSION-019 to SESSION-023).
    await router.invalidate()
  })
  return { form, logIn }
}

/** Id and password, as password managers know them. */
export function LoginFields({ form: { register, formState } }: { readonly form: LoginForm }) {
  return (
    <>
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
    </>
  )
}
