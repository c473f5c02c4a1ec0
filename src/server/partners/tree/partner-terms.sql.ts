import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type AgentProduct, commissionProducts } from '#domain/partners/commission-product.ts'
import { type CommissionRates, ratesBy } from '#domain/partners/commission-rates.ts'
import type { CommissionTerms } from '#domain/partners/earning-path.ts'
import type { PartnerLevel } from '#domain/partners/partner-level.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

type TermsRow = Omit<CommissionTerms, 'rates'> & {
  readonly version: number
  readonly rolling: readonly number[]
  readonly losing: readonly number[]
  readonly changedBy: string
  readonly reason: string
}

/** Stored terms, with author and reason. */
export type KeptTerms = CommissionTerms & Pick<TermsRow, 'version' | 'changedBy' | 'reason'>

const columns = sql`t.member_id as "memberId", t.version, t.since, t.level, t.active, t.rolling, t.losing,
  t.agent_of as "agentOf", t.changed_by as "changedBy", t.reason`

const kept = ({ rolling, losing, ...row }: TermsRow): KeptTerms => ({
  ...row,
  rates: ratesOf(rolling, losing),
})

const ratesOf = (rolling: readonly number[], losing: readonly number[]): CommissionRates =>
  ratesBy(product => {
    const place = commissionProducts.indexOf(product)
    return { rolling: rolling[place] ?? 0, losing: losing[place] ?? 0 }
  })

/** The newest version of each of these members that has one. */
export const listNewestTerms = async (db: Queries, ids: readonly MemberId[]): Promise<KeptTerms[]> =>
  (
    await db.many<TermsRow>(sql`
      select distinct on (t.member_id) ${columns} from commission_terms t
      where t.member_id = any(${ids}::bigint[]) order by t.member_id, t.version desc`)
  ).map(kept)

/** All versions of these members, in order per member. */
export const listTermsVersions = async (db: Queries, ids: readonly MemberId[]): Promise<KeptTerms[]> =>
  (
    await db.many<TermsRow>(sql`
      select ${columns} from commission_terms t
      where t.member_id = any(${ids}::bigint[]) order by t.member_id, t.version`)
  ).map(kept)

export type NewTerms = {
  readonly memberId: MemberId
  readonly since: Instant
  readonly level: PartnerLevel | null
  readonly active: boolean
  readonly rates: CommissionRates
  readonly agentOf: readonly AgentProduct[]
  readonly changedBy: string
  readonly reason: string
}

export const insertTerms = (tx: Tx, { memberId, since, level, active, rates, ...rest }: NewTerms) =>
  tx.run(sql`
    insert into commission_terms (member_id, version, since, level, active, rolling, losing, agent_of, changed_by, reason)
    select ${memberId}, coalesce(max(version), 0) + 1, greatest(${timestamp(since)}, max(since)), ${level}, ${active},
      ${commissionProducts.map(product => rates[product].rolling)}::integer[],
      ${commissionProducts.map(product => rates[product].losing)}::integer[],
      ${rest.agentOf}::text[], ${rest.changedBy}, ${rest.reason}
    from commission_terms where member_id = ${memberId}`)

/** Login name of the author of each version of a member's terms. */
export const listChangers = (db: Queries, id: MemberId) =>
  db.many<{ version: number; userId: string }>(sql`
    select t.version, m.user_id as "userId" from commission_terms t
    join member m on m.id = substring(t.changed_by from '^(?:operator|member):([0-9]+)$')::bigint
    where t.member_id = ${id}`)

/** A step of the path from a bettor through recommenders up to the house, with its distance. */
export type StepUp = { readonly memberId: MemberId; readonly above: MemberId; readonly steps: number }

/** The path up from each of these members, themselves first. */
export const listWaysUp = (db: Queries, ids: readonly MemberId[]) =>
  db.many<StepUp>(sql`
    with recursive up(member_id, above, steps) as (
      select id, id, 0 from unnest(${ids}::bigint[]) start(id)
      union all
      select up.member_id, m.recommended_by, up.steps + 1
      from up join member m on m.id = up.above where m.recommended_by is not null and up.steps < 60
    )
    select member_id as "memberId", above, steps from up order by member_id, steps`)

/** The newest terms of everybody below a member, if active. */
export const listActiveBelow = async (db: Queries, id: MemberId): Promise<KeptTerms[]> =>
  (
    await db.many<TermsRow>(sql`
      with recursive below(id) as (
        select id from member where recommended_by = ${id}
        union
        select m.id from below join member m on m.recommended_by = below.id
      )
      select ${columns} from below
      cross join lateral (
        select * from commission_terms t where t.member_id = below.id order by t.version desc limit 1
      ) t
      where t.active`)
  ).map(kept)

/** A partner or member with rates, for lists; `parentId` is the next partner above. */
export type TermedMember = KeptTerms & {
  readonly userId: string
  readonly nickname: string
  readonly status: string
  readonly kind: string
  readonly recommenderCode: string
  readonly recommendedBy: MemberId | null
  readonly members: number
}

/** Selects those below a partner, or one member, who then needs neither terms nor partner rights. */
export type TermedFilter = { readonly below?: MemberId; readonly one?: MemberId }

/** All members who have terms or are partners, with the number of members below. */
export const listTermed = async (
  db: Queries,
  { below, one }: TermedFilter,
): Promise<readonly TermedMember[]> => {
  const rows = await db.many<TermsRow & Omit<TermedMember, keyof KeptTerms>>(sql`
    with recursive tree(top, id) as (
      select p.id, m.id from member p join member m on m.recommended_by = p.id
      where ${one === undefined ? sql`p.kind = 'partner' or exists (select from commission_terms t where t.member_id = p.id)` : sql`p.id = ${one}`}
      union
      select tree.top, m.id from tree join member m on m.recommended_by = tree.id
    )
    select ${columns}, p.id as "memberId", p.user_id as "userId", p.nickname, p.status, p.kind,
      p.recommender_code as "recommenderCode", p.recommended_by as "recommendedBy",
      (select count(*) from tree join member m on m.id = tree.id where tree.top = p.id and m.status <> 'refused') as members
    from member p
    left join lateral (
      select * from commission_terms t where t.member_id = p.id order by t.version desc limit 1
    ) t on true
    where ${one === undefined ? sql`(p.kind = 'partner' or t.member_id is not null)` : sql`p.id = ${one} and p.kind <> 'operator'`}
      and ${below === undefined ? sql`true` : sql`p.id in (select id from tree where top = ${below})`}
    order by t.level nulls last, p.id`)
  return rows.map(row => {
    const { rolling, losing, version, ...rest } = row
    return {
      ...rest,
      version: version ?? 0,
      active: rest.active ?? false,
      agentOf: rest.agentOf ?? [],
      changedBy: rest.changedBy ?? '',
      reason: rest.reason ?? '',
      rates: ratesOf(rolling ?? [], losing ?? []),
    }
  })
}
