import { accountEventTexts } from '#contract/account/account-event-texts.ts'
import { loginEventTexts } from '#contract/back-office/login-event-texts.ts'
import type { memberDeskContract } from '#contract/back-office/member-desk.ts'
import { pageCountsOf, partOf } from '#contract/wire/paging.ts'
import { betStatusCode } from '#domain/bets/bet-status.ts'
import type { MemberId } from '#domain/ids.ts'
import { accept, refuse } from '#domain/result.ts'
import { listBets, listMoneyChanges, wireBet } from '#server/bets/bets.ts'
import { readPointChanges } from '#server/ledger/ledger.ts'
import { findMember, readNotes } from '#server/members/members.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { phoneSearched } from './phone-search.ts'
import { type ReadMembersDeps, readLogins, readMember, readMembers } from './read-members.ts'
import { seoul, seoulOrNone, wireMember } from './wire-member.ts'

const unknown = () => refuse({ code: 'NOT_FOUND' } as const)

/** Operator routes for members: the list, and the details of one. */
export const memberDeskRoutes = (deps: ReadMembersDeps): Handlers<typeof memberDeskContract> => {
  const isMember = async (id: number) => (await findMember(deps.db, id as MemberId)) !== undefined
  return {
    members: async ({ query: { page, sort, ...asked }, caller }) => {
      const filter = { ...asked, phoneMark: phoneSearched(deps, caller, asked.search) }
      const { rows, totalCount } = await readMembers(deps, filter, { ...partOf(page), sort })
      return accept({
        members: rows.map(wireMember),
        ...pageCountsOf(totalCount),
      })
    },
    member: async ({ params }) => {
      const found = await readMember(deps, params.id as MemberId)
      return found ? accept(wireView(found)) : unknown()
    },
    changes: async ({ params, query: { purse, before } }) => {
      const id = params.id as MemberId
      if (!(await isMember(id))) return unknown()
      const read = purse === 'wallet' ? listMoneyChanges : readPointChanges
      const { changes, hasMore } = await read(deps, id, before)
      return accept({ changes: changes.map(({ at, ...one }) => ({ ...one, at: seoul(at) })), hasMore })
    },
    bets: async ({ params, query: { page, state } }) => {
      const memberId = params.id as MemberId
      if (!(await isMember(memberId))) return unknown()
      const statusCode = state && betStatusCode[state]
      const whole = { gameType: undefined, from: undefined, to: undefined }
      const { bets, ...counts } = await listBets(deps, { memberId, statusCode, page, ...whole })
      return accept({ bets: bets.map(told => wireBet(told)), ...counts })
    },
    logins: async ({ params, query }) => {
      const id = params.id as MemberId
      if (!(await isMember(id))) return unknown()
      return accept(wireLogins(await readLogins(deps, id, query.page)))
    },
    notes: async ({ params, query }) => {
      const id = params.id as MemberId
      if (!(await isMember(id))) return unknown()
      const { notes, ...counts } = await readNotes(deps, id, query.page)
      return accept({
        notes: notes.map(({ writtenAt, ...note }) => ({ ...note, writtenAt: seoul(writtenAt) })),
        ...counts,
      })
    },
  }
}

type View = NonNullable<Awaited<ReturnType<typeof readMember>>>

function wireView({
  joinedAt,
  activatedAt,
  recommenderId,
  recommenderUserId,
  recommenderNickname,
  use,
  lastLogin,
  bans,
  ...view
}: View) {
  const [dayStaked, weekStaked, monthStaked, dayReturned, weekReturned, monthReturned] = use
  return {
    ...view,
    bans: [...bans],
    joinedAt: seoul(joinedAt),
    activatedAt: seoulOrNone(activatedAt),
    recommender:
      recommenderId === null
        ? null
        : { id: recommenderId, userId: recommenderUserId ?? '', nickname: recommenderNickname ?? '' },
    use: {
      day: { staked: dayStaked, returned: dayReturned },
      week: { staked: weekStaked, returned: weekReturned },
      month: { staked: monthStaked, returned: monthReturned },
    },
    lastLogin: lastLogin && {
      at: seoul(lastLogin.at),
      address: lastLogin.address,
      device: lastLogin.agent,
    },
  }
}

const eventTexts: Readonly<Record<string, string>> = { ...loginEventTexts, ...accountEventTexts }

const wireLogins = ({ devices, events, neighbours, ...counts }: Awaited<ReturnType<typeof readLogins>>) => ({
  devices: devices.map(({ id, agent, madeAt, usedAt, trustedUntil, isThis }) => ({
    id,
    label: agent,
    firstUsedAt: seoul(madeAt),
    lastUsedAt: seoul(usedAt),
    isLoggedIn: isThis,
    trustedUntil: seoulOrNone(trustedUntil),
  })),
  neighbours: neighbours.map(({ lastAt, ...one }) => ({ ...one, lastAt: seoul(lastAt) })),
  logins: events.map(({ id, at, what, address, agent, detail, isFailure }) => ({
    id,
    at: seoul(at),
    address,
    device: agent,
    ok: !isFailure,
    result: [eventTexts[what] ?? what, detail].filter(Boolean).join(' · '),
  })),
  ...counts,
})
