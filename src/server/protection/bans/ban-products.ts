import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { type GameType, gameTypes, gameTypeWord } from '#domain/sports/game-type.ts'
import { guardWallet } from '#server/ledger/ledger.ts'
import { lockMember } from '#server/members/members.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct } from '#server/site/site.ts'
import { listBans, putBans } from './product-bans.sql.ts'

type Asked = { readonly memberId: MemberId; readonly products: readonly GameType[] }

/**
 * Sets the kinds of games on which a member may not bet; an empty list lifts all bans. Takes the wallet lock: each bet
 * either precedes the ban or is refused, and a waiting in-play bet is refunded. Open bets continue and pay. With an
 * act log entry; unchanged bans change nothing.
 */
export const banProducts = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  act: OperatorAct,
  { memberId, products }: Asked,
): Promise<Result<{ id: number }, Refusal<'NOT_FOUND'>>> =>
  db.transaction(async tx => {
    const member = await lockMember(tx, memberId)
    if (!member || member.kind === 'operator' || member.status === 'left' || member.status === 'refused')
      return refuse({ code: 'NOT_FOUND' })
    await guardWallet(tx, memberId)
    const before = wordsOf(await listBans(tx, memberId))
    const after = wordsOf(products)
    if (before === after) return accept({ id: memberId })
    const at = clock.now()
    await putBans(tx, products, { memberId, operatorId: act.operator.memberId, at })
    await recordAct(tx, {
      ...act,
      act: 'ban-products',
      subject: `member:${memberId}`,
      before: { bans: before },
      after: { bans: after },
      at,
    })
    return accept({ id: memberId })
  })

/** "스포츠, 카지노": in a fixed order, so that equal bans have equal texts. */
const wordsOf = (products: readonly GameType[]): string =>
  gameTypes
    .filter(product => products.includes(product))
    .map(product => gameTypeWord[product])
    .join(', ') || '없음'
