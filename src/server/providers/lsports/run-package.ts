import { once } from 'node:events'
import { SECOND } from '#domain/instant.ts'
import type { Log } from '#server/platform/process/log.ts'
import type { LsportsApi } from './calls/lsports-api.ts'
import { keepOn, switchOn } from './calls/package-distribution.ts'
import { pauseUnlessStopped } from './calls/pause.ts'
import type { LsportsSettings, PackageSettings } from './lsports-settings.ts'
import type { PackageFeed } from './package-feed.ts'
import { readQueue } from './queue-reader.ts'
import type { RawMessage } from './wire/feed-message.ts'

export type PackageRun = {
  readonly pack: PackageSettings
  readonly feed: PackageFeed
  readonly api: LsportsApi
  readonly settings: LsportsSettings
  readonly log: Log
  readonly stopping: AbortSignal
  /** Resolves when no drill cuts the feed. */
  readonly uncut: () => Promise<void>
}

const WATCH_EVERY = SECOND / 2
const STORE_AGAIN_AFTER = SECOND

/**
 * Switches the distribution of a package on and reads its queue, monitored, until stopped. The queue is also read while
 * switching fails: messages may arrive anyway, and silence closes the package.
 */
export async function runPackage(run: PackageRun): Promise<void> {
  const { pack, feed, api, settings, log, stopping } = run
  const watching = watchOn(run)
  const isOn = await switchOn(run)
  if (stopping.aborted) return watching
  const keepingOn = keepOn(run, isOn)
  const reader = readQueue({
    amqpUrl: pack.amqpUrl,
    queue: pack.queue,
    prefetch: settings.prefetch,
    log,
    take: messages => storePatiently(run, messages),
    onBack: feed.refresh,
  })
  await once(stopping, 'abort')
  await reader.close()
  await keepingOn
  if (settings.switchesOff)
    await api
      .stopDistribution(pack)
      .catch(err => log.error({ err, package: pack.kind }, 'the distribution could not be switched off'))
  await watching
}

/**
 * Messages stay unacknowledged while the database is unavailable, and are redelivered if the process ends meanwhile.
 */
async function storePatiently(
  { feed, log, stopping, uncut }: PackageRun,
  raws: readonly RawMessage[],
): Promise<void> {
  await uncut()
  const prepared = feed.prepare(raws)
  for (;;) {
    try {
      return await feed.store(prepared)
    } catch (err) {
      if (stopping.aborted) throw err
      log.error({ err, messages: raws.length }, 'feed messages were not stored; will retry')
      await pauseUnlessStopped(STORE_AGAIN_AFTER, stopping)
    }
  }
}

async function watchOn({ feed, log, stopping }: PackageRun): Promise<void> {
  while (!stopping.aborted) {
    await feed.watch().catch(err => log.error({ err }, 'the feed watch failed'))
    await pauseUnlessStopped(WATCH_EVERY, stopping)
  }
  await feed.settled()
}
