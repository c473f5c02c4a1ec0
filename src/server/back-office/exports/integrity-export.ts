import type { ListedCase } from '#contract/back-office/integrity/integrity.ts'
import type { exportContract } from '#contract/back-office/kit/exports.ts'
import type { Body } from '#contract/wire/route.ts'
import { caseDecisionWords, caseStateWords, hintKindWords } from '#domain/integrity/hint-kinds.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { caseList } from '../integrity/cases.sql.ts'
import { caseSearchOf, tellCases } from '../integrity/read-cases.ts'
import type { CsvColumn, ListExport } from './export-list.ts'
import { byPlaces } from './portions.ts'

const columns: readonly CsvColumn<ListedCase>[] = [
  { title: '번호', cell: ({ id }) => id },
  { title: '유형', cell: ({ kind }) => hintKindWords[kind] },
  { title: '상태', cell: ({ state }) => caseStateWords[state] },
  { title: '경기', cell: ({ about }) => about?.name },
  { title: '마켓·픽', cell: ({ about }) => about?.part },
  { title: '회원', cell: ({ members }) => members.map(({ userId }) => userId).join(', ') },
  { title: '회원 수', cell: ({ memberCount }) => memberCount },
  { title: '베팅 수', cell: ({ bets }) => bets },
  { title: '베팅금', cell: ({ stakes }) => stakes },
  { title: '근거', cell: ({ text }) => text },
  { title: '담당', cell: ({ operator }) => operator },
  { title: '처음 발견', cell: ({ openedAt }) => openedAt },
  { title: '최근 신호', cell: ({ hintedAt }) => hintedAt },
  { title: '결정', cell: ({ decided }) => decided && caseDecisionWords[decided.decision] },
  { title: '결정 사유', cell: ({ decided }) => decided?.reason },
  { title: '결정한 운영자', cell: ({ decided }) => decided?.operator },
  { title: '결정 시각', cell: ({ decided }) => decided?.at },
]

/** Exports integrity cases, latest hint first. */
export async function integrityExport(
  { db }: Pick<Deps, 'db'>,
  filter: Body<typeof exportContract.integrity>['filter'],
): Promise<ListExport<ListedCase>> {
  const search = await caseSearchOf(db, filter)
  return {
    list: 'integrity',
    name: '이상베팅',
    filter,
    count: await caseList.count(db, search),
    columns,
    portions: () => byPlaces(async part => tellCases(db, await caseList.rows(db, search, part))),
  }
}
