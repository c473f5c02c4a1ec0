import { CaseDesk } from './case-desk.ts'
import type { Case, Need } from './cases/case.ts'
import { ruleText } from './paper-rules.ts'
import { enter, type Player, type Site } from './players.ts'
import type { SteadyCaller } from './steady-caller.ts'

export type CasesOptions = {
  readonly caller: SteadyCaller
  readonly cases: readonly Case[]
  /** Sessions of the seats. A case that opens games leaves a new session in its seat. */
  readonly players: Player[]
  readonly site: Site | undefined
  /** Longest pause that a case may take. */
  readonly waitMilliseconds: number
  /** An answer that takes longer is slow. */
  readonly slowMilliseconds: number
  readonly run: string
}

export type CasesPlayed = {
  readonly faults: readonly string[]
  readonly played: readonly string[]
  /** Cases that were left out, each with the reason. */
  readonly notTried: readonly string[]
}

/** After this many calls the times are looked at: a wallet that takes seconds for each answer is not played further. */
const CALLS_BEFORE_TIMES = 40

/** Plays cases one after the other. Never throws: a fault of the kit in a case is reported as one. */
export async function playCases(options: CasesOptions): Promise<CasesPlayed> {
  const { caller, cases, players } = options
  const faults: string[] = []
  const played: string[] = []
  const notTried: string[] = []
  for (const [index, one] of cases.entries()) {
    const missing = stopReason(options) ?? missingFor(options, one.needs ?? [])
    if (missing !== undefined) {
      notTried.push(`${one.name} (${ruleText(one.rule)}): ${missing}`)
      continue
    }
    await syncBalances(caller, players)
    const desk = new CaseDesk({ ...options, one, prefix: `${options.run}.${index}` })
    try {
      await one.play(desk)
    } catch (fault) {
      desk.fault(`the case ended early: ${fault instanceof Error ? fault.message : String(fault)}`)
    }
    if (one.needs?.some(need => typeof need === 'object' || opensGames.has(need))) await openAgain(options)
    played.push(one.name)
    faults.push(...desk.faults)
  }
  return { faults, played, notTried }
}

function stopReason({ caller, slowMilliseconds }: CasesOptions): string | undefined {
  if (caller.isAway) return 'the wallet left calls without an answer'
  const isSlow = caller.calls >= CALLS_BEFORE_TIMES && caller.times.isSlowerThan(slowMilliseconds)
  return isSlow ? 'the wallet is too slow' : undefined
}

function missingFor(
  { players, site, waitMilliseconds }: CasesOptions,
  needs: readonly Need[],
): string | undefined {
  const [one, other] = players
  for (const need of needs) {
    if (typeof need === 'object') {
      if (need.waits > waitMilliseconds)
        return `it waits ${(need.waits / 1_000).toLocaleString('en')} s, --wait allows ${waitMilliseconds / 1_000}`
    } else if (need === 'second member') {
      if (!one || !other || one.user === other.user) return 'it needs the tokens of two members'
    } else if (!site) return 'it needs a site where the kit can open games'
    else if (!has[need](site)) return `it needs a site with: ${need}`
  }
  return undefined
}

const has: Readonly<Record<Exclude<Need, { waits: number } | 'second member'>, (site: Site) => boolean>> = {
  launch: () => true,
  'other game': () => true,
  logout: site => site.logout !== undefined,
  stranger: site => site.strangers !== undefined,
  'house calls': site => site.house !== undefined,
  'held win': site => site.heldWin !== undefined,
}

/** Takes the wallet's balances as those of the model, so that the fault of one case is not repeated by the next. */
async function syncBalances(caller: SteadyCaller, players: readonly Player[]): Promise<void> {
  for (const player of players.slice(0, 2)) {
    const { balance } = await caller.call({ kind: 'balance', user: player.user })
    if (balance !== undefined) player.expected = balance
  }
}

const opensGames: ReadonlySet<Need> = new Set<Need>(['launch', 'other game', 'logout', 'house calls'])

/** Opens the game of the first seat again after a case that has ended its session. */
async function openAgain({ caller, players, site }: CasesOptions): Promise<void> {
  const [player] = players
  if (!player || !site) return
  const entered = await enter(caller, await site.launch(player.seat, 'same'), player.seat)
  if (entered.player) players[0] = entered.player
}
