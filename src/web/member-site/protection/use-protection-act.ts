import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { protectionContract } from '#contract/account/protection.ts'
import { showRefusal } from '#web/client/api/api.ts'
import type { AnyRoute, CallRefusal } from '#web/client/api/api-client.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { showToast } from '#web/kit/overlays/toasts.ts'

type Answered = { readonly ok: true } | { readonly ok: false; readonly refusal: CallRefusal }

/** Sends a change of the member's protection and reloads it; returns whether it succeeded. */
export function useProtectionAct(rereads: readonly AnyRoute[] = []) {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const act = async (done: string, send: () => Promise<Answered>): Promise<boolean> => {
    setBusy(true)
    const answer = await send()
    setBusy(false)
    for (const route of [...rereads, protectionContract.state, protectionContract.history])
      void readAgain(queryClient, route)
    if (answer.ok) showToast(done, 'good')
    else showRefusal(answer.refusal)
    return answer.ok
  }
  return { act, busy }
}
