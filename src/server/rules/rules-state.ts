import type { Instant } from '#domain/instant.ts'
import type { RuleKey } from '#domain/rules/rule-keys.ts'
import { type Accepted, askedVersions, versionAt } from '#domain/rules/rule-version.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { underWay } from '#server/platform/work/under-way.ts'
import { contentChanged } from '#server/site/site.ts'
import { listTexts, listVersions, type StoredText, type StoredVersion } from './rules.sql.ts'

/** Texts for every request: served from memory, at most five seconds old. */
export type RulesState = {
  /** The versions of all texts, without content. */
  versions(): readonly StoredVersion[]
  /** The newest version of a text. */
  newest(key: RuleKey): StoredText | undefined
  /** The version number that was in force at a given time. */
  numberAt(key: RuleKey, at: Instant): number | undefined
  /** The versions that members must accept: the same map object until they change. */
  asked(): Accepted
  /** Reloads everything; for the process that has just changed something. */
  refresh(): Promise<void>
  close(): Promise<void>
}

type State = {
  readonly versions: readonly StoredVersion[]
  readonly texts: ReadonlyMap<RuleKey, StoredText>
  readonly asked: Accepted
}

/** Reload interval, which also makes up for missed notifications. */
const REFRESH_MILLISECONDS = 5_000

/** Loads the texts and keeps them up to date. */
export async function openRulesState({
  db,
  bus,
  log,
}: Pick<Deps, 'db' | 'bus' | 'log'>): Promise<RulesState> {
  let state = await loadState(db)
  let begun = 0
  let shown = 0
  // Reloads may overlap; the result of an older one never replaces that of a newer one.
  const take = async (load: () => Promise<State | undefined>) => {
    const mine = ++begun
    const fresh = await load()
    if (mine < shown) return
    shown = mine
    if (fresh) state = fresh
  }
  const refresh = () => take(() => loadState(db, state))
  const reading = underWay()
  const inBackground = (work: Promise<void>) =>
    void reading.keep(work).catch(err => log.warn({ err }, 'the terms could not be read'))
  /** Contents are read only when the versions have changed. */
  const look = async () => {
    const versions = await listVersions(db)
    return versions.length === state.versions.length ? undefined : loadState(db, state)
  }
  const stopHearing = bus.subscribe(contentChanged, ({ part }) => {
    if (part === 'rules') inBackground(refresh())
  })
  const timer = setInterval(() => inBackground(take(look)), REFRESH_MILLISECONDS)
  return {
    versions: () => state.versions,
    newest: key => state.texts.get(key),
    numberAt: (key, at) => versionAt(state.versions, key, at)?.version,
    asked: () => state.asked,
    refresh,
    close: async () => {
      clearInterval(timer)
      stopHearing()
      await reading.done()
    },
  }
}

async function loadState(db: Deps['db'], before?: State): Promise<State> {
  const [versions, texts] = await Promise.all([listVersions(db), listTexts(db)])
  const asked = askedVersions(versions)
  return {
    versions,
    texts: new Map(texts.map(text => [text.key, text])),
    asked: before && isSame(before.asked, asked) ? before.asked : asked,
  }
}

const isSame = (one: Accepted, other: Accepted): boolean =>
  one.size === other.size && [...one].every(([key, version]) => other.get(key) === version)
