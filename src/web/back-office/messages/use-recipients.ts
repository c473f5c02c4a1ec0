import { useEffect, useState } from 'react'
import { type MessageAudience, messageOperatorContract } from '#contract/community/messages.ts'
import { useCall } from '#web/client/api/api.ts'
import { recipientsQuery } from './message-draft.ts'

const TYPING_PAUSE_MILLISECONDS = 300

/** Recipients of a message, requested after a pause in typing the name; both undefined while unknown. */
export function useRecipients(audience: MessageAudience | undefined, promotes: boolean) {
  const key = JSON.stringify(audience && [audience, promotes]) ?? ''
  const asked = useSettled(key) === key ? audience : undefined
  const { data, error, isFetching } = useCall(
    messageOperatorContract.recipients,
    { query: recipientsQuery(asked ?? { kind: 'all' }, promotes) },
    { enabled: asked !== undefined, staleTime: 0, retry: false },
  )
  return {
    found: asked && !error ? data : undefined,
    error: asked && error && !isFetching ? error.message : undefined,
  }
}

/** The text after a pause in typing. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), TYPING_PAUSE_MILLISECONDS)
    return () => window.clearTimeout(timer)
  }, [text])
  return settled
}
