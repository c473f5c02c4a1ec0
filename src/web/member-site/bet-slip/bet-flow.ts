import { create } from 'zustand'
import { betContract } from '#contract/bets.ts'
import type { OddsChangeItem } from '#contract/refusals.ts'
import { reprice } from '#domain/slip/bet-slip.ts'
import { slipText } from '#domain/slip/slip-texts.ko.ts'
import { showAlert } from '#web/kit/alerts.ts'
import { call, showRefusal } from '#web/kit/api.ts'
import type { Answer } from '#web/kit/api-client.ts'
import { areAllBetter, changedOffers } from '#web/kit/board/odds-change-offers.ts'
import { handBackChanges } from '#web/kit/board/refused-changes.ts'
import { closeDialog, setSiteState } from '#web/kit/client-state.ts'
import { goTo } from '#web/kit/go-to.ts'
import { tellPlaced } from '#web/kit/just-placed.ts'
import { sessionStore } from '#web/kit/session-store.ts'
import { clearSlip, readDesk, setSlip, useSlip } from '#web/kit/slip-store.ts'
import { oddsStore } from '#web/kit/use-odds.ts'
import { acceptMode } from './accept-mode.ts'
import { type BetAttempt, createBetAttempts, isOutcomeUnknown, randomKey } from './bet-attempts.ts'
import { betBody } from './bet-request.ts'
import { type SlipView, viewSlip } from './slip-view.ts'

/** Where the bet stands between the press and its answer (spec 4, bet flow). */
type BetFlow =
  | { readonly step: 'idle' | 'confirm' | 'sending' }
  | { readonly step: 'changed'; readonly changes: readonly OddsChangeItem[] }

const idle: BetFlow = { step: 'idle' }

export const useBetFlow = create<{ readonly flow: BetFlow }>(() => ({ flow: idle }))

const go = (flow: BetFlow): void => useBetFlow.setState({ flow })

const attempts = createBetAttempts(randomKey)

/** The slip as it stands at this moment, for acts; components use the hook. */
function readView(): SlipView {
  const { slip } = useSlip.getState()
  const quotes = slip.legs.flatMap(({ outcomeId }) => oddsStore.find(outcomeId) ?? [])
  return viewSlip(slip, new Map(quotes.map(quote => [quote.outcomeId, quote])), readDesk())
}

/** The press on 베팅하기: the checks in order, the first failing one as an alert, else the question (BETFLOW-001). */
export function pressBet(): void {
  if (useBetFlow.getState().flow.step !== 'idle') return
  if (isWell(readView())) go({ step: 'confirm' })
}

function isWell({ violations: [first] }: SlipView): boolean {
  if (first) showAlert(slipText(first))
  return first === undefined
}

/** Closes the question; picks and amount stay (DIALOG-003). */
export const cancelBet = (): void => go(idle)

/** 베팅 in the confirm dialog. `onPlaced` runs when the bet is in the books. */
export async function confirmBet(onPlaced: () => void): Promise<void> {
  if (useBetFlow.getState().flow.step !== 'confirm') return
  await send(readView(), onPlaced)
}

/** 예(베팅): the picks at the new odds, the checks again, and the bet again (BETFLOW-009, BETFLOW-010). */
export async function acceptChanges(onPlaced: () => void): Promise<void> {
  const { flow } = useBetFlow.getState()
  if (flow.step !== 'changed') return
  await sendChanged(flow.changes, onPlaced, betterMax)
}

async function sendChanged(
  changes: readonly OddsChangeItem[],
  onPlaced: () => void,
  betterLeft: number,
): Promise<void> {
  const { slip } = useSlip.getState()
  setSlip(reprice(slip, changedOffers(changes, slip.legs), readDesk()))
  const view = readView()
  if (isWell(view)) await send(view, onPlaced, betterLeft)
  else go(idle)
}

/**
 * 아니오(베팅취소): the European page takes the changes back, a Korean-style page lets go of the whole cart
 * (BETFLOW-011, BETFLOW-012).
 */
export function refuseChanges(): void {
  const { flow } = useBetFlow.getState()
  go(idle)
  if (flow.step !== 'changed' || !handBackChanges(flow.changes)) clearSlip()
}

/** How often better odds are taken by themselves before the member is asked after all. */
const betterMax = 5

async function send(
  { sent, desk: { page } }: SlipView,
  onPlaced: () => void,
  betterLeft = betterMax,
): Promise<void> {
  const session = sessionStore.current()
  if (!session) return go(idle)
  go({ step: 'sending' })
  const accepts = acceptMode(page)
  const body = betBody(sent, { page, memberId: session.user.id, accepts })
  const answer = await place(attempts.attemptFor(body))
  if (answer.ok) {
    takeBalance(answer.value.emoney)
    tellPlaced(answer.value.id)
    onPlaced()
    return finish()
  }
  const { refusal } = answer
  if (refusal.changes) {
    const taken = accepts === 'better' && betterLeft > 0 && areAllBetter(refusal.changes, sent.legs)
    if (taken) return sendChanged(refusal.changes, onPlaced, betterLeft - 1)
    return go({ step: 'changed', changes: refusal.changes })
  }
  go(idle)
  if (refusal.code === 'NETWORK') showAlert(unansweredText)
  else showRefusal(refusal)
}

function takeBalance(emoney: number): void {
  const session = sessionStore.current()
  if (session) sessionStore.refresh(session.token, { ...session.user, emoney })
}

const unansweredText =
  '네트워크 연결을 확인해 주세요.\n다시 베팅하기를 눌러도 같은 베팅은 한 번만 접수됩니다.'

/** Waits before each sending, in milliseconds. */
const waits = [0, 700, 2_000]

/** Sends the same bet again while nobody answers; the key makes that safe. */
async function place(attempt: BetAttempt): Promise<Answer<typeof betContract.place>> {
  let answer = await placeOnce(attempt, 0)
  for (const wait of waits.slice(1)) {
    if (answer.ok || !isOutcomeUnknown(answer.refusal)) break
    answer = await placeOnce(attempt, wait)
  }
  if (answer.ok || !isOutcomeUnknown(answer.refusal)) attempts.answered()
  return answer
}

async function placeOnce({ key, body }: BetAttempt, wait: number) {
  if (wait > 0) await new Promise(resolve => window.setTimeout(resolve, wait))
  return call(betContract.place, { body }, { idempotencyKey: key })
}

/** BETFLOW-003 to BETFLOW-007. */
function finish(): void {
  go(idle)
  clearSlip()
  closeDialog('betSlipSports')
  setSiteState({ rightMenu: false })
  showAlert('베팅이 완료되었습니다.')
  goTo('/bet_result')
}
