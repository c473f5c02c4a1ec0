import { useEffect, useEffectEvent, useState } from 'react'
import { type CancelPreview, cancelPreviewContract } from '#contract/back-office/bets/cancel-many.ts'
import { call } from '#web/client/api/api.ts'
import type { ChosenBody } from './chosen-bets.ts'

type Shown = { readonly preview?: CancelPreview; readonly refusal: string }

/** Loads the preview once, when the dialog opens, so that the operator confirms exactly the shown data. */
export function useCancelPreview(asked: ChosenBody): Shown {
  const [shown, setShown] = useState<Shown>({ refusal: '' })
  const look = useEffectEvent(async () => {
    const answer = await call(cancelPreviewContract.preview, { body: asked })
    setShown(answer.ok ? { preview: answer.value, refusal: '' } : { refusal: answer.refusal.text })
  })
  useEffect(() => void look(), [])
  return shown
}
