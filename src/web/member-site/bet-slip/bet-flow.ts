import { betContract } from '#contract/bets.ts'
import { type BetPage, pickVariant } from '#domain/markets/bet-page.ts'
import { reprice } from '#domain/slip/bet-slip.ts'
import { type OddsChange, offersIn } from '#domain/slip/odds-change.ts'
import { slipText } from '#domain/slip/slip-texts.ko.ts'
import { changesOf } from '#web/kit/board/odds-change-offers.ts'
import { handBackChanges } from '#web/kit/board/refused-changes.ts'
import { oddsStore } from '#web/kit/live/use-odds.ts'
import { showAlert } from '#web/kit/overlays/alerts.ts'
import { showToast } from '#web/kit/overlays/toasts.ts'
import { sessionStore } from '#web/kit/session/session-store.ts'
import { tellPlaced } from '#web/kit/state/just-placed.ts'
import {
  type CartSlip,
  clearSlip,
  readDesk,
  setSlip,
  unlockSlip,
  useSlip,
} from '#web/kit/state/slip-store.ts'
import { acceptMode } from './accept-mode.ts'
import { finishBet, placedText, tellRefused } from './bet-outcome.ts'
import { betBody } from './bet-request.ts'
import { askAboutChanges, go, goSending, idle, readFlow } from './flow-state.ts'
import { sendInPlay } from './in-play-flow.ts'
import { createBetSender } from './send-bet.ts'
import { type SlipView, viewSlip } from './slip-view.ts'

const sender = createBetSender(betContract.place)

/** A slip as it stands at this moment, for acts; components use the hook. */
function viewOf(slip: CartSlip, page?: BetPage): SlipView {
  const quotes = slip.legs.flatMap(({ outcomeId }) => oddsStore.find(outcomeId) ?? [])
  return viewSlip(slip, new Map(quotes.map(quote => [quote.outcomeId, quote])), readDesk(page))
}

const readView = (): SlipView => viewOf(useSlip.getState().slip)

/** The press on 베팅하기: the checks in order, the first failing one as an alert, else the question (BETFLOW-001). */
export function pressBet(): void {
  if (readFlow().step !== 'idle' || useSlip.getState().lockedBy !== undefined) return
  const view = readView()
  if (isWell(view) && isOpen(view)) go({ step: 'confirm' })
}

function isWell({ violations: [first] }: SlipView): boolean {
  if (first) showAlert(slipText(first))
  return first === undefined
}

/** In play a stopped price keeps the slip from being sent (handbook 2.3); before the start the server says so. */
function isOpen({ legs, desk: { page } }: SlipView): boolean {
  const isStopped = pickVariant(page) === 'in-play' && legs.some(({ status }) => status !== 'open')
  if (isStopped) showAlert(slipText({ code: 'MARKET_SUSPENDED' }))
  return !isStopped
}

/** Closes the question; picks and amount stay (DIALOG-003). */
export const cancelBet = (): void => go(idle)

/** 베팅 in the confirm dialog. `onPlaced` runs when the bet is in the books. */
export async function confirmBet(onPlaced: () => void): Promise<void> {
  if (readFlow().step !== 'confirm') return
  await send(readView(), onPlaced)
}

/** 예(베팅): the picks at the new odds, the checks again, and the bet again (BETFLOW-009, BETFLOW-010). */
export async function acceptChanges(onPlaced: () => void): Promise<void> {
  const flow = readFlow()
  if (flow.step !== 'changed') return
  const { changes, sent } = flow
  const { slip, page } = sent
  const list = changesOf(changes, slip.legs)
  const changed = reprice(slip, offersIn(list), readDesk(page))
  if (useSlip.getState().page === page) setSlip(changed)
  const view = viewOf(changed, page)
  if (isWell(view) && isOffered(list)) await send(view, onPlaced)
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

async function send({ sent: slip, desk: { page } }: SlipView, onPlaced: () => void): Promise<void> {
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
