import { inplayBetContract } from '#contract/bets/inplay-bets.ts'
import type { LiveAnsweredBet, LiveMemberFrame } from '#contract/live/live.ts'
import { call } from '#web/client/api/api.ts'
import type { CallRefusal } from '#web/client/api/api-client.ts'
import { sessionStore } from '#web/client/session/session-store.ts'
import { showAlert } from '#web/kit/overlays/alerts.ts'
import { showToast } from '#web/kit/overlays/toasts.ts'
import { now } from '#web/kit/time/time.ts'
import { tellPlaced } from '#web/play/cart/just-placed.ts'
import { rememberStake } from '#web/play/cart/last-stake.ts'
import { isOutcomeUnknown } from '#web/play/cart/placing/attempts.ts'
import { placedText, tellRefused } from '#web/play/cart/placing/outcome.ts'
import { createSender } from '#web/play/cart/placing/sender.ts'
import { contentOf } from '../placing/bet-request.ts'
import { requestOf, sportsPlacing, stakeOf } from '../placing/sports-placing.ts'
import { type CartSlip, clearSlip, lockSlip, type SentSlip, unlockSlip, useSlip } from '../slip-store.ts'
import { forgetOwnBet, readOwnBets, rememberOwnBet } from './own-bets.ts'
import {
  dropWaiting,
  endWaiting,
  findWaiting,
  takeWaiting,
  useWaitingBets,
  type WaitingBet,
  waitingBet,
} from './waiting-bets.ts'
import { slipOf } from './waiting-slip.ts'

const sender = createSender(contentOf)

/** Sends an in-play bet, which is answered after its delay; the member may change pages meanwhile. */
export async function sendInPlay(sent: SentSlip, onPlaced: () => void): Promise<void> {
  const session = sessionStore.current()
  if (!session) return
  const { body, post } = requestOf(sent, session.user.id)
  const attempt = sender.attemptFor(body)
  const { key } = attempt
  if (findWaiting(key)) return
  unanswered.delete(key)
  rememberOwnBet(key, sent.page)
  takeWaiting({
    key,
    amount: sent.slip.stake.amount ?? 0,
    legs: sent.slip.legs.length,
    seconds: 0,
    dueAt: now(),
    sent,
    asking: true,
  })
  lockWaitingSlip()
  const answer = await sender.send(attempt, post)
  // By now another member, or none, is logged in.
  if (sessionStore.current()?.token !== session.token) return
  if (answer.ok) {
    attempt.takeBalance(answer.value.emoney)
    onPlaced()
    takeAnswer(key, { ok: true, id: answer.value.id })
  } else if (isOutcomeUnknown(answer.refusal)) leaveUnanswered(key, answer.refusal)
  else takeAnswer(key, { ok: false, refusal: answer.refusal })
}

/** Unanswered bets of this window, by key: their result may still arrive over the live connection. */
const unanswered = new Map<string, WaitingBet>()

/**
 * The request failed: unlocks the slip. Until a result arrives, sending the slip again repeats the same
 * bet.
 */
function leaveUnanswered(key: string, refusal: CallRefusal): void {
  const bet = dropWaiting(key)
  if (!bet) return
  unanswered.set(key, bet)
  unlockSlip(key)
  tellRefused(refusal)
}

type Outcome =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly refusal: CallRefusal }

/** Handles the result of a pending bet, from its request or the live connection, whichever comes first. */
function takeAnswer(key: string, outcome: Outcome): void {
  const late = unanswered.get(key)
  const bet = endWaiting(key) ?? late
  const isOnScreen = useSlip.getState().lockedBy === key || isLeftInCart(late)
  unanswered.delete(key)
  sender.answered(key)
  forgetOwnBet(key)
  unlockSlip(key)
  if (!bet) return
  if (outcome.ok) {
    tellPlaced(outcome.id)
    if (bet.sent) rememberStake(stakeOf(bet.sent))
  }
  if (outcome.ok && isOnScreen) sportsPlacing.finish(outcome.id)
  else if (outcome.ok) showToast(placedText, 'good')
  else tellNo(late ? { ...late, sent: isOnScreen ? late.sent : undefined } : bet, outcome.refusal)
}

