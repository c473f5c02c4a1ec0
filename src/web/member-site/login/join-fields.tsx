import { Check } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { ruleContract } from '#contract/site/rules.ts'
import { composedText } from '#domain/composed-text.ts'
import { phoneText } from '#domain/members/phone.ts'
import { type AcceptedRuleKey, ruleTitles } from '#domain/rules/rule-keys.ts'
import { typedName } from '#domain/typed-text.ts'
import { useCall } from '#web/client/api/api.ts'
import { AcceptText } from '#web/client/site/accept-text.tsx'
import { Button } from '#web/kit/controls/button.tsx'
import { Checkbox } from '#web/kit/controls/choice-fields.tsx'
import { Field } from '#web/kit/controls/field.tsx'
import { PasswordField, TextField } from '#web/kit/controls/text-field.tsx'
import { birthDateText, type JoinEntry } from './join-entry.ts'
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

type CheckedFieldProps = ComponentProps<typeof TextField> & {
  readonly availability: Availability
}

/** A field whose text must be unique, with a check button. */
function CheckedField({ label, error, availability, ...input }: CheckedFieldProps) {
  const [busy, setBusy] = useState(false)
  const ask = () => {
    setBusy(true)
    void availability.check().finally(() => setBusy(false))
  }
  const free = availability.available && !error
  return (
    <Field label={label} error={error} hint={free ? `사용 가능한 ${label}입니다.` : undefined}>
      {control => (
        <div className="flex gap-2">
          <input type="text" spellCheck={false} {...input} {...control} />
          <div className="grid shrink-0 mobile:[&>button]:h-12">
            <Button onClick={ask} busy={busy} aria-label={`${label} 중복확인`}>
              {free && <Check aria-hidden size={16} className="text-jade" />}
              중복확인
            </Button>
          </div>
        </div>
      )}
    </Field>
  )
}

type TermsFieldsProps = { readonly form: UseFormReturn<JoinEntry> }

/** Terms and privacy, each to be read and accepted in the version in force (field A3). */
const TermsFields = ({ form }: TermsFieldsProps) => (
  <div className="grid gap-1">
    <TermsField form={form} rule="terms" name="acceptedTerms" />
    <TermsField form={form} rule="privacy" name="acceptedPrivacy" />
  </div>
)

type TermsFieldProps = TermsFieldsProps & {
  readonly rule: AcceptedRuleKey
  readonly name: 'acceptedTerms' | 'acceptedPrivacy'
}

function TermsField({ form, rule, name }: TermsFieldProps) {
  const { data, isError, refetch } = useCall(
    ruleContract.text,
    { params: { key: rule } },
    { staleTime: 60_000 },
  )
  if (isError && !data)
    return (
      <p role="alert" className="flex items-center justify-between gap-3 text-sm text-danger">
        {ruleTitles[rule]}을 불러오지 못했습니다.
        <Button size="sm" onClick={() => void refetch()}>
          다시 시도
        </Button>
      </p>
    )
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <AcceptText
          title={ruleTitles[rule]}
          text={data}
          // A version published meanwhile has to be accepted again.
          accepted={data !== undefined && field.value === data.version}
          onChange={yes => field.onChange(yes && data ? data.version : 0)}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
