import type { exportContract } from '#contract/back-office/kit/exports.ts'
import { loginEventTexts } from '#contract/back-office/login-event-texts.ts'
import type { Body } from '#contract/wire/route.ts'
import { customerCategoryWord, customerStateWord } from '#domain/community/customer-questions.ts'
import { askStateWords } from '#domain/operators/ask-states.ts'
import { type QuestionRow, queueList } from '#server/community/community.ts'
import { type LoginEvent, loginEventList } from '#server/members/members.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { countActs, listActs } from '#server/site/site.ts'
import { actsFilter, type WireAct, wireActs } from '../acts/read-acts.ts'
import { askList } from '../approvals/asks.sql.ts'
import { type WireAsk, wireAsk } from '../approvals/wire-ask.ts'
import { seoul, seoulOrNone } from '../members/wire-member.ts'
import type { CsvColumn, ListExport } from './export-list.ts'
import { byPlaces, inTurn } from './portions.ts'

type Filter<Name extends keyof typeof exportContract> = Body<(typeof exportContract)[Name]>['filter']
type ExportDeps = Pick<Deps, 'db'>

const plain = (value: unknown): string => (value === null ? '' : JSON.stringify(value))

const actColumns: readonly CsvColumn<WireAct>[] = [
  { title: '번호', cell: ({ id }) => id },
  { title: '시각', cell: ({ at }) => at },
  { title: '작업자', cell: ({ operator }) => operator },
  { title: '작업', cell: ({ actText }) => actText },
  { title: '대상', cell: ({ fixture, member, subject }) => fixture?.name ?? member ?? subject },
  { title: '대상 번호', cell: ({ subject }) => subject },
  { title: '변경 전', cell: ({ before }) => plain(before) },
  { title: '변경 후', cell: ({ after }) => plain(after) },
  { title: '사유', cell: ({ reason }) => reason },
  { title: '아이피', cell: ({ ip }) => ip },
  { title: '해시', cell: ({ hash }) => hash },
]

/** Exports the act log, newest first. */
export async function actsExport({ db }: ExportDeps, asked: Filter<'acts'>): Promise<ListExport<WireAct>> {
  const filter = await actsFilter(db, asked)
  const read = async (limit: number, beforeId: number | undefined) =>
    wireActs(db, await listActs(db, { ...filter, beforeId, limit, offset: 0 }))
  return {
    list: 'acts',
    name: '작업로그',
    filter: asked,
    count: await countActs(db, filter),
    columns: actColumns,
    portions: () => inTurn(read),
  }
}

const loginColumns: readonly CsvColumn<LoginEvent>[] = [
  { title: '시각', cell: ({ at }) => seoul(at) },
  { title: '내용', cell: ({ what }) => loginEventTexts[what] },
  { title: '아이디', cell: ({ name }) => name },
  { title: '회원번호', cell: ({ memberId }) => memberId },
  { title: '아이피', cell: ({ address }) => address },
  { title: '기기', cell: ({ agent }) => agent },
]

/** Exports failed logins and locks, newest first. */
export const loginsExport = async (
  { db }: ExportDeps,
  filter: Filter<'logins'>,
): Promise<ListExport<LoginEvent>> => ({
  list: 'logins',
  name: '로그인기록',
  filter,
  count: await loginEventList.count(db, filter),
  columns: loginColumns,
  portions: () =>
    inTurn((limit, beforeId) => loginEventList.rows(db, { ...filter, beforeId }, { limit, offset: 0 })),
})

const questionColumns: readonly CsvColumn<QuestionRow>[] = [
  { title: '번호', cell: ({ id }) => id },
  { title: '상태', cell: ({ state }) => customerStateWord[state] },
  { title: '유형', cell: ({ category }) => customerCategoryWord[category] },
  { title: '제목', cell: ({ title }) => title },
  { title: '내용', cell: ({ contents }) => contents },
  { title: '아이디', cell: ({ userId }) => userId },
  { title: '닉네임', cell: ({ nickname }) => nickname },
  { title: '담당', cell: ({ operator }) => operator },
  { title: '접수', cell: ({ askedAt }) => seoul(askedAt) },
  { title: '대기 시작', cell: ({ waitsSince }) => seoulOrNone(waitsSince) },
]

/** Exports members' questions, in the order of the queue. */
export async function customerExport(
  { db }: ExportDeps,
  filter: Filter<'customer'>,
): Promise<ListExport<QuestionRow>> {
  const queue = { show: filter.show, category: filter.category, name: filter.name }
  return {
    list: 'customer',
    name: '1대1문의',
    filter,
    count: await queueList.count(db, queue),
    columns: questionColumns,
    portions: () => byPlaces(part => queueList.rows(db, queue, part)),
  }
}

const askColumns: readonly CsvColumn<WireAsk>[] = [
  { title: '번호', cell: ({ id }) => id },
  { title: '구분', cell: ({ classText }) => classText },
  { title: '작업', cell: ({ actText }) => actText },
  { title: '대상', cell: ({ subject }) => subject },
  { title: '변경 전', cell: ({ before }) => plain(before) },
  { title: '변경 후', cell: ({ after }) => plain(after) },
  { title: '요청자', cell: ({ askedBy }) => askedBy },
  { title: '요청 시각', cell: ({ askedAt }) => askedAt },
  { title: '요청 사유', cell: ({ reason }) => reason },
  { title: '상태', cell: ({ state }) => askStateWords[state] },
  { title: '처리자', cell: ({ decidedBy }) => decidedBy },
  { title: '처리 시각', cell: ({ decidedAt }) => decidedAt },
  { title: '처리 사유', cell: ({ decisionReason }) => decisionReason },
  { title: '기한', cell: ({ lapsesAt }) => lapsesAt },
]

/** Exports requests for a second operator, waiting or decided. */
export const approvalsExport = async (
  { db }: ExportDeps,
  filter: Filter<'approvals'>,
  caller: Caller,
): Promise<ListExport<WireAsk>> => ({
  list: 'approvals',
  name: '승인요청',
  filter,
  count: await askList.count(db, filter),
  columns: askColumns,
  portions: () =>
    byPlaces(async part => (await askList.rows(db, filter, part)).map(ask => wireAsk(ask, caller))),
})
