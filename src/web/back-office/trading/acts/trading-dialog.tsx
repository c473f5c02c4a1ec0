import { betOperatorContract } from '#contract/back-office/bets-operator.ts'
import { tradingContract } from '#contract/back-office/trading.ts'
import { ActDialog, type ActDialogProps } from '../../kit/acts/act-dialog.tsx'

/** The routes changed by an action on a fixture or on its bets. */
const rereads = [tradingContract.fixture, tradingContract.fixtures, betOperatorContract.openBetsOn] as const

/** The dialog of an action on a fixture or on its bets. */
export const TradingDialog = <T,>(props: Omit<ActDialogProps<T>, 'rereads'>) => (
  <ActDialog {...props} rereads={rereads} />
)
