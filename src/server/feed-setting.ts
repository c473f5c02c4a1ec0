import { statSync } from 'node:fs'
import { type Environment, WrongSetting } from '#server/platform/process/settings.ts'
import type { FeedOptions } from './house-backgrounds.ts'
import { readLsportsSettings } from './providers/lsports/lsports.ts'

type Feed = 'replay' | 'lsports'
type FeedSetting = FeedOptions & { readonly playMode?: true }

/**
 * Reads the source of matches: `replay` are our own feeds, marked as play on the pages; `lsports` is a subscription
 * (docs/lsports.md). Uses `usual` if not set. Throws WrongSetting.
 */
export function readFeed(env: Environment, usual?: Feed): FeedSetting {
  const folder = readReplayFolder(env)
  const feed = env.HANPAN_FEED || usual
  switch (feed) {
    case undefined:
      return {}
    case 'replay':
      return { replay: folder ? { folder } : {}, inPlay: true, playMode: true }
    case 'lsports':
      return { lsports: readLsportsSettings(env) }
    default:
      throw new WrongSetting(`HANPAN_FEED=${feed} is no feed: give lsports, or replay for our own.`)
  }
}

function readReplayFolder({ HANPAN_REPLAY: folder }: Environment): string | undefined {
  if (folder && !statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new WrongSetting(
      `HANPAN_REPLAY=${folder} is no folder: name one with public season files, or none.`,
    )
  return folder
}
