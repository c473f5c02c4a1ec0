import { History } from 'lucide-react'
import { useState } from 'react'
import type { TradingSheet } from '#contract/back-office/trading.ts'
import { lazyDialog } from '#web/kit/overlays/lazy-dialog.ts'

const OfferedDialog = lazyDialog(() => import('./offered-dialog.tsx'), 'OfferedDialog')

/** Opens the offer at any moment. */
export function OfferedButton({ sheet }: { readonly sheet: TradingSheet }) {
  const [asked, setAsked] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => setAsked(true)}
        className="ml-auto inline-flex h-8 items-center gap-1.5 rounded-md text-dim hover:bg-s2 hover:text-text mobile:h-11"
      >
        <History aria-hidden size={15} />
        시각별 배당
      </button>
      {asked && <OfferedDialog sheet={sheet} onClose={() => setAsked(false)} />}
    </>
  )
}
