import type { QueryClient } from '@tanstack/react-query'
import { betContract } from '#contract/bets/bets.ts'
import { inplayBetContract } from '#contract/bets/inplay-bets.ts'
import { messageContract } from '#contract/community/messages.ts'
import { type ContentPart, contentParts } from '#contract/live/content-parts.ts'
import { type LiveMemberFrame, oddsTopic } from '#contract/live/live.ts'
import { questContract } from '#contract/promotions/quests.ts'
import { betStatusCode } from '#domain/bets/bet-status.ts'
import { call } from '#web/client/api/api.ts'
import type { AnyRoute } from '#web/client/api/api-client.ts'
import { globalAct, isLiveOver } from '#web/client/api/global-status.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { tellSeen } from '#web/client/live/held-news.ts'
import { onLive, renewTopics, setUpLive, stopLive } from '#web/client/live/live.ts'
import { isRecord } from '#web/client/live/read-json.ts'
import { readEndedStatus, readMemberFrame } from '#web/client/live/session-frames.ts'
import { endSession, onSessionEnd } from '#web/client/session/end-session.ts'
import { hearFigures } from '#web/client/session/member-figures.ts'
import { sessionStore } from '#web/client/session/session-store.ts'
import { forgetUnread, hearUnread } from '#web/client/session/unread-messages.ts'
import { showToast } from '#web/kit/overlays/toasts.ts'
import { now } from '#web/kit/time/time.ts'
import { takeReport } from '#web/sport/match/live-reports.ts'
import { takeScore } from '#web/sport/match/live-scores.ts'
import { takeStart } from '#web/sport/match/live-starts.ts'
import { takeStop } from '#web/sport/match/live-stops.ts'
import { createSeqGate, readOddsFrame } from '#web/sport/prices/odds-frames.ts'
import { oddsStore } from '#web/sport/prices/use-odds.ts'

/**
 * Connects the live connection with its consumers: prices, and the member's figures and bets. Called once
 * at the start.
 */
export function connectLive(queryClient: QueryClient): void {
  setUpLive({ readToken: () => sessionStore.current()?.token, onRefused: actByStatus })
  onSessionEnd(stopLive)
  onSessionEnd(forgetUnread)
  connectOdds()
  onLive('score', data => takeScore(data, now()))
  onLive('report', data => takeReport(data, now()))
  onLive('fixture', data => {
    takeStop(data, now())
    takeStart(data)
  })
  onLive('ended', data => {
    const status = readEndedStatus(data)
    actByStatus(status)
    if (isLiveOver(status)) stopLive()
  })
  onLive('member', data => takeMemberFrame(readMemberFrame(data), queryClient))
  // The first page has just loaded all its data; after a broken connection anything may have been missed.
  let wasOpen = false
  // Results between loading the bets and opening the connection were not sent, so the bets are read
  // again.
  onLive('ready', data => {
    for (const route of [betContract.list, inplayBetContract.waiting, questContract.today])
      void readAgain(queryClient, route)
    if (wasOpen && isNewConnection(data)) void readContentAgain(queryClient, contentParts)
    wasOpen = true
  })
}

/** A topic change on an open connection has a number from 1; nothing was missed then. */
const isNewConnection = (data: unknown): boolean => isRecord(data) && data.change === 0

function connectOdds(): void {
  const placeOf = createSeqGate()
  for (const event of ['snapshot', 'odds'] as const) {
    onLive(event, data => {
      const frame = readOddsFrame(data)
      const place = frame ? placeOf(frame, event === 'snapshot') : 'old'
      if (!frame || place === 'old') return
      oddsStore.apply(frame.quotes)
      // The content of this frame is valid; earlier frames were missed.
      if (place === 'gap')
        renewTopics(topic => topic === oddsTopic(frame.fixtureId) || topic.startsWith('sport:'))
    })
  }
}

/** Handles the status of a connection that was refused or ended. */
function actByStatus(status: number): void {
  const act = globalAct({ status, refusalCode: null, path: 'live' })
  if (act) void endSession(act, sessionStore.current()?.token, true)
}

/** Parts that change with a settled bet. */
const settledParts = ['quests', 'milestones', 'attendance'] as const satisfies readonly ContentPart[]

function takeMemberFrame(frame: LiveMemberFrame, queryClient: QueryClient): void {
  const { accepted, cancelled, waiting, answered, settled, changed, unReadMessage } = frame
  hearFigures(frame)
  const read = (route: AnyRoute) => void readAgain(queryClient, route)
  if (unReadMessage !== undefined) {
    if (hearUnread(unReadMessage)) showToast('쪽지가 도착했습니다.')
    read(messageContract.list)
  }
  if (accepted || cancelled || answered?.ok || settled) read(betContract.list)
  if (waiting || answered) read(inplayBetContract.waiting)
  if (changed) void readContentAgain(queryClient, [changed])
  if (settled) {
    void readContentAgain(queryClient, settledParts)
    tellSeen(settled.betId, () => void tellSettled(settled))
  }
}

type Settled = NonNullable<LiveMemberFrame['settled']>

/** Notifies the member of a bet's result with its details, or without them when they can't be loaded. */
async function tellSettled(settled: Settled): Promise<void> {
  const token = sessionStore.current()?.token
  const answer = await call(betContract.detail, { params: { betId: settled.betId } })
  // Another member may have logged in meanwhile.
  if (sessionStore.current()?.token !== token) return
  const { settledText } = await import('#web/play/bets/settled-text.ko.ts')
  const text = settledText(settled, answer.ok ? answer.value : undefined)
  showToast(text, settled.status === betStatusCode.won && !settled.again ? 'good' : 'plain')
}

/** The table of routes is loaded with the first change. */
async function readContentAgain(queryClient: QueryClient, parts: readonly ContentPart[]): Promise<void> {
  const { readPartsAgain } = await import('./content-routes.ts')
  readPartsAgain(queryClient, parts)
}
