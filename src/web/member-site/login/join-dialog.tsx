import { useId } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { seoulDay } from '#domain/korean-formats.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { now } from '#web/kit/time/time.ts'
import { type JoinEntry, joinErrors } from './join-entry.ts'
import { JoinFields } from './join-fields.tsx'
import { useAvailability } from './use-availability.ts'

type JoinDialogProps = {
  readonly entry: JoinEntry
  readonly onCancel: () => void
  readonly onNext: (entry: JoinEntry) => void
}

const judge: Resolver<JoinEntry> = entry => {
  const errors = Object.entries(joinErrors(entry, seoulDay(now())))
  if (errors.length === 0) return { values: entry, errors: {} }
  return {
    values: {},
    errors: Object.fromEntries(errors.map(([field, message]) => [field, { type: 'rule', message }])),
  }
}

/**
 * The sign-up form. It asks for no bank account, which play money does not need (DIALOG-013, handbook
 * 6.1).
 */
export function JoinDialog({ entry, onCancel, onNext }: JoinDialogProps) {
  const formId = useId()
  const form = useForm<JoinEntry>({ defaultValues: entry, resolver: judge, mode: 'onTouched' })
  const userId = useAvailability('userId', form)
  const nickname = useAvailability('nickname', form)
  const goOn = form.handleSubmit(async entered => {
    // Checked in sequence, so that the first taken field gets the focus.
    if ((await userId.check()) && (await nickname.check())) onNext(entered)
  })
  return (
    <Dialog
      open
      onClose={onCancel}
      persistent
      title="회원가입"
      description="가입 신청 후 관리자 승인을 거쳐 이용하실 수 있습니다."
      actions={
        <>
          <Button size="lg" onClick={onCancel}>
            취소
          </Button>
          <Button type="submit" form={formId} size="lg" look="primary" busy={form.formState.isSubmitting}>
            다음
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={goOn} noValidate>
        <JoinFields form={form} userId={userId} nickname={nickname} />
      </form>
    </Dialog>
  )
}
