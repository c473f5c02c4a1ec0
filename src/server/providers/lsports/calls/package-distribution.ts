import { SECOND } from '#domain/instant.ts'
import type { Log } from '#server/platform/process/log.ts'
import type { LsportsSettings, PackageSettings } from '../lsports-settings.ts'
import type { LsportsApi } from './lsports-api.ts'
import { pauseUnlessStopped } from './pause.ts'

export type PackageDistribution = {
  readonly pack: PackageSettings
  readonly api: LsportsApi
  readonly settings: Pick<LsportsSettings, 'distributionPause' | 'distributionLook'>
  readonly log: Log
  readonly stopping: AbortSignal
}

const AGAIN_AFTER = 15 * SECOND

/**
 * Switches the distribution of a package on if its status says that it is off; false if that failed. The vendor's
 * response to switching varies, so only the status is checked.
 */
export async function switchOn(distribution: PackageDistribution): Promise<boolean> {
  const { api, pack, settings, log, stopping } = distribution
  try {
    // If the status is unavailable, switch it on anyway.
    const isOn = await api.isDistributed(pack).catch(() => false)
    if (isOn) return true
    log.info({ package: pack.kind }, 'the distribution is off or unknown: switching it on')
    await api.startDistribution(pack)
    await pauseUnlessStopped(settings.distributionPause, stopping)
    if (stopping.aborted || (await api.isDistributed(pack))) return true
    throw new Error('the vendor says that it is off still')
  } catch (err) {
    log.error({ err, package: pack.kind }, 'the distribution could not be switched on; will retry')
    return false
  }
}

/** Checks it regularly until stopped: another client with the same login may switch it off. */
export async function keepOn(distribution: PackageDistribution, wasOn: boolean): Promise<void> {
  const { settings, stopping } = distribution
  for (let isOn = wasOn; !stopping.aborted; ) {
    const look = settings.distributionLook
    await pauseUnlessStopped(isOn ? look : Math.min(look, AGAIN_AFTER), stopping)
    if (!stopping.aborted) isOn = await switchOn(distribution)
  }
}
