import { sandboxAccounts } from '#dev/ground/sandbox/keep-supplier.ts'
import {
  listGames,
  listProviders,
  putGame,
  putSupplier,
  setGame,
  setProvider,
} from '#server/casino/suppliers/suppliers.sql.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { largestWinOf, retiredSlots, slots, tables } from '../../../sandbox/supplier/games.ts'

type Shown = { readonly provider: number; readonly account: string; readonly games: readonly string[] }

/** The sandbox games of each provider in the lobby. Each of the eight has a table, some have slots. */
const shown: readonly Shown[] = [
  { provider: 1, account: 'sandbox', games: ['baccarat-1', 'roulette-1', 'classic'] },
  { provider: 2, account: 'sandbox', games: ['dragon-tiger-1', 'waves'] },
  { provider: 3, account: 'sandbox', games: ['sic-bo-1', 'honeycomb'] },
  { provider: 4, account: 'sandbox', games: ['baccarat-2'] },
  { provider: 5, account: 'sandbox', games: ['roulette-2', 'moon'] },
  { provider: 6, account: 'sandbox', games: ['dragon-tiger-2'] },
  { provider: 7, account: 'sandbox', games: ['sic-bo-2', 'breakers'] },
  { provider: 8, account: 'sandbox', games: ['baccarat-3', 'constellation'] },
  { provider: 9, account: 'sandbox-cx', games: ['cx-baccarat', 'cx-roulette', 'light', 'cx-sun'] },
  {
    provider: 10,
    account: 'sandbox-vinus',
    games: ['vinus-baccarat', 'vinus-sic-bo', 'vinus-hills', 'vinus-patchwork'],
  },
]

const names = [
  '카지노 A',
  '카지노 B',
  '카지노 C',
  '카지노 D',
  '카지노 E',
  '카지노 F',
  '카지노 G',
  '카지노 H',
  'CX',
  '비너스',
]

/** Connects the sandbox supplier and puts its games into the lobby. `npm start` passes its address. */
export const seedCasino =
  (address: string) =>
  ({ db, clock, seal }: Deps): Promise<void> =>
    db.transaction(async tx => {
      const at = clock.now()
      const ids = new Map<string, number>()
      for (const { code, name, dialect, secret } of sandboxAccounts) {
        const supplier = {
          code,
          name,
          dialect,
          secretSealed: seal.seal(secret),
          addresses: ['127.0.0.1/32', '::1/128'],
          address: `${address}/${code}`,
          isOn: true,
          at,
        }
        ids.set(code, await putSupplier(tx, supplier))
      }
      const connected = new Set(
        (await listProviders(tx)).flatMap(one => (one.supplierId === null ? [] : [one.id])),
      )
      for (const { provider, account, games } of shown) {
        // Keeps what operators have changed since the first start.
        if (!connected.has(provider))
          await setProvider(tx, {
            id: provider,
            name: names[provider - 1] ?? '',
            supplierId: ids.get(account) ?? null,
            isOn: true,
            position: provider,
            image: '',
          })
        for (const [index, code] of games.entries())
          await putGame(tx, {
            ...gameRow(code),
            providerId: provider,
            isOn: true,
            position: provider * 10 + index,
            addedAt: at,
          })
      }
      const retired = new Set(retiredSlots.map(({ code }) => code))
      for (const game of await listGames(tx))
        if (game.isOn && retired.has(game.code)) await setGame(tx, { ...game, isOn: false })
    })

/** Returns the lobby's data of a sandbox game. Its own most for wins is its largest one, so that none is held. */
function gameRow(code: string) {
  const winMultipleMax = Math.ceil((largestWinOf(code) ?? 100) / 100)
  const table = tables.find(one => one.code === code)
  if (table) {
    const { name, kind, seconds } = table
    const row = { code, name, kind: 'table' as const, family: kind.id, roundSeconds: seconds }
    return { ...row, returnRate: null, winMultipleMax }
  }
  const slot = slots.find(one => one.code === code)
  if (!slot) throw new Error(`the sandbox has no ${code}`)
  const [paid, of] = slot.expected()
  return {
    code,
    name: slot.name,
    kind: 'slot' as const,
    family: slot.family,
    returnRate: Number((paid * 10_000n) / of),
    roundSeconds: null,
    winMultipleMax,
  }
}
