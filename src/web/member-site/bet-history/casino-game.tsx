import { useState } from 'react'
import type { BetLeg } from '#contract/bets/bets.ts'
import { lazyDialog } from '#web/kit/overlays/lazy-dialog.ts'

const CasinoRoundDialog = lazyDialog(() => import('./casino-round-dialog.tsx'), 'CasinoRoundDialog')

type CasinoGameProps = { readonly leg: BetLeg; readonly bet: string | undefined }

/** The supplier's game and the time of the bet, with a button for the round's details (CASINO-008). */
export function CasinoGame({ leg, bet }: CasinoGameProps) {
  const [open, setOpen] = useState(false)
  return (
    <div className="min-w-0">
      <p className="flex items-center gap-1.5 text-xs text-dim">
        {`${leg.sportName} · ${leg.leagueName}`}
        <time className="shrink-0">{leg.startdate.slice(5)}</time>
      </p>
      <p className="mt-0.5 text-sm leading-5 font-semibold">{leg.home}</p>
      {leg.casino && leg.casino.round !== leg.betNameKorean && (
        <p className="text-xs text-dim wrap-anywhere">{`회차 ${leg.casino.round}`}</p>
      )}
      {leg.casino?.isHeld && (
        <p className="mt-0.5 text-sm text-gold break-keep">
          당첨금을 확인하고 있습니다. 확인이 끝나면 지급합니다.
        </p>
      )}
      {bet !== undefined && (
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="mt-1 inline-flex min-h-8 items-center text-sm text-dim underline underline-offset-2 hover:text-text mobile:min-h-11"
        >
          회차 상세
        </button>
      )}
      {open && bet !== undefined && <CasinoRoundDialog betId={bet} onClose={() => setOpen(false)} />}
    </div>
  )
}
