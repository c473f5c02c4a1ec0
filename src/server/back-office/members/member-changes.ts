import { type AccountEventKind, accountEventTexts } from '#contract/account/account-event-texts.ts'
import { type ActKind, actTexts } from '#contract/back-office/act-texts.ts'
import {
  actFields,
  type ChangeField,
  eventFields,
  protectionChanges,
  protectionTexts,
} from '#contract/back-office/members/member-change-words.ts'
import type { MemberChange, memberChangeContract } from '#contract/back-office/members/member-changes.ts'
import { pageCountsOf, partOf } from '#contract/wire/paging.ts'
import type { Query } from '#contract/wire/route.ts'
import type { MemberId } from '#domain/ids.ts'
import { seoulDayRange } from '#domain/korean-formats.ts'
import { exclusionPeriods } from '#domain/protection/exclusion.ts'
import { amountWord, exclusionWord, limitWord } from '#domain/protection/protection-words.ko.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { findMemberIds } from '../bets/search-bets.sql.ts'
import {
  type ChangeRow,
  type ChangesFilter,
  countMemberChanges,
  listMemberChanges,
} from './member-changes.sql.ts'
import { seoul } from './wire-member.ts'

type Asked = Query<typeof memberChangeContract.changes>

/** Maximum number of members that a name may match; more are useless. */
const MEMBERS_MAX = 50

/** Returns a page of all changes of members that the caller may see (handbook 6.3). */
export async function readMemberChanges(
  { db }: Pick<Deps, 'db'>,
  { page, ...asked }: Asked,
  caller: Pick<Caller, 'permissions'>,
) {
  const filter = await filterOf(db, asked, caller)
  const [rows, totalCount] = await Promise.all([
    listMemberChanges(db, filter, partOf(page)),
    countMemberChanges(db, filter),
  ])
  return { changes: rows.map(wireChange), ...pageCountsOf(totalCount) }
}

async function filterOf(
  db: Deps['db'],
  { member, memberId, field, by, operator, from, to }: Omit<Asked, 'page'>,
  { permissions }: Pick<Caller, 'permissions'>,
): Promise<ChangesFilter> {
  const found = member ? await findMemberIds(db, member, MEMBERS_MAX) : undefined
  const asked = memberId === undefined ? undefined : [memberId as MemberId]
  // With an operator's name only that operator's changes are included, whatever else is selected.
  const [byMember, byOperator] = [by !== 'operator' && !operator, by !== 'member']
  const mayKnow = (of: ChangeField): boolean => of !== 'protection' || permissions.has('protection:read')
  const kindsOf = (fields: Readonly<Record<string, ChangeField>>): string[] =>
    Object.entries(fields).flatMap(([kind, of]) => (mayKnow(of) && (!field || of === field) ? [kind] : []))
  return {
    memberIds: asked && found ? found.filter(id => asked.includes(id)) : (asked ?? found),
    acts: byOperator ? kindsOf(actFields) : [],
    events: byMember ? kindsOf(eventFields) : [],
    protection:
      byMember && mayKnow('protection') && (!field || field === 'protection') ? protectionChanges : [],
    operator: operator || undefined,
    from: from === undefined ? undefined : seoulDayRange(from)?.from,
    before: to === undefined ? undefined : seoulDayRange(to)?.before,
  }
}

function wireChange(row: ChangeRow): MemberChange {
  const { key, at, memberId, userId, nickname, operator, reason } = row
  const head = { key, at: seoul(at), member: { id: memberId as number, userId, nickname }, operator, reason }
  if (row.source === 'act') return { ...head, ...wireAct(row) }
  return { ...head, by: 'member', act: '', ...(row.source === 'own' ? wireOwn(row) : wireProtection(row)) }
}

const wireAct = ({ what, before, after }: ChangeRow) => ({
  by: 'operator' as const,
  act: what,
  field: actFields[what as ActKind] ?? 'state',
  text: actTexts[what as ActKind] ?? what,
  // The log contains no passwords, so only the fact of the change can be shown.
  ...(what === 'reset-password'
    ? { before: { password: DOTS }, after: { password: '임시 비밀번호' } }
    : { before, after }),
})

/** Placeholder for secrets. */
const DOTS = '••••••••'

/** Values before and after a member's own change, from the event if it has them, otherwise fixed ones. */
const ownValues: Readonly<
  Partial<Record<AccountEventKind, readonly [name: string, before: string | null, after: string]>>
> = {
  'password-changed': ['password', DOTS, DOTS],
  'exchange-password-set': ['exchangePassword', DOTS, DOTS],
  'app-on': ['app', '미등록', '등록'],
  'app-off': ['app', '등록', '해제'],
  'recovery-codes-made': ['recoveryCodes', DOTS, DOTS],
  'recovery-code-used': ['recoveryCodes', null, '1개 사용'],
  closed: ['status', 'active', '탈퇴'],
}

function wireOwn({ what, before, after, detail }: ChangeRow) {
  const kind = what as AccountEventKind
  return { field: eventFields[kind] ?? 'device', text: accountEventTexts[kind], ...valuesOf(kind) }

  function valuesOf(of: AccountEventKind): { before: unknown; after: unknown } {
    const [name, was, is] = ownValues[of] ?? []
    if (name !== undefined) return { before: was === null ? null : { [name]: was }, after: { [name]: is } }
    if (of === 'nickname-changed') return { before: { nickname: before }, after: { nickname: after } }
    if (of === 'bank-account-set') return { before: null, after: { account: detail ?? '' } }
    if (of === 'passkey-added') return { before: null, after: { passkey: detail } }
    if (of === 'passkey-removed') return { before: { passkey: detail }, after: { passkey: '삭제' } }
    return { before: { device: detail ?? '기기' }, after: { device: '해제' } }
  }
}

function wireProtection({ what, before, after, kind, detail }: ChangeRow) {
  const text = protectionTexts[what as keyof typeof protectionTexts]
  const field = 'protection' as const
  const period = exclusionPeriods.find(one => one === detail)
  if (what === 'excluded')
    return { field, text, before: null, after: { period: period ? exclusionWord[period] : '' } }
  const limit = limitOf(kind, detail)
  if (!limit) return { field, text, before, after }
  const told = (amount: unknown) => ({
    [limitWord(limit)]: amountWord(limit.kind, typeof amount === 'number' ? amount : null),
  })
  return { field, text, before: told(before), after: told(after) }
}

const limitOf = (kind: string | null, period: string | null) => {
  const known = (['stake', 'loss', 'time'] as const).find(one => one === kind)
  const span = (['day', 'week', 'month'] as const).find(one => one === period)
  return known && span ? { kind: known, period: span } : undefined
}
