import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { questContract } from '#contract/promotions/quests.ts'
import { call, showRefusal } from '#web/client/api/api.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { showToast } from '#web/kit/overlays/toasts.ts'
import { rewardWords } from './quest-words.ts'

/** Claims the reward of a quest or the daily bonus, and shows it (EVENT-007). */
export function useClaim(quest: number | 'bonus') {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const claim = async () => {
    setBusy(true)
    const answer =
      quest === 'bonus'
        ? await call(questContract.claimBonus)
        : await call(questContract.claim, { params: { id: quest } })
    await readAgain(queryClient, questContract.today)
    setBusy(false)
    if (answer.ok) showToast(`${rewardWords(answer.value)} 지급되었습니다.`, 'good')
    else showRefusal(answer.refusal)
  }
  return { busy, claim }
}
