import { formatFigure } from '#domain/korean-formats.ts'

/** The filters of an exported list. */
const filterNames: Readonly<Record<string, string>> = {
  search: '검색어',
  state: '상태',
  status: '상태',
  level: '레벨',
  kind: '유형',
  only: '범위',
  sort: '정렬',
  number: '베팅번호',
  member: '회원',
  match: '경기',
  gameType: '구분',
  betStyle: '방식',
  amountFrom: '베팅금 이상',
  oddsFrom: '배당 이상',
  from: '시작일',
  to: '종료일',
  subject: '대상',
  fixtureId: '경기번호',
  operator: '작업자',
  act: '작업',
  name: '이름',
  address: '아이피',
  what: '내용',
  show: '보기',
  category: '유형',
}

/** Number of exported rows, and the filter. */
export function exportChanges({ rows, ...filter }: Readonly<Record<string, unknown>>) {
  const parts = Object.entries(filter).map(([name, value]) => `${filterNames[name] ?? name} ${String(value)}`)
  return [
    { name: '건수', after: formatFigure(Number(rows)) },
    { name: '조건', after: parts.length === 0 ? '전체' : parts.join(' · ') },
  ]
}
