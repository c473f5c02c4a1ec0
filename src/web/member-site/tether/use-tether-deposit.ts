import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type TetherDepositOverview, tetherDepositContract } from '#contract/cashier/tether.ts'
import { describeRefusal } from '#contract/wire/refusals.ts'
import { depositViolation } from '#domain/cashier/cash-terms.ts'
import type { TetherNetwork } from '#domain/cashier/tether/networks.ts'
import { usdtFor } from '#domain/cashier/tether/quote.ts'
import { formatUsdt } from '#domain/cashier/tether/usdt.ts'
import { won } from '#domain/money.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { closeDialog, openDialog } from '#web/client/state/overlays.ts'
import { showAlert } from '#web/kit/overlays/alerts.ts'
import { readAmount } from '../kit/amount/amount-entry.ts'
import { openPaymentWindow } from './open-payment-window.ts'

/** State of a tether deposit: input, two dialogs, and the window (DIALOG-023, DIALOG-024). */
export function useTetherDeposit(overview: TetherDepositOverview) {
  const client = useQueryClient()
  const [text, setText] = useState('')
  const [network, setNetwork] = useState<TetherNetwork>('TRC-20')
  const [busy, setBusy] = useState(false)
  const amount = readAmount(text)
  const { min, max, rate } = overview
  const wrong = depositViolation(amount, { depositMin: won(min), depositMax: won(max) })
  const fault = wrong && describeRefusal(wrong).text
  const ask = () => {
    if (fault !== undefined) showAlert(fault)
    else openDialog('coinDeposit')
  }
  const open = async () => {
    if (busy) return
    setBusy(true)
    const opened = await openPaymentWindow(amount, network)
    setBusy(false)
    closeDialog()
    if (!opened) return
    setText('')
    void readAgain(client, tetherDepositContract.payments)
    showAlert('테더 입금 신청이 접수되었습니다.')
  }
  return {
    ...{ text, setText, network, setNetwork, ask, open, busy, amount },
    fault: text === '' ? undefined : fault,
    usdt: amount > 0 ? formatUsdt(usdtFor(won(amount), won(rate))) : null,
  }
}
