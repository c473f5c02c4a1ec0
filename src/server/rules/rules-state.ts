import type { Instant } from '#domain/instant.ts'
import type { RuleKey } from '#domain/rules/rule-keys.ts'
import { type Accepted, askedVersions, versionAt } from '#domain/rules/rule-version.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { underWay } from '#server/platform/work/under-way.ts'
import { contentChanged } from '#server/site/site.ts'
import { listTexts, listVersions, type StoredText, type StoredVersion } from './rules.sql.ts'

/** The texts as every call needs them: answered from memory, at most five seconds old. */
export type RulesState = {
  /** The versions of all texts, without what they say. */
  versions(): readonly StoredVersion[]
  /** A text in its newest version. */
  newest(key: RuleKey): StoredText | undefined
  /** The number of the version that was in force at a moment. */
  numberAt(key: RuleKey, at: Instant): number | undefined
  /** What members have to have accepted: the same map as long as it is the same versions. */
  asked(): Accepted
  /** Reads everything afresh; for the process that has just changed it. */
  refresh(): Promise<void>
  close(): Promise<void>
}

type State = {
  readonly versions: readonly StoredVersion[]
  readonly texts: ReadonlyMap<RuleKey, StoredText>
  readonly asked: Accepted
}

/** A missed notice heals within this time. */
const REFRESH_MILLISECONDS = 5_000

/** Loads the texts and keeps them fresh. */
export async function openRulesState({
  db,
  bus,
  log,
}: Pick<Deps, 'db' | 'bus' | 'log'>): Promise<RulesState> {
  let state = await loadState(db)
  let begun = 0
  let shown = 0
  // Reads overlap; the one that began last is the truest, and an older one never covers it.
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
    void reading.keep(work).catch(err => log.warn({ err }, 'the texts of the house were not read'))
  /** The texts themselves are read where there are other versions. */
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
