import { Controller, type UseFormReturn } from 'react-hook-form'
import { composedText } from '#domain/composed-text.ts'
import { phoneText } from '#domain/members/phone.ts'
import { typedName } from '#domain/typed-text.ts'
import { Checkbox } from '#web/kit/controls/choice-fields.tsx'
import { PasswordField, TextField } from '#web/kit/controls/text-field.tsx'
import { CheckedField } from './checked-field.tsx'
import { birthDateText, type JoinEntry } from './join-entry.ts'
import { TermsFields } from './terms-fields.tsx'
import type { Availability } from './use-availability.ts'

type JoinFieldsProps = {
  readonly form: UseFormReturn<JoinEntry>
  readonly userId: Availability
  readonly nickname: Availability
}

/** Fields for login name, nickname and passwords. */
export function JoinFields({ form, userId, nickname }: JoinFieldsProps) {
  const { register, getValues, formState } = form
  const { errors } = formState
  return (
    <div className="grid gap-4">
      {getValues('recommenderCode') !== '' && (
        <TextField label="추천인 코드" readOnly {...register('recommenderCode')} />
      )}
      <CheckedField
        label="아이디"
        placeholder="영문, 숫자 4~12자"
        autoComplete="username"
        autoCapitalize="none"
        maxLength={12}
        error={errors.userId?.message}
        availability={userId}
        {...register('userId', { setValueAs: typedName })}
      />
      <CheckedField
        label="닉네임"
        placeholder="한글, 영문, 숫자 2~8자"
        autoComplete="nickname"
        error={errors.nickname?.message}
        availability={nickname}
        {...register('nickname', { setValueAs: composedText })}
      />
      <PasswordField
        label="비밀번호"
        placeholder="영문, 숫자 조합 8~20자"
        autoComplete="new-password"
        maxLength={20}
        error={errors.password?.message}
        {...register('password', { deps: formState.touchedFields.passwordConfirm ? 'passwordConfirm' : [] })}
      />
      <PasswordField
        label="비밀번호 확인"
        placeholder="비밀번호를 한 번 더 입력"
        autoComplete="new-password"
        maxLength={20}
        error={errors.passwordConfirm?.message}
        {...register('passwordConfirm')}
      />
      <PersonFields form={form} />
    </div>
  )
}

/** Personal fields: phone and birth date. */
function PersonFields({ form }: Pick<JoinFieldsProps, 'form'>) {
  const { register, setValue, control, formState } = form
  /** Formats the text while typing. */
  const grouped = (field: 'phone' | 'birthDate', write: (typed: string) => string) =>
    register(field, { onChange: event => setValue(field, write(event.target.value)) })
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3 narrow:grid-cols-1 narrow:gap-4">
        <TextField
          label="휴대폰번호"
          placeholder="010-1234-5678"
          type="tel"
          autoComplete="tel-national"
          error={formState.errors.phone?.message}
          {...grouped('phone', phoneText)}
        />
        <TextField
          label="생년월일 (만 19세 이상)"
          placeholder="1999-01-31"
          inputMode="numeric"
          autoComplete="bday"
          error={formState.errors.birthDate?.message}
          {...grouped('birthDate', birthDateText)}
        />
      </div>
      <Controller
        control={control}
        name="agreed"
        render={({ field, fieldState }) => (
          <Checkbox
            label="만 19세 이상이며, 보유금액과 포인트에 현금 가치가 없음을 확인했습니다."
            checked={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <TermsFields form={form} />
    </>
  )
}
