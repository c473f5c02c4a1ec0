import { useEffect, useState } from 'react'
import { type MessageAudience, messageOperatorContract } from '#contract/messages.ts'
import { useCall } from '#web/kit/api.ts'
import { recipientsQuery } from './message-draft.ts'

const TYPING_PAUSE_MILLISECONDS = 300

/** Whom a message would reach, asked once the name is typed; both undefined while it is not known. */
export function useRecipients(audience: MessageAudience | undefined) {
  const asked = useSettled(audience)
  const { data, error, isFetching } = useCall(
    messageOperatorContract.recipients,
    { query: recipientsQuery(asked ?? { kind: 'all' }) },
    { enabled: asked !== undefined, staleTime: 0, retry: false },
  )
  const isCurrent = asked !== undefined && keyOf(asked) === keyOf(audience)
  return {
    found: isCurrent && !error ? data : undefined,
    error: isCurrent && error && !isFetching ? error.message : undefined,
  }
}

const keyOf = (audience: MessageAudience | undefined): string => JSON.stringify(audience) ?? ''

/** The audience as it is once it has rested for a moment. */
function useSettled(audience: MessageAudience | undefined): MessageAudience | undefined {
  const [settled, setSettled] = useState(audience)
  const key = keyOf(audience)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object that says the same changes nothing
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(audience), TYPING_PAUSE_MILLISECONDS)
    return () => window.clearTimeout(timer)
  }, [key])
  return settled
}
