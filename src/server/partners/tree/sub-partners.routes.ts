import { wireRates } from '#contract/partner/commission-words.ts'
import type { subPartnerContract } from '#contract/partner/sub-partners.ts'
import type { MemberId } from '#domain/ids.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { NO_RATES } from '#domain/partners/commission-rates.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { readSubPartners, type SubPartnerRow } from './read-partners.ts'
import { changeSubPartner, createSubPartner, type SubPartnerDeps } from './sub-partners.ts'

/** Routes for partners' own sub-partners; the tree is always the caller's. */
export const subPartnerRoutes = (deps: SubPartnerDeps): Handlers<typeof subPartnerContract> => ({
  list: async ({ caller }) => {
    const { own, partners } = await readSubPartners(deps, caller.memberId)
    return accept({
      own: {
        level: own?.level ?? null,
        active: own?.active ?? false,
        rates: wireRates(own?.active ? own.rates : NO_RATES),
      },
      partners: partners.map(wireSubPartner),
    })
  },
  create: ({ body, caller }) => createSubPartner(deps, { ...body, partner: caller.memberId }),
  changeRates: ({ params, body: { rates }, caller }) =>
    changeSubPartner(deps, { partner: caller.memberId, id: params.id as MemberId, change: { rates } }),
  changeState: ({ params, body: { active }, caller }) =>
    changeSubPartner(deps, { partner: caller.memberId, id: params.id as MemberId, change: { active } }),
})

const wireSubPartner = (row: SubPartnerRow) => ({
  id: row.memberId,
  nickname: row.nickname,
  level: row.level,
  parent: row.parent,
  isOwn: row.isOwn,
  active: row.active,
  members: row.members,
  rates: wireRates(row.rates),
  since: seoulDay(row.since),
  rolling: row.rolling,
})
