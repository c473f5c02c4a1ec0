import type { MemberId } from '#domain/ids.ts'
import { type CommissionProduct, commissionProducts } from '#domain/partners/commission-product.ts'
import { type CommissionRates, NO_RATE, ratesBy } from '#domain/partners/commission-rates.ts'
import type { PartnerLevel } from '#domain/partners/partner-level.ts'
import type { TestClock } from '#tests/support/house/clock.ts'
import type { PartnerWorld } from '#tests/support/partners/partner-tree.ts'
import type { PlainRates } from '#tests/support/partners/plain-commissions.ts'
import type { Chance } from './chance.ts'

/**
 * Six partners on four levels, and members below them and below each other, some of them agents; with their opening
 * credits.
 */
export type MonthTree = {
  readonly recommenderOf: ReadonlyMap<MemberId, MemberId | null>
  readonly ratesOf: ReadonlyMap<MemberId, readonly PlainRates[]>
  readonly members: readonly MemberId[]
  /** Gives one of the lowest partners new rates from now on, if the rules allow them. */
  readonly changeSomeRates: () => Promise<void>
}

const MEMBERS = 30
const AGENT_PRODUCTS = ['casino', 'mini'] as const
const isOfAgents = new Set<CommissionProduct>(['casino', 'slot', 'mini'])

export async function makeMonthTree(
  world: PartnerWorld,
  clock: TestClock,
  { below, oneOf }: Chance,
): Promise<MonthTree> {
  const recommenderOf = new Map<MemberId, MemberId | null>()
  const ratesOf = new Map<MemberId, PlainRates[]>()
  const note = (id: MemberId, rates: CommissionRates, more: Partial<PlainRates> = {}) => {
    const of = (kind: 'rolling' | 'losing') =>
      Object.fromEntries(commissionProducts.map(product => [product, rates[product][kind]]))
    const own = { from: clock.now(), isPartner: true, rolling: of('rolling'), losing: of('losing') }
    ratesOf.set(id, [...(ratesOf.get(id) ?? []), { ...own, agentOf: [], ...more }])
  }
  const someRates = (rolling: number, losing: number) =>
    ratesBy(() => ({ rolling: rolling - below(10), losing: losing - below(100) }))
  const addPartner = async (above: MemberId | null, level: PartnerLevel) => {
    const rates = someRates(120 - 20 * level, 2_400 - 400 * level)
    const id = await world.newPartner(above, level, rates)
    recommenderOf.set(id, above)
    note(id, rates)
    return id
  }
  const tops = [await addPartner(null, 1), await addPartner(null, 2)]
  const middle = [await addPartner(tops[0] ?? null, 2), await addPartner(tops[1] ?? null, 3)]
  const low = [await addPartner(middle[0] ?? null, 4), await addPartner(middle[1] ?? null, 4)]
  const members: MemberId[] = []
  for (let n = 0; n < MEMBERS; n++) {
    const above = n < 20 ? oneOf([...tops, ...middle, ...low]) : oneOf([...members, null])
    const id = await world.newMember(above)
    recommenderOf.set(id, above)
    members.push(id)
    if (n % 5 !== 0) continue
    const rates = ratesBy(product =>
      isOfAgents.has(product) ? { rolling: 1 + below(20), losing: 0 } : NO_RATE,
    )
    const set = await world.setAgent(id, rates, AGENT_PRODUCTS)
    if (set.ok) note(id, rates, { isPartner: false, agentOf: AGENT_PRODUCTS })
  }
  const changeSomeRates = async () => {
    const id = oneOf(low)
    const rates = someRates(39, 790)
    if ((await world.changeRates(id, rates)).ok) note(id, rates)
  }
  return { recommenderOf, ratesOf, members, changeSomeRates }
}
