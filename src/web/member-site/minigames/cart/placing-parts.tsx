import { lazy, Suspense, useState } from 'react'
import { useRoundSlip } from './round-cart-store.ts'
import { SlipStrip } from './slip-strip.tsx'
import { useDropClosed } from './use-drop-closed.ts'

const RoundBetDialog = lazy(async () => ({
  default: (await import('./round-bet-dialog.tsx')).RoundBetDialog,
}))

/**
 * Parts that every page with picks on rounds needs in addition to the cart: the dialogs for placing a
 * bet, loaded with the first pick, and the phone's pick bar. Drops the pick when its round closes.
 */
export function PlacingParts() {
  const has = useRoundSlip(({ slip }) => slip.pick !== undefined)
  const [had, setHad] = useState(has)
  if (has && !had) setHad(true)
  useDropClosed()
  return (
    <>
      {had && (
        <Suspense fallback={null}>
          <RoundBetDialog />
        </Suspense>
      )}
      <SlipStrip />
    </>
  )
}
