import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { memberContract } from '#contract/account/members.ts'
import type { siteContract } from '#contract/site/site.ts'
import type { Output } from '#contract/wire/route.ts'
import { typedCode } from '#domain/typed-text.ts'
import { call, showRefusal } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'

export type RecommenderRule = Output<typeof siteContract.signUp>['recommenderRule']

type RecommenderDialogProps = {
  readonly rule: RecommenderRule
  /** Initial value of the field. */
  readonly code: string
  readonly onCancel: () => void
  /** The verified code; empty without a recommender. */
  readonly onNext: (code: string) => void
}

/** Asks for the recommender's code; a wrong code gives an alert, a valid one continues (DIALOG-015). */
export function RecommenderDialog({ rule, code: known, onCancel, onNext }: RecommenderDialogProps) {
  const formId = useId()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { code: known } })
  const check = handleSubmit(async ({ code }) => {
    const answer = await call(memberContract.recommender, { body: { code } })
    if (answer.ok) onNext(answer.value.code)
    else showRefusal(answer.refusal)
  })
  return (
    <Dialog
      open
      onClose={onCancel}
      title="회원가입"
      description={
        rule === 'required'
          ? '추천인 코드를 확인한 후 가입할 수 있습니다.'
          : '추천인 코드가 있으면 입력해 주세요. 없어도 가입할 수 있습니다.'
      }
      actions={
        <>
          {rule === 'required' ? (
            <Button size="lg" onClick={onCancel}>
              취소
            </Button>
          ) : (
            <Button size="lg" onClick={() => onNext('')}>
              추천인 없이 가입
            </Button>
          )}
          <Button type="submit" form={formId} size="lg" look="primary" busy={formState.isSubmitting}>
            확인
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={check} noValidate>
        <TextField
          label="추천인 코드"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          error={formState.errors.code?.message}
          {...register('code', { validate: code => typedCode(code) !== '' || '추천인 코드를 입력해주세요.' })}
        />
      </form>
    </Dialog>
  )
}
