import type { turnoverContract } from '#contract/cashier/turnover.ts'
import { countReasonWord } from '#domain/cashier/turnover/count-bet.ts'
import { turnoverProduct } from '#domain/cashier/turnover/turnover-product.ts'
import { turnoverProductWord } from '#domain/cashier/turnover/turnover-rule.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { readOwnTurnover, type ShownRequirement } from './read-turnover.ts'

/** Member routes for the amount that is still to be bet. */
export const turnoverRoutes = (deps: Pick<Deps, 'db'>): Handlers<typeof turnoverContract> => ({
  own: async ({ caller }) => {
    const { requirements, bets, ...own } = await readOwnTurnover(deps, caller.memberId)
    return accept({
      ...own,
      requirements: requirements.map(wireRequirement),
      bets: bets.map(({ betId, at, gameType, stake, percent, counted, reason }) => ({
        betId,
        at: formatSeoul(at, 'YYYY-MM-DD HH:mm:ss'),
        product: turnoverProductWord[turnoverProduct(gameType)],
        stake,
        percent,
        counted,
        reason: countReasonWord[reason],
      })),
    })
  },
})

export const wireRequirement = <T extends ShownRequirement>({ openedAt, endedAt, ...row }: T) => ({
  ...row,
  openedAt: formatSeoul(openedAt, 'YYYY-MM-DD HH:mm:ss'),
  endedAt: endedAt === null ? null : formatSeoul(endedAt, 'YYYY-MM-DD HH:mm:ss'),
})
