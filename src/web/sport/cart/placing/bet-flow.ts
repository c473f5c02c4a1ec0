import { betContract } from '#contract/bets.ts'
import { type BetPage, pickVariant } from '#domain/markets/bet-page.ts'
import { slipViolations } from '#domain/slip/bet-slip.ts'
import type { OddsChange } from '#domain/slip/odds-change.ts'
import type { Selection } from '#domain/slip/selection.ts'
import { slipText } from '#domain/slip/slip-texts.ko.ts'
import type { SlipViolation } from '#domain/slip/slip-violation.ts'
import { sessionStore } from '#web/client/session/session-store.ts'
import { showAlert } from '#web/kit/overlays/alerts.ts'
import { showToast } from '#web/kit/overlays/toasts.ts'
import { tellPlaced } from '#web/play/cart/just-placed.ts'
import { askAboutChanges, go, goSending, idle, readFlow, type SentSlip } from '#web/play/cart/placing/flow.ts'
import { finishBet, placedText, tellRefused } from '#web/play/cart/placing/outcome.ts'
import { createBetSender } from '#web/play/cart/placing/sender.ts'
import { handBackChanges } from '#web/sport/cart/changes/refused-changes.ts'
import {
  type CartSlip,
  clearSlip,
  readDesk,
  setSlip,
  unlockSlip,
  useSlip,
} from '#web/sport/cart/slip-store.ts'
import { oddsStore } from '#web/sport/prices/use-odds.ts'
import { acceptMode } from '../changes/accept-mode.ts'
import { sendInPlay } from '../inplay/in-play-flow.ts'
import { type LegView, type Quotes, viewSlip } from '../slip-view.ts'
import { betBody } from './bet-request.ts'
import { type ConfirmView, takeOffered, viewConfirm } from './confirm-view.ts'

const sender = createBetSender(betContract.place)

/** The live prices of a slip at this moment, for acts; components use hooks. */
function quotesOf({ legs }: CartSlip): Quotes {
  const quotes = legs.flatMap(({ outcomeId }) => oddsStore.find(outcomeId) ?? [])
  return new Map(quotes.map(quote => [quote.outcomeId, quote]))
}

const readConfirm = ({ slip, page }: SentSlip): ConfirmView =>
  viewConfirm(slip, quotesOf(slip), { desk: readDesk(page), mode: acceptMode(page) })

/**
 * The press on 베팅하기: the checks in order, the first failing one as an alert, else the question, at the prices that
 * the cart shows (BETFLOW-001).
 */
export function pressBet(): void {
  const { slip, page = 'cross', lockedBy } = useSlip.getState()
  if (readFlow().step !== 'idle' || lockedBy !== undefined) return
  const view = viewSlip(slip, quotesOf(slip), readDesk(page))
  if (isWell(view.violations) && isOpen(view.legs, page))
    go({ step: 'confirm', fixed: { slip: view.priced, page } })
}

function isWell([first]: readonly SlipViolation[]): boolean {
  if (first) showAlert(slipText(first))
  return first === undefined
}

/** In play a stopped price keeps the slip from being sent (handbook 2.3); before the start the server says so. */
function isOpen(legs: readonly LegView[], page: BetPage): boolean {
  const isStopped = pickVariant(page) === 'in-play' && legs.some(({ status }) => status !== 'open')
  if (isStopped) showAlert(slipText({ code: 'MARKET_SUSPENDED' }))
  return !isStopped
}

/** Closes the question; picks and amount stay (DIALOG-003). */
export const cancelBet = (): void => go(idle)

/** Changes that came while the question stood, taken as the dialog shows them; nothing is bet by it. */
export function takeShown(changes: readonly OddsChange<Selection>[]): void {
  const flow = readFlow()
  if (flow.step !== 'confirm') return
  const { slip, page } = flow.fixed
  go({ step: 'confirm', fixed: { slip: takeOffered(slip, changes, readDesk(page)), page } })
}

/**
 * 베팅 in the confirm dialog: what it shows is what is sent. A change that has only just come is shown and asked about
 * first. `onPlaced` runs when the bet is in the books.
 */
export async function confirmBet(onPlaced: () => void): Promise<void> {
  const flow = readFlow()
  if (flow.step !== 'confirm') return
  const { page } = flow.fixed
  const view = readConfirm(flow.fixed)
  if (view.asked.length > 0) return
  if (isWell(view.violations) && isOpen(view.legs, page)) await send({ slip: view.sent, page }, onPlaced)
  else go(idle)
}

/** 예(베팅): the picks at the odds that the dialog shows, the checks again, and the bet again (BETFLOW-009, BETFLOW-010). */
export async function acceptChanges(
  shown: readonly OddsChange<Selection>[],
  onPlaced: () => void,
): Promise<void> {
  const flow = readFlow()
  if (flow.step !== 'changed') return
  const { slip, page } = flow.sent
  const desk = readDesk(page)
  const changed = takeOffered(slip, shown, desk)
  if (useSlip.getState().page === page) setSlip(changed)
  if (isWell(slipViolations(changed, desk)) && isOffered(shown)) await send({ slip: changed, page }, onPlaced)
  else go(idle)
}

/** A pick without an offer would be refused again; the member takes it out of the cart first. */
function isOffered(changes: readonly OddsChange[]): boolean {
  const isGone = changes.some(({ to }) => to === undefined)
  if (isGone) showAlert(slipText({ code: 'MARKET_SUSPENDED' }))
  return !isGone
}

/**
 * 아니오(베팅취소): the European page takes the changes back, a Korean-style page lets go of the whole cart
 * (BETFLOW-011, BETFLOW-012). A slip whose page was left is gone already.
 */
export function refuseChanges(): void {
  const flow = readFlow()
  go(idle)
  if (flow.step !== 'changed' || flow.sent.page !== useSlip.getState().page) return
  if (!handBackChanges(flow.changes)) clearSlip()
}

async function send({ slip, page }: SentSlip, onPlaced: () => void): Promise<void> {
  const session = sessionStore.current()
  if (!session) return go(idle)
  const accepts = acceptMode(page)
  const body = betBody(slip, { page, memberId: session.user.id, accepts })
  const sent = { slip, page }
  if (pickVariant(page) === 'in-play') {
    go(idle)
    return sendInPlay({ sent, body, accepts, onPlaced })
  }
  const attempt = sender.attemptFor(body)
  const { key } = attempt
  goSending(sent, key)
  const answer = await sender.send(attempt, accepts)
  const isOnScreen = useSlip.getState().lockedBy === key
  unlockSlip(key)
  // Who has logged out meanwhile, or in as somebody else, is told nothing of it here: it stands in the history.
  if (sessionStore.current()?.token !== session.token) return
  if (answer.ok) {
    attempt.takeBalance(answer.value.emoney)
    tellPlaced(answer.value.id)
    onPlaced()
    go(idle)
    if (isOnScreen) finishBet()
    else showToast(placedText, 'good')
    return
  }
  const { changes } = answer.refusal
  if (changes) return askAboutChanges(changes, sent)
  go(idle)
  tellRefused(answer.refusal)
}
