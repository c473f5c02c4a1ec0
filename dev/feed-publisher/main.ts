// `node dev/feed-publisher/main.ts`: a vendor of our own that replays real matches in the wire format of TRADE360, in
// real time. Prints the environment variables that connect a site to it. FEED_AMQP_URL names a broker; without it, one
// is started.
import { instant, SECOND } from '#domain/instant.ts'
import { systemClock } from '#server/platform/process/clock.ts'
import { startBroker } from '#tests/support/feeds/rabbitmq.ts'
import { openFeedPublisher } from './feed-publisher.ts'
import { openRecordedDay } from './recorded-day.ts'

const PACKAGES = { prematch: 101, inplay: 102 }
const LOGIN = { userName: 'play', password: 'play' }
const KEEP_ALIVE_EVERY = 30

const given = process.env.FEED_AMQP_URL
const broker = given ? undefined : await startBroker()
const amqpUrl = given ?? broker?.amqpUrl ?? ''
const publisher = await openFeedPublisher({
  amqpUrl,
  packages: PACKAGES,
  ...LOGIN,
  httpPort: Number(process.env.FEED_PORT ?? 4_050),
})
const day = await openRecordedDay({ from: systemClock.now() })

console.log(`The vendor speaks. Start a site on it:

HANPAN_FEED=lsports HANPAN_PLAY_DATA=1 LSPORTS_USERNAME=${LOGIN.userName} LSPORTS_PASSWORD=${LOGIN.password} \\
LSPORTS_PREMATCH_PACKAGE=${PACKAGES.prematch} LSPORTS_INPLAY_PACKAGE=${PACKAGES.inplay} \\
LSPORTS_PREMATCH_AMQP_URL=${amqpUrl} LSPORTS_INPLAY_AMQP_URL=${amqpUrl} \\
LSPORTS_SNAPSHOT_URL=${publisher.http.url} LSPORTS_CUSTOMERS_URL=${publisher.http.url} npm start

The drill that cuts the feed for 30 seconds: node dev/drills/feed-drill.ts 30 ${publisher.http.url}`)

let isEnding = false
const end = () => {
  isEnding = true
}
process.once('SIGINT', end)
process.once('SIGTERM', end)

const live = new Set<number>()
for (let turn = 0; !isEnding; turn++) {
  const startedAt = performance.now()
  for (const { kind, type, event } of day.messagesAt(instant(systemClock.now()))) {
    const status = event.Livescore?.Scoreboard.Status ?? event.Fixture?.Status
    if (status === 2) live.add(event.FixtureId)
    else if (status !== undefined) live.delete(event.FixtureId)
    await publisher.tell(kind, type, event)
  }
  if (turn % KEEP_ALIVE_EVERY === 0) await publisher.keepAlive([...live])
  await new Promise(resolve => setTimeout(resolve, Math.max(0, SECOND - (performance.now() - startedAt))))
}
await publisher.close()
await broker?.stop()
