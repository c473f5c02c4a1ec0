import { endSession, onSessionEnd } from '#web/kit/end-session.ts'
import { globalAct } from '#web/kit/global-status.ts'
import { onLive, setUpLive, stopLive } from '#web/kit/live.ts'
import { readFigures, readQuotes } from '#web/kit/live-payloads.ts'
import { sessionStore } from '#web/kit/session-store.ts'
import { oddsStore } from '#web/kit/use-odds.ts'

/** Joins the live line with what it feeds: prices, and the member's own figures. Once, at the start. */
export function connectLive(): void {
  setUpLive({
    readToken: () => sessionStore.current()?.token,
    onRefused: status => {
      const act = globalAct({ status, refusalCode: null, path: 'live' })
      if (act) endSession(act, sessionStore.current()?.token)
      return act !== undefined
    },
  })
  onSessionEnd(stopLive)
  for (const event of ['snapshot', 'odds']) onLive(event, data => oddsStore.apply(readQuotes(data)))
  onLive('member', data => {
    const session = sessionStore.current()
    if (session) sessionStore.refresh(session.token, { ...session.user, ...readFigures(data) })
  })
}
