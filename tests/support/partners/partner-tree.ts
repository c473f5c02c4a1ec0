import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import type { AgentProduct } from '#domain/partners/commission-product.ts'
import { type CommissionRates, ratesBy } from '#domain/partners/commission-rates.ts'
import type { PartnerLevel } from '#domain/partners/partner-level.ts'
import { activateMember, registerMember } from '#server/members/members.ts'
import { changeRates, makePartner, setAgent, setPartnerState } from '#server/partners/tree/make-partner.ts'
import { createBus } from '#server/platform/news/bus.ts'
import type { Db } from '#server/platform/postgres/postgres.ts'
import { uuidSource } from '#server/platform/postgres/uuid.ts'
import type { TestClock } from '../house/clock.ts'

/** Returns the same rates for all products. */
export const flatRates = (rolling: number, losing: number): CommissionRates =>
  ratesBy(() => ({ rolling, losing }))

export type PartnerWorld = ReturnType<typeof partnerWorld>

/** Creates members, partners and their rates with the house's own operations. */
export function partnerWorld(db: () => Db, clock: Pick<TestClock, 'now'>) {
  const newUuid = uuidSource(clock)
  const bus = createBus(fault => {
    throw fault
  })
  const site = { settings: () => ({ secondPerson: {}, tetherMaintenance: false }) as never }
  const deps = () => ({ db: db(), clock, bus, newUuid, site, forgetSessions: () => {} })
  let made = 0
  let operator: MemberId | undefined

  const newMember = (recommendedBy: MemberId | null, kind: 'member' | 'operator' = 'member') =>
    db().transaction(async tx => {
      const name = `w${String(++made).padStart(5, 'a')}`.replaceAll(
        /\d/g,
        digit => 'bcdefghijk'[Number(digit)] ?? '',
      )
      const registered = await registerMember(tx, clock.now(), {
        uid: newUuid(),
        userId: name,
        nickname: name,
        passwordHash: 'none',
        phoneSealed: null,
        birthDate: null,
        recommendedBy,
        kind,
      })
      assert(registered.ok, 'the name is free')
      await activateMember(tx, registered.value.id, clock.now())
      return { id: registered.value.id, userId: name }
    })
  const act = async () => {
    operator ??= (await newMember(null, 'operator')).id
    return { operator: { memberId: operator, userId: 'operator' }, ip: '127.0.0.1', reason: '시험 지정' }
  }
  const done = <T>(answer: { ok: true; value: T } | { ok: false; refusal: unknown }): T => {
    assert(answer.ok, `the act is done: ${JSON.stringify(answer)}`)
    return answer.value
  }
  return {
    deps,
    newUuid,
    act,
    newMember: async (recommendedBy: MemberId | null) => (await newMember(recommendedBy)).id,
    newPartner: async (above: MemberId | null, level: PartnerLevel, rates: CommissionRates) => {
      const { userId } = await newMember(above)
      return done(await makePartner(deps(), { ...(await act()), userId, level, rates })).id
    },
    changeRates: async (memberId: MemberId, rates: CommissionRates) =>
      changeRates(deps(), { ...(await act()), memberId, rates }),
    setActive: async (memberId: MemberId, active: boolean) =>
      setPartnerState(deps(), { ...(await act()), memberId, active }),
    setAgent: async (memberId: MemberId, rates: CommissionRates, agentOf: readonly AgentProduct[]) =>
      setAgent(deps(), { ...(await act()), memberId, rates, agentOf }),
  }
}
