// The state of the keeper, in one SQLite file. An answer is on disk before it is given, so a kill loses none.
import { DatabaseSync } from 'node:sqlite'

export type KeptChain = {
  readonly id: number
  readonly gameId: number
  readonly chainEnd: string
  readonly links: number
  readonly intervalSeconds: number
  readonly offsetSeconds: number
  readonly secret: string
  readonly keeperEnd: string
  readonly signature: string
  /** The highest link that was given. */
  readonly given: number
  readonly committedAt: number
}

export type KeptAnswer = {
  readonly gameId: number
  readonly roundId: string
  readonly chainId: number
  readonly closesAt: number
  readonly link: number
  /** Links before it that were never asked for: their rounds are void. */
  readonly skipped: number
  readonly list: string
  readonly listSignature: string
  readonly keeperSeed: string
  readonly linkSignature: string
  readonly at: number
}

/** A signed list that was refused: evidence against the house. */
export type KeptRefusal = {
  readonly at: number
  readonly gameId: number
  readonly roundId: string
  readonly reason: string
  readonly list: string
  readonly listSignature: string
}

export type KeeperStore = ReturnType<typeof openStore>

const TABLES = `
  create table if not exists setting (name text primary key, value text not null) strict;
  create table if not exists chain (
    id integer primary key, gameId integer not null, chainEnd text not null, links integer not null,
    intervalSeconds integer not null, offsetSeconds integer not null, secret text not null, keeperEnd text not null,
    signature text not null, given integer not null default 0, committedAt integer not null,
    unique (gameId, chainEnd)) strict;
  create table if not exists answer (
    gameId integer not null, roundId text not null, chainId integer not null, closesAt integer not null,
    link integer not null, skipped integer not null, list text not null, listSignature text not null,
    keeperSeed text not null, linkSignature text not null, at integer not null,
    primary key (gameId, roundId), unique (chainId, link)) strict;
  -- The last answer of a game is read for each further one.
  create index if not exists answer_by_closing on answer (gameId, closesAt);
  create table if not exists refusal (
    id integer primary key, at integer not null, gameId integer not null, roundId text not null, reason text not null,
    list text not null unique, listSignature text not null) strict;`

const PAGE = 1_000

/** Opens the file, or a store in memory for tests (`:memory:`). */
export function openStore(file: string) {
  const db = new DatabaseSync(file)
  db.exec(`pragma journal_mode = wal; pragma synchronous = full;${TABLES}`)
  const ofChain = db.prepare('select * from chain where gameId = ? and chainEnd = ?')
  const ofRound = db.prepare('select * from answer where gameId = ? and roundId = ?')
  const lastOf = db.prepare('select * from answer where gameId = ? order by closesAt desc limit 1')
  const advance = db.prepare('update chain set given = ? where id = ? and given < ?')
  const addChain = db.prepare(
    `insert into chain (gameId, chainEnd, links, intervalSeconds, offsetSeconds, secret, keeperEnd, signature, committedAt)
     values (:gameId, :chainEnd, :links, :intervalSeconds, :offsetSeconds, :secret, :keeperEnd, :signature, :committedAt)`,
  )
  const addAnswer = db.prepare(
    `insert into answer values (:gameId, :roundId, :chainId, :closesAt, :link, :skipped, :list, :listSignature,
     :keeperSeed, :linkSignature, :at)`,
  )
  const addRefusal = db.prepare(
    `insert or ignore into refusal (at, gameId, roundId, reason, list, listSignature)
     values (:at, :gameId, :roundId, :reason, :list, :listSignature)`,
  )
  const chainsAll = db.prepare(
    'select gameId, chainEnd, links, keeperEnd, signature, given, committedAt from chain order by id desc limit ?',
  )
  const answersOf = db.prepare(
    'select * from answer where gameId = ? and closesAt > ? order by closesAt limit ?',
  )
  const refusalsAll = db.prepare('select * from refusal order by id desc limit ?')
  return {
    setting: (name: string, make: () => string): string => {
      db.prepare('insert or ignore into setting values (?, ?)').run(name, make())
      return String(db.prepare('select value from setting where name = ?').get(name)?.value)
    },
    findChain: (gameId: number, chainEnd: string) => ofChain.get(gameId, chainEnd) as KeptChain | undefined,
    addChain: (chain: Omit<KeptChain, 'id' | 'given'>) => void addChain.run(chain),
    findAnswer: (gameId: number, roundId: string) => ofRound.get(gameId, roundId) as KeptAnswer | undefined,
    lastAnswer: (gameId: number) => lastOf.get(gameId) as KeptAnswer | undefined,
    addAnswer: (answer: KeptAnswer) => {
      db.exec('begin immediate')
      try {
        addAnswer.run(answer)
        advance.run(answer.link, answer.chainId, answer.link)
        db.exec('commit')
      } catch (fault) {
        db.exec('rollback')
        throw fault
      }
    },
    addRefusal: (refusal: KeptRefusal) => void addRefusal.run(refusal),
    chains: () => chainsAll.all(PAGE),
    answers: (gameId: number, after: number) => answersOf.all(gameId, after, PAGE),
    refusals: () => refusalsAll.all(PAGE),
    close: () => db.close(),
  }
}
