import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { groupsAt, markedAt, menuAt, openTo, pagesAt } from './menu.ts'
import { menuOrder } from './menu-order.ts'
import { routeTable } from './route-table.ts'
import type { MenuPlace, PageEntry } from './routes/page-entry.ts'
import { parseSearch, stringifySearch } from './search-text.ts'

const page = (path: string, more: Partial<PageEntry> = {}): PageEntry => ({
  path,
  title: path,
  layout: 'member',
  places: ['main'],
  load: () => Promise.reject(new Error('not loaded here')),
  ...more,
})

test('MENU-001 LAYOUT-007 LAYOUT-029 LAYOUT-030 LAYOUT-031 SIDEBAR-017 SIDEBAR-018 HEADER-005 offers every existing page where the spec says, in the spec’s order', () => {
  const known = new Set(routeTable.map(({ path }) => path))
  for (const [place, order] of Object.entries(menuOrder)) {
    const offered = pagesAt(place as MenuPlace, routeTable).map(({ path }) => path)
    expect(offered.slice(0, order.filter(path => known.has(path)).length), place).toEqual(
      order.filter(path => known.has(path)),
    )
  }
})

test('sorts menu pages by the menu’s own order and appends unlisted pages', () => {
  const table = [page('/own'), page('/livetv'), page('/korea/cross')]
  expect(pagesAt('main', table).map(entry => entry.path)).toEqual(['/korea/cross', '/livetv', '/own'])
})

test('offers the pages of a place in the order of the route table', () => {
  const table = [page('/b'), page('/x', { places: ['quick'] }), page('/a')]
  expect(pagesAt('main', table).map(entry => entry.path)).toEqual(['/b', '/a'])
})

test('MENU-003 groups pages into a submenu at the first page’s position, except groups of one', () => {
  const table = [page('/r/1', { group: 'game_result' }), page('/b'), page('/r/2', { group: 'game_result' })]
  expect(menuAt('main', table)).toEqual([
    { kind: 'group', title: '경기결과', pages: [table[0], table[2]] },
    { kind: 'page', page: table[1] },
  ])
  expect(menuAt('main', table.slice(0, 2)).map(item => item.kind)).toEqual(['page', 'page'])
})

test.each([
  ['/game_result/sports', 'main', '/game_result/sports'],
  ['/game_result/sports', 'side', '/game_result'],
  ['/game_result', 'main', '/game_result'],
  ['/europe', 'main', '/europe'],
  ['/inplay', 'main', '/inplay'],
  ['/', 'bar', '/'],
  ['/korea/special', 'bar', undefined],
  ['/korea', 'main', undefined],
  ['/admin', 'desk', '/admin'],
  ['/admin/reports/events', 'desk', '/admin/reports/events'],
  ['/admin/trading/7', 'desk', '/admin/trading'],
] as const)('at %s the menu %s marks only %s', (path, place, marked) => {
  expect(markedAt(path, place, routeTable)?.path).toBe(marked)
})

test('groups the pages of the desk menu by area', () => {
  expect(
    groupsAt('desk', routeTable).map(({ title, pages }) => [title, ...pages.map(entry => entry.title)]),
  ).toEqual([
    ['상황판', '상황판'],
    ['거래', '트레이딩', '베팅관리', '이상 베팅', '노출현황', '베팅 한도'],
    ['입출금', '충전관리', '환전관리', '계좌·한도설정', '취소·대기 사유', '대조', '일마감', '테더관리'],
    ['경기관리', '경기등록', '배당 환수율', '종목·리그·팀 이름', '크로스 규정', '보너스 배당'],
    [
      '게임',
      '게임관리',
      '회차·결과',
      '공정성',
      '미니게임 수익률',
      '미니게임 한도',
      '게임 공급사',
      '공급사 거래',
      '공급사 미결',
      '보류 당첨',
      '공급사 대조',
    ],
    ['회원', '회원관리', '변경이력', '가입승인', '회원보호', '위험신호'],
    ['고객센터', '1:1 문의', '답변 템플릿', '비밀번호 찾기', '쪽지관리', '게시판관리'],
    ['파트너', '파트너관리', '정산신청'],
    [
      '이벤트',
      '이벤트관리',
      '쿠폰관리',
      '포인트설정',
      '롤링관리',
      '출석관리',
      '누적이벤트관리',
      '퀘스트관리',
      '코인이벤트관리',
      '토너먼트관리',
      '추천인관리',
    ],
    ['안내', '팝업관리', '공지관리', '메신저관리', '라이브 영상', '그림관리', '규정·약관'],
    ['통계', '통계', '주요 사건'],
    ['기록', '승인 대기', '작업로그', '로그인기록'],
    ['설정', '사이트 설정', '점검관리', '레벨별 한도', '차단 아이피', '운영자 관리', '시스템'],
  ])
})

test('ROLE-006 X3 requires a permission for every operator page and hides pages without it from menus', () => {
  const forOperators = routeTable.filter(entry => entry.layout === 'back-office' && entry.guard === undefined)
  // Pending approvals are shown to all operators, and each part of the first page has its own permission.
  expect(forOperators.filter(entry => entry.permission === undefined).map(({ path }) => path)).toEqual([
    '/admin',
    '/admin/approvals',
  ])
  const offered = pagesAt('desk', openTo(new Set(['log:read']), routeTable))
  expect(offered.map(({ path }) => path)).toEqual([
    '/admin',
    '/admin/approvals',
    '/admin/acts',
    '/admin/logins',
  ])
})

test('lists every path once in the route table', () => {
  expect(new Set(routeTable.map(entry => entry.path)).size).toBe(routeTable.length)
})

test('points every route to a file that exports Page', () => {
  const lists = new URL('./routes/', import.meta.url)
  const entries = readdirSync(lists, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .map(name => readFileSync(new URL(name, lists), 'utf8'))
  // Pages of one file share one load function.
  const shared = ['./loading/load-playing.ts', './loading/load-tournaments.ts'].map(name =>
    readFileSync(new URL(name, import.meta.url), 'utf8'),
  )
  expect(entries.join('\n').match(/load: (?:\(\) => import\(|load(?:Playing|Tournaments),)/g)).toHaveLength(
    routeTable.length,
  )
  for (const [, path] of [...entries, ...shared].join('\n').matchAll(/import\('#web\/([^']+)'\)/g))
    expect(readFileSync(new URL(`../../${path}`, lists), 'utf8'), path).toMatch(
      /export (?:function|const) Page\b|export \{[^}]*\bPage\b/,
    )
})

test('SIDEBAR-022 keeps address queries as plain text in both directions', () => {
  const query = { sport_id: '6046', football: '1', search: '맨체스터 시티' }
  expect(parseSearch(stringifySearch(query))).toEqual(query)
  expect(stringifySearch({ search: '123' })).toBe('?search=123')
  expect(stringifySearch({ a: undefined, b: '', c: null })).toBe('')
})
