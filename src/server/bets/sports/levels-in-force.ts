import type { LevelSetting } from '#domain/slip/bet-limits.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { listLevelSettings } from '#server/site/site.ts'

/** Returns the current level settings. They are read again only when their mark has changed. */
export type LevelsInForce = (tx: Queries, mark: number) => Promise<readonly LevelSetting[]>

export function openLevelsInForce(): LevelsInForce {
  let known: { readonly mark: number; readonly levels: readonly LevelSetting[] } | undefined
  return async (tx, mark) => {
    if (known?.mark !== mark) known = { mark, levels: await listLevelSettings(tx) }
    return known.levels
  }
}
