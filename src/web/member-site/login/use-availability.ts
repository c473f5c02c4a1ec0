import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { memberContract } from '#contract/account/members.ts'
import { describeRefusal } from '#contract/wire/refusals.ts'
import { call, showRefusal } from '#web/client/api/api.ts'
import type { JoinEntry } from './join-entry.ts'

const takenCode = { userId: 'USER_ID_TAKEN', nickname: 'NICKNAME_TAKEN' } as const

export type Availability = {
  /** The present text was found to be available. */
  readonly available: boolean
  /** Returns true when it is available; the error is shown at the field. */
  readonly check: () => Promise<boolean>
}

/**
 * Checks whether a login name or nickname is available (중복확인). The result is valid only for the checked
 * text.
 */
export function useAvailability(field: 'userId' | 'nickname', form: UseFormReturn<JoinEntry>): Availability {
  const [free, setFree] = useState<string>()
  const text = form.watch(field).trim()

  async function check(): Promise<boolean> {
    if (text !== '' && text === free) return true
    if (!(await form.trigger(field, { shouldFocus: true }))) return false
    const answer = await call(memberContract.available, { query: { [field]: text } })
    if (!answer.ok) {
      showRefusal(answer.refusal)
      return false
    }
    if (answer.value.available) setFree(text)
    else if (form.getValues(field).trim() === text)
      form.setError(
        field,
        { type: 'taken', message: describeRefusal({ code: takenCode[field] }).text },
        { shouldFocus: true },
      )
    return answer.value.available
  }

  return { available: text !== '' && text === free, check }
}
