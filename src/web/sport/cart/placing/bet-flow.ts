import { pickVariant } from '#domain/markets/bet-page.ts'
import { slipViolations } from '#domain/slip/bet-slip.ts'
import type { OddsChange } from '#domain/slip/odds-change.ts'
import type { Selection } from '#domain/slip/selection.ts'
import { slipText } from '#domain/slip/slip-texts.ko.ts'
import { showAlert } from '#web/kit/overlays/alerts.ts'
import { idle } from '#web/play/cart/placing/flow.ts'
import { handBackChanges } from '../changes/refused-changes.ts'
import { sendInPlay } from '../inplay/in-play-flow.ts'
import { clearSlip, type SentSlip, setSlip, useSlip } from '../slip-store.ts'
import { readTerms } from '../slip-terms.ts'
import { takeOffered } from './confirm-view.ts'
import { sportsPlacing } from './sports-placing.ts'

type Changes = readonly OddsChange<Selection>[]

const { go, readFlow } = sportsPlacing

/** Accepts the changes that the confirm dialog shows; places no bet. */
export function takeShown(changes: Changes): void {
  const flow = readFlow()
  if (flow.step !== 'confirm') return
  const { slip, page } = flow.fixed
  go({ step: 'confirm', fixed: { slip: takeOffered(slip, changes, readTerms(page)), page } })
}

/** 베팅 in the confirm dialog. `onPlaced` runs when the bet is booked. */
export async function confirmBet(onPlaced: () => void): Promise<void> {
  const sent = sportsPlacing.confirmed()
  if (sent) await send(sent, onPlaced)
}

/** An in-play bet is answered after a delay, during which the member may go on. */
async function send(sent: SentSlip, onPlaced: () => void): Promise<void> {
  if (pickVariant(sent.page) !== 'in-play') return sportsPlacing.send(sent, onPlaced)
  go(idle)
  return sendInPlay(sent, onPlaced)
}

/**
 * 예(베팅): takes the odds that the dialog shows, runs the checks again, and sends the bet again
 * (BETFLOW-009, BETFLOW-010).
 */
export async function acceptChanges(shown: Changes, onPlaced: () => void): Promise<void> {
  const flow = readFlow()
  if (flow.step !== 'asked') return
  const { slip, page } = flow.sent
  const terms = readTerms(page)
  const changed = takeOffered(slip, shown, terms)
  if (useSlip.getState().page === page) setSlip(changed)
  const [first] = slipViolations(changed, terms)
  // A pick without an offer would be refused again; the member must remove it first.
  const isGone = shown.some(({ to }) => to === undefined)
  const refusal = first ?? (isGone ? { code: 'MARKET_SUSPENDED' as const } : undefined)
  if (!refusal) return send({ slip: changed, page }, onPlaced)
  showAlert(slipText(refusal))
  go(idle)
}

/**
 * 아니오(베팅취소): the European page takes over the changes, a Korean-style page clears the whole cart
 * (BETFLOW-011, BETFLOW-012). The slip of a page that was left is already gone.
 */
export function refuseChanges(): void {
  const flow = readFlow()
  go(idle)
  if (flow.step !== 'asked' || flow.sent.page !== useSlip.getState().page) return
  if (!handBackChanges(flow.question)) clearSlip()
}
