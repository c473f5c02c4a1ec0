import type { TradingSheet } from '#contract/back-office/trading.ts'
import { unreachable } from '#domain/assert.ts'
import { ResultDialog } from '../result/result-dialog.tsx'
import { ClearPriceDialog, PriceDialog } from './price-dialog.tsx'
import { ProtoDialog } from './proto-dialog.tsx'
import { ReleaseDialog } from './release-dialog.tsx'
import { StartDialog } from './start-dialog.tsx'
import { SuspendDialog } from './suspend-dialog.tsx'
import type { TradingAct } from './trading-act.ts'
import { VoidFixtureDialog } from './void-fixture-dialog.tsx'
import { VoidPartDialog } from './void-part-dialog.tsx'

type TradingActDialogProps = {
  readonly act: TradingAct
  readonly sheet: TradingSheet
  readonly onClose: () => void
  /** Opens another act in place of this one. */
  readonly openAct: (act: TradingAct) => void
}

/** The dialog of the requested action. */
export function TradingActDialog({ act, sheet, openAct, onClose }: TradingActDialogProps) {
  const { fixture } = sheet
  switch (act.kind) {
    case 'suspend':
      return (
        <SuspendDialog
          fixtureId={fixture.fixtureId}
          suspended={act.suspended}
          target={act.target}
          onClose={onClose}
        />
      )
    case 'price':
      return <PriceDialog market={act.market} outcome={act.outcome} onClose={onClose} />
    case 'clear-price':
      return <ClearPriceDialog market={act.market} outcome={act.outcome} onClose={onClose} />
    case 'start':
      return <StartDialog fixture={fixture} onClose={onClose} />
    case 'proto':
      return <ProtoDialog fixtureId={fixture.fixtureId} listed={act.listed} onClose={onClose} />
    case 'release':
      return <ReleaseDialog fixtureId={fixture.fixtureId} onClose={onClose} />
    case 'result':
      return <ResultDialog sheet={sheet} onVoid={() => openAct({ kind: 'void' })} onClose={onClose} />
    case 'void':
      return <VoidFixtureDialog fixture={fixture} onClose={onClose} />
    case 'void-part':
      return (
        <VoidPartDialog
          fixtureId={fixture.fixtureId}
          voided={act.voided}
          target={act.target}
          onClose={onClose}
        />
      )
    default:
      return unreachable(act)
  }
}
