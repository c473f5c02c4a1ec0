import { Check } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Button } from '#web/kit/controls/button.tsx'
import { Field } from '#web/kit/controls/field.tsx'
import type { TextField } from '#web/kit/controls/text-field.tsx'
import type { Availability } from './use-availability.ts'

type CheckedFieldProps = ComponentProps<typeof TextField> & {
  readonly availability: Availability
}

/** A field whose text must be unique, with a check button. */
export function CheckedField({ label, error, availability, ...input }: CheckedFieldProps) {
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
