import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ownPlayContract, type PlayWatch } from '#contract/bets/own-play.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { realityText } from '#domain/protection/reality.ts'
import { call, showRefusal } from '#web/client/api/api.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { logOut } from '#web/client/session/log-out.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'

/**
 * The reality check: time played, net result, and the question whether to continue. It must be answered
 * (rg.reality, field P5).
 */
export function RealityDialog({ watch }: { readonly watch: PlayWatch }) {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const goOn = async () => {
    setBusy(true)
    const answer = await call(ownPlayContract.answer)
    await readAgain(queryClient, ownPlayContract.watch)
    setBusy(false)
    if (!answer.ok) showRefusal(answer.refusal)
  }
  const { sessionMinutes, staked, won } = watch
  return (
    <Dialog
      open
      persistent
      onClose={() => {}}
      title="이용시간 알림"
      description={realityText(formatFigure(sessionMinutes), formatFigure(staked), formatFigure(won))}
      actions={
        <>
          <Button size="lg" onClick={() => void logOut()} disabled={busy}>
            나가기
          </Button>
          <Button size="lg" look="primary" onClick={() => void goOn()} busy={busy}>
            계속
          </Button>
        </>
      }
    />
  )
}
