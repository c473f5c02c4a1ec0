import { Controller, type UseFormReturn } from 'react-hook-form'
import { ruleContract } from '#contract/rules.ts'
import { type AcceptedRuleKey, ruleTitles } from '#domain/rules/rule-keys.ts'
import { useCall } from '#web/client/api/api.ts'
import { AcceptText } from '#web/client/site/accept-text.tsx'
import { Button } from '#web/kit/controls/button.tsx'
import type { JoinEntry } from './join-entry.ts'

type TermsFieldsProps = { readonly form: UseFormReturn<JoinEntry> }

/** Terms and privacy, each to be read and accepted in the version in force (field A3). */
export const TermsFields = ({ form }: TermsFieldsProps) => (
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
