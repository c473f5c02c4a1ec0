import { expect } from 'vitest'
import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { commissionProducts } from '#domain/partners/commission-product.ts'
import { beginSession } from '#server/members/begin-session.ts'
import { findMember } from '#server/members/members.ts'
import { aCashMember } from '../cashier/cash-member.ts'
import { aBettor, bet, slip } from '../facts/bettor.ts'
import type { House } from '../house/house.ts'

/** Returns the same rates for all products, in wire format. */
export const sameRates = (rolling: number, losing: number) =>
  commissionProducts.map(product => ({ product, rolling, losing }))

type Place = { readonly memberId: MemberId; readonly nickname: string }

type Partner = Place & { readonly token: string }
type Player = Place & {
  readonly betId: string
  readonly requestId: string
  readonly stake: number
  readonly deposit: number
}

/** A partner with a member, a partner below with another member, and all their data that no one else may read. */
export type Tree = {
  readonly partner: Partner
  readonly sub: Partner
  readonly member: Player
  readonly below: Player
  readonly grant: number
  readonly claimId: string
  readonly messageId: number
  readonly title: string
}

/** Where a tree is created: an operator's login, and the match that is bet on. */
type Ground = { readonly house: House; readonly admin: string; readonly fixture: number }

/** Returns the answer of a call that must be accepted. */
export async function answered(house: House, path: string, body: object | undefined, token: string) {
  const answer = await (body ? house.post(path, body, { token }) : house.get(path, { token }))
  expect(answer.ok, `${path}: ${answer.status} ${await answer.clone().text()}`).toBe(true)
  return answer.json()
}

async function placeOf({ deps }: House, memberId: MemberId): Promise<Place> {
  const found = await findMember(deps.db, memberId)
  assert(found, 'the member was just made')
  return { memberId, nickname: found.nickname }
}

const tokenOf = ({ deps, app }: House, memberId: MemberId): Promise<string> =>
  deps.db.transaction(tx => beginSession(tx, { clock: deps.clock, site: app.site }, memberId, '127.0.0.1'))

/** Creates a partner by an operator's operation. */
async function aPartner(
  { house, admin }: Ground,
  above: MemberId | undefined,
  [level, rolling]: readonly [number, number],
): Promise<Partner> {
  const { memberId } = await aBettor(house, above === undefined ? {} : { recommendedBy: above })
  const member = await findMember(house.deps.db, memberId)
  const made = { userId: member?.userId ?? '', level, rates: sameRates(rolling, 100), reason: '파트너 계약' }
  await answered(house, 'admin/partners', made, admin)
  return { ...(await placeOf(house, memberId)), token: await tokenOf(house, memberId) }
}

/** Creates a member below the given one, with a lost bet and an approved deposit. */
async function aPlayer({ house, admin, fixture }: Ground, above: MemberId, stake: number): Promise<Player> {
  const player = await aCashMember(house, { recommendedBy: above })
  const body = slip(player, [{ fixture, pick: 'X', odds: 200 }], { amounts: stake })
  const placed = await bet(house, player, body)
  expect(placed.status, await placed.clone().text()).toBe(200)
  const deposit = 10 * stake
  const asked = { amount: deposit, key: crypto.randomUUID() }
  const { id: requestId } = await answered(house, 'charge/requests', asked, player.token)
  await answered(house, `admin/cash-requests/${requestId}/approve`, { reason: '입금 확인' }, admin)
  const { id: betId } = await placed.json()
  return { ...(await placeOf(house, player.memberId)), betId, requestId, stake, deposit }
}

type Amounts = { readonly stake: number; readonly stakeBelow: number; readonly grant: number }

/** Creates a tree whose members have bet and deposited these amounts. The bets are not settled yet. */
export async function aTree(ground: Ground, { stake, stakeBelow, grant }: Amounts): Promise<Tree> {
  const { house, admin } = ground
  const partner = await aPartner(ground, undefined, [3, 100])
  const sub = await aPartner(ground, partner.memberId, [4, 50])
  const member = await aPlayer(ground, partner.memberId, stake)
  const below = await aPlayer(ground, sub.memberId, stakeBelow)
  const given = { key: crypto.randomUUID(), amount: grant, reason: '추천 이벤트' }
  await answered(house, `admin/partners/${partner.memberId}/grant`, given, admin)
  const body = { key: crypto.randomUUID(), item: 'event', method: 'points', amount: grant }
  const { id: claimId } = await answered(house, 'calculate/claims', body, partner.token)
  const to = { kind: 'member', name: partner.nickname }
  const title = `${partner.nickname} 안내`
  await answered(house, 'admin/messages', { to, title, contents: '정산 안내입니다.', reason: '안내' }, admin)
  const { messages } = await answered(house, 'message', undefined, partner.token)
  return { partner, sub, member, below, grant, claimId, messageId: messages[0].id, title }
}
