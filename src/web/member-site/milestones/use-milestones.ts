import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { milestoneContract } from '#contract/promotions/milestones.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { call, showRefusal } from '#web/client/api/api.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { showToast } from '#web/kit/overlays/toasts.ts'

/** Claims the points of a reached step. */
export function useClaim(milestoneId: number) {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const claim = async () => {
    setBusy(true)
    const answer = await call(milestoneContract.claim, { params: { milestoneId } })
    await readAgain(queryClient, milestoneContract.month)
    setBusy(false)
    if (answer.ok) showToast(`${formatFigure(answer.value.points)}P가 지급되었습니다.`, 'good')
    else showRefusal(answer.refusal)
  }
  return { busy, claim }
}
