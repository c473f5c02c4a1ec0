import type { DeskGame, deskGameSorts, deskGameStates } from '#contract/back-office/minigames/game-desk.ts'
import { pageOf } from '#contract/wire/paging.ts'
import type { MinigameId } from '#domain/ids.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { roundName } from '#domain/minigames/round-times.ts'
import { searchWords } from '#domain/search-text.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Game, Games } from '../../games/games-state.ts'
import { listRunning } from '../rounds/desk-rounds.sql.ts'
import { listRoundStakes } from '../rounds/round-bets.sql.ts'
import { wireTime } from '../wire-words.ts'
import { type DaySum, listDaySums } from './game-day-sums.sql.ts'
import { listMinigameLevels } from './level-limits.sql.ts'

export type ReadGamesDeps = Pick<Deps, 'db' | 'clock'> & { readonly games: Pick<Games, 'all' | 'find'> }

export type GamesAsked = {
  readonly search: string
  readonly kind: string | undefined
  readonly state: (typeof deskGameStates)[number] | undefined
  readonly sort: (typeof deskGameSorts)[number]
  readonly page: number
}

/** Returns a page of the games with their running rounds and figures of today. */
export async function readDeskGames({ db, clock, games }: ReadGamesDeps, asked: GamesAsked) {
  const today = new Map((await listDaySums(db, seoulDay(clock.now()))).map(sum => [sum.gameId, sum] as const))
  const found = games.all().filter(game => isFound(game, asked))
  const { rows, ...counts } = pageOf(sorted(found, asked.sort, today), asked.page)
  const running = await readRunning(
    { db, clock },
    rows.map(({ id }) => id),
  )
  return {
    games: rows.map((game): DeskGame => {
      const { stakes, paid } = today.get(game.id) ?? { stakes: 0, paid: 0 }
      return { ...gameHead(game), running: running.get(game.id) ?? null, stakes, paid, hold: stakes - paid }
    }),
    ...counts,
  }
}

/** Returns the stake and winnings limits of each level, lowest first. */
export const readLevels = ({ db }: Pick<ReadGamesDeps, 'db'>) => listMinigameLevels(db)

/** Returns all games in their order, and their kinds. */
export function readChoices({ games }: Pick<ReadGamesDeps, 'games'>) {
  const all = games.all()
  const kinds = new Map(all.map(({ kind }) => [kind.id, kind.title] as const))
  return {
    games: all.map(({ id, title }) => ({ gameId: id, title })),
    kinds: [...kinds].map(([kind, title]) => ({ kind, title })),
  }
}

/** Common fields of a game in lists and on its own page. */
export const gameHead = ({ id, title, route, kind, group, intervalSeconds, terms }: Game) => ({
  gameId: id,
  title,
  route,
  kind: kind.id,
  kindTitle: kind.title,
  group,
  intervalSeconds,
  closeSeconds: terms.closeSeconds,
  shown: terms.shown,
  open: terms.open,
  maintenance: terms.maintenance,
  maintenanceText: terms.maintenanceText,
})

/** Returns the running round of each game, with the stakes on it. */
export async function readRunning(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  gameIds: readonly MinigameId[],
): Promise<ReadonlyMap<MinigameId, NonNullable<DeskGame['running']>>> {
  const rounds = await listRunning(db, gameIds, clock.now())
  const stakes = new Map(
    (
      await listRoundStakes(
        db,
        rounds.map(({ id }) => id),
      )
    ).map(one => [one.roundId, one.stakes] as const),
  )
  return new Map(
    rounds.map(round => [
      round.gameId,
      {
        id: round.id,
        round: round.number,
        roundId: roundName(round),
        closesAt: wireTime(round.closesAt),
        drawsAt: wireTime(round.drawsAt),
        stakes: stakes.get(round.id) ?? 0,
      },
    ]),
  )
}

function isFound({ id, title, kind, terms }: Game, { search, kind: asked, state }: GamesAsked): boolean {
  if (asked !== undefined && kind.id !== asked) return false
  if (search !== '' && !searchWords(title).includes(search) && String(id) !== search) return false
  const { shown, open, maintenance } = terms
  switch (state) {
    case undefined:
      return true
    case 'open':
      return shown && open && !maintenance
    case 'maintenance':
      return maintenance
    case 'off':
      return !shown || !open
  }
}

/** Largest first, except for the default order and the order by title. */
function sorted(
  games: readonly Game[],
  sort: GamesAsked['sort'],
  today: ReadonlyMap<MinigameId, DaySum>,
): readonly Game[] {
  const stakes = ({ id }: Game) => today.get(id)?.stakes ?? 0
  const hold = (game: Game) => stakes(game) - (today.get(game.id)?.paid ?? 0)
  switch (sort) {
    case 'position':
      return games
    case 'title':
      return games.toSorted((a, b) => a.title.localeCompare(b.title, 'ko'))
    case 'stakes':
      return games.toSorted((a, b) => stakes(b) - stakes(a))
    case 'hold':
      return games.toSorted((a, b) => hold(b) - hold(a))
  }
}
