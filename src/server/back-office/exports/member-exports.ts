import type { exportContract } from '#contract/back-office/kit/exports.ts'
import type { DeskMember } from '#contract/back-office/member-desk.ts'
import { memberKindWords, memberStateWords } from '#contract/back-office/member-words.ts'
import type { Body } from '#contract/wire/route.ts'
import { maskedPhone } from '#domain/members/masked.ts'
import { signUpList } from '#server/members/members.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { countMembers, listMemberIds } from '../members/member-list.sql.ts'
import { phoneSearched } from '../members/phone-search.ts'
import { type ReadMembersDeps, readRows } from '../members/read-members.ts'
import { seoul, wireMember } from '../members/wire-member.ts'
import { type CsvColumn, EXPORTED_MAX, type ListExport } from './export-list.ts'
import { byKeys, inTurn } from './portions.ts'

type Filter<Name extends keyof typeof exportContract> = Body<(typeof exportContract)[Name]>['filter']

const memberColumns: readonly CsvColumn<DeskMember>[] = [
  { title: '번호', cell: ({ id }) => id },
  { title: '아이디', cell: ({ userId }) => userId },
  { title: '닉네임', cell: ({ nickname }) => nickname },
  { title: '유형', cell: ({ kind }) => memberKindWords[kind] },
  { title: '상태', cell: ({ status }) => memberStateWords[status] },
  { title: '레벨', cell: ({ level }) => level },
  { title: '성향', cell: ({ tendency }) => tendency },
  { title: '보유 머니', cell: ({ wallet }) => wallet },
  { title: '포인트', cell: ({ points }) => points },
  { title: '가입', cell: ({ joinedAt }) => joinedAt },
  { title: '최근 로그인', cell: ({ lastLoginAt }) => lastLoginAt },
  { title: '접속', cell: ({ isOnline }) => (isOnline ? '접속중' : '') },
]

/** Exports the members that match a filter; the set is fixed at the beginning, their data is read on the way. */
export async function membersExport(
  deps: ReadMembersDeps,
  filter: Filter<'members'>,
  caller: Caller,
): Promise<ListExport<DeskMember>> {
  const { db, members } = deps
  const alive = members.alive()
  const { sort, ...asked } = filter
  const mark = phoneSearched(deps, caller, asked.search)
  const narrowed = { ...asked, phoneMark: mark }
  const [ids, count] = await Promise.all([
    listMemberIds(db, narrowed, { sort, alive, limit: EXPORTED_MAX, offset: 0 }),
    countMembers(db, narrowed, alive),
  ])
  return {
    list: 'members',
    name: '회원',
    // The log must not contain the phone number.
    filter: mark ? { ...filter, search: maskedPhone(asked.search ?? '') } : filter,
    count,
    columns: memberColumns,
    portions: () => byKeys(ids, async portion => (await readRows(deps, portion)).map(wireMember)),
  }
}

type SignUp = Awaited<ReturnType<typeof signUpList.rows>>[number]

const signUpColumns: readonly CsvColumn<SignUp>[] = [
  { title: '번호', cell: ({ id }) => id },
  { title: '아이디', cell: ({ userId }) => userId },
  { title: '닉네임', cell: ({ nickname }) => nickname },
  { title: '추천인', cell: ({ recommender }) => recommender },
  { title: '신청 시각', cell: ({ joinedAt }) => seoul(joinedAt) },
]

/** Exports waiting sign-ups, longest wait first. */
export const signUpsExport = async (
  { db }: Pick<Deps, 'db'>,
  filter: Filter<'signUps'>,
): Promise<ListExport<SignUp>> => ({
  list: 'signUps',
  name: '가입승인',
  filter,
  count: await signUpList.count(db, filter),
  columns: signUpColumns,
  portions: () =>
    inTurn((limit, afterId) => signUpList.rows(db, { ...filter, afterId }, { limit, offset: 0 })),
})
