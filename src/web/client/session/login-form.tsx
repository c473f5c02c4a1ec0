import { typedName } from '#domain/typed-text.ts'
import { PasswordField, TextField } from '#web/kit/controls/text-field.tsx'
import type { LoginForm } from './use-login.ts'

/** Login name and password, with autocomplete for password managers. */
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
        {...register('userId', { validate: text => typedName(text) !== '' || '아이디를 입력해주세요.' })}
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
