import { type purseContract, wirePurseChanges } from '#contract/account/purse.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { accept, refuse } from '#domain/result.ts'
import { readConversions, readPointChanges } from '#server/ledger/ledger.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { type ConvertDeps, convertPoints } from './convert-points.ts'

/** Member routes for their points. */
export const purseRoutes = (deps: ConvertDeps): Handlers<typeof purseContract> => ({
  convertPoints: async ({ body, caller: { memberId } }) => {
    if (body.memberId !== memberId) return refuse({ code: 'OTHER_MEMBER' })
    const conversion = { memberId, amount: body.point, seenUpdatedAt: body.userUpdatedAt }
    const done = await convertPoints(deps, conversion)
    if (!done.ok) return done
    const { wallet, points, updatedAt } = done.value
    return accept({
      emoney: wallet,
      point: points,
      updatedAt: formatSeoul(updatedAt, 'YYYY-MM-DD HH:mm:ss'),
    })
  },
  pointChanges: async ({ caller, query: { before, only } }) =>
    accept(
      wirePurseChanges(await (only ? readConversions : readPointChanges)(deps, caller.memberId, before)),
    ),
})