/**
 * True if the page's cart still has the picks that were sent: an unanswered slip could be changed
 * meanwhile.
 */
function isLeftInCart(late: WaitingBet | undefined): boolean {
  const { page, slip } = useSlip.getState()
  return (
    late?.sent !== undefined && late.sent.page === page && outcomesOf(late.sent.slip) === outcomesOf(slip)
  )
}

const outcomesOf = ({ legs }: CartSlip): string => legs.map(({ outcomeId }) => outcomeId).join()

const changedText = '배당이 변경되어 베팅이 접수되지 않았습니다.'

/** Reports a refused bet; the cart keeps its picks, and a member on another page is notified too. */
function tellNo({ sent }: WaitingBet, refusal: CallRefusal): void {
  const { changes } = refusal
  if (!sent) showToast(changes ? changedText : refusal.text, 'bad')
  else if (changes && sportsPlacing.readFlow().step === 'idle') sportsPlacing.ask(refusal, sent)
  else if (changes) showAlert(changedText)
  else tellRefused(refusal)
}

/**
 * Handles the member's events of the live connection: bets that become pending, in any window, and their
 * results.
 */
export function hearInPlay({ waiting, answered }: LiveMemberFrame): void {
  if (waiting) takeWaiting(waitingBet(waiting, now()))
  if (answered) takeAnswer(answered.key ?? answered.id, outcomeOf(answered))
}

const outcomeOf = ({ ok, id, refusal }: LiveAnsweredBet): Outcome =>
  ok || !refusal ? { ok: true, id } : { ok: false, refusal: { ...refusal, status: 0, handled: false } }

const unknownText = '베팅 접수 결과는 베팅내역에서 확인해 주세요.'

/** Loads the pending bets from the server: after a reload, and if an answer is overdue (FIELD-015). */
export async function readWaiting(): Promise<void> {
  const token = sessionStore.current()?.token
  const asked = new Set(useWaitingBets.getState().bets.map(({ key }) => key))
  const answer = await call(inplayBetContract.waiting)
  // These bets belong to the member who sent the request; another one may be logged in by now.
  if (!answer.ok || sessionStore.current()?.token !== token) return
  const own = readOwnBets()
  const listed = answer.value.waiting.map(bet => {
    const { page } = own.find(({ key }) => key === bet.key) ?? {}
    const told = { ...bet, legs: bet.bettings.length }
    return waitingBet(told, now(), page && { slip: slipOf(bet), page })
  })
  for (const bet of listed) takeWaiting(bet)
  dropUnlisted(asked, new Set(listed.map(({ key }) => key)))
  lockWaitingSlip()
}

/**
 * Drops the requested bets that the server no longer lists: they were answered while the connection was
 * down.
 */
function dropUnlisted(asked: ReadonlySet<string>, listed: ReadonlySet<string>): void {
  const { bets } = useWaitingBets.getState()
  const gone = bets.filter(({ key, asking }) => !asking && asked.has(key) && !listed.has(key))
  for (const { key } of gone) {
    endWaiting(key)
    forgetOwnBet(key)
    unlockSlip(key)
  }
  if (gone.length > 0) showToast(unknownText)
}

/** Shows the slip of a pending bet, locked, in the cart of its page; also when the member returns to it. */
export function lockWaitingSlip(page = useSlip.getState().page): void {
  const { lockedBy } = useSlip.getState()
  const bet = useWaitingBets.getState().bets.findLast(({ sent }) => sent !== undefined && sent.page === page)
  if (bet?.sent && lockedBy === undefined) lockSlip(bet.sent.slip, bet.key)
}

/** Keeps nothing of a member for the next one. */
export function forgetWaiting(): void {
  const { lockedBy } = useSlip.getState()
  if (lockedBy !== undefined) {
    unlockSlip(lockedBy)
    clearSlip()
  }
  for (const { key } of useWaitingBets.getState().bets) forgetOwnBet(key)
  unanswered.clear()
  useWaitingBets.setState({ bets: [], answered: new Set() })
}
