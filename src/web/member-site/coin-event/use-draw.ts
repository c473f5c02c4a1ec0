import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type CoinDraw, type CoinEvent, coinEventContract } from '#contract/promotions/coin-event.ts'
import { questContract } from '#contract/promotions/quests.ts'
import { call, showRefusal } from '#web/client/api/api.ts'
import { randomKey } from '#web/client/api/random-key.ts'
import { readAgain } from '#web/client/api/read-again.ts'

type Attempt = { readonly commitment: string; readonly word: string; readonly key: string }

/**
 * Draws with the committed seed. Until a response arrives, another click repeats the same draw with the
 * same key and word, so that a lost response can't be redrawn.
 */
export function useDraw() {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [drawn, setDrawn] = useState<CoinDraw>()
  const attempt = useRef<Attempt>(undefined)
  const draw = async (next: NonNullable<CoinEvent['next']>, word: string) => {
    setBusy(true)
    if (attempt.current?.commitment !== next.commitment || attempt.current.word !== word)
      attempt.current = { commitment: next.commitment, word, key: randomKey() }
    const { key } = attempt.current
    const answer = await call(coinEventContract.draw, { body: { ...next, word, key } })
    if (answer.ok) setDrawn(answer.value.draw)
    for (const route of [coinEventContract.draws, questContract.today]) void readAgain(queryClient, route)
    await readAgain(queryClient, coinEventContract.event)
    setBusy(false)
    if (!answer.ok) showRefusal(answer.refusal)
  }
  return { busy, drawn, draw }
}
