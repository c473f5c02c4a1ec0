import { betOperatorContract } from '#contract/back-office/bets-operator.ts'
import { tradingContract } from '#contract/back-office/trading.ts'
import { ActDialog, type ActDialogProps } from '../../kit/acts/act-dialog.tsx'

/** What an act on a fixture, or on its bets, changes on the desk. */
const rereads = [tradingContract.fixture, tradingContract.fixtures, betOperatorContract.openBetsOn] as const

/** The dialog of an act on a fixture or on its bets. */
export const TradingDialog = <T,>(props: Omit<ActDialogProps<T>, 'rereads'>) => (
  <ActDialog {...props} rereads={rereads} />
)
