import type { FixtureId } from '#domain/ids.ts'
import { tellResettled } from '#server/community/community.ts'
import { settleFixture } from '#server/settlement/settlement.ts'
import type { House } from '../house/house.ts'

/** Settles a fixture as the server does automatically, and waits for it. */
export const settleInHouse = ({ deps, app }: House, fixture: number): Promise<void> =>
  settleFixture(
    { ...deps, site: app.site, tellResettled: (tx, resettled) => tellResettled(deps, tx, resettled) },
    fixture as FixtureId,
  )
