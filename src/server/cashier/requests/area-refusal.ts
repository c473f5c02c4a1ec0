import type { SiteArea } from '#contract/site/site-areas.ts'
import type { Refusal } from '#contract/wire/refusals.ts'
import type { CashierDeps } from '../cashier-ports.ts'

/** Returns why an area of the site accepts no requests now; undefined while it is open (handbook 6.3). */
export function areaRefusal(
  { site }: Pick<CashierDeps, 'site'>,
  area: SiteArea & ('charge' | 'exchange'),
): Refusal<'AREA_IN_MAINTENANCE'> | undefined {
  return site.settings()[`${area}Maintenance`] ? { code: 'AREA_IN_MAINTENANCE', area } : undefined
}
