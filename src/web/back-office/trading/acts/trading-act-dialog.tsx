import type { TradingSheet } from '#contract/back-office/trading.ts'
import { unreachable } from '#domain/assert.ts'
import { ResultDialog } from '../result/result-dialog.tsx'
import { ClearPriceDialog, PriceDialog } from './price-dialog.tsx'
import { ReleaseDialog } from './release-dialog.tsx'
import { StartDialog } from './start-dialog.tsx'
import { SuspendDialog } from './suspend-dialog.tsx'
import type { Deed } from './trading-act.ts'
import { VoidDialog } from './void-dialog.tsx'
import { VoidPartDialog } from './void-part-dialog.tsx'

type DeedDialogProps = { readonly deed: Deed; readonly sheet: TradingSheet; readonly onClose: () => void }

/** The dialog of the act that was asked for. */
export function DeedDialog({ deed, sheet, onClose }: DeedDialogProps) {
  const { fixture } = sheet
  switch (deed.kind) {
    case 'suspend':
      return (
        <SuspendDialog
          fixtureId={fixture.fixtureId}
          suspended={deed.suspended}
          target={deed.target}
          onClose={onClose}
        />
      )
    case 'price':
      return <PriceDialog market={deed.market} outcome={deed.outcome} onClose={onClose} />
    case 'clear-price':
      return <ClearPriceDialog market={deed.market} outcome={deed.outcome} onClose={onClose} />
    case 'start':
      return <StartDialog fixture={fixture} onClose={onClose} />
    case 'release':
      return <ReleaseDialog fixtureId={fixture.fixtureId} onClose={onClose} />
    case 'result':
      return <ResultDialog sheet={sheet} onClose={onClose} />
    case 'void':
      return <VoidDialog fixture={fixture} onClose={onClose} />
    case 'void-part':
      return (
        <VoidPartDialog
          fixtureId={fixture.fixtureId}
          voided={deed.voided}
          target={deed.target}
          onClose={onClose}
        />
      )
    default:
      return unreachable(deed)
  }
}
