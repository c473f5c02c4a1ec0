/** A menu entry: the row that asks for it, its text, its target, and the target's heading where it differs. */
export type MenuEntry = readonly [row: string, name: string, path: string, heading?: string | RegExp]

/** The entries that the specification asks for, by menu. */
export const menuEntries = {
  main: [
    ['MENU-001', '크로스', '/korea/cross'],
    ['MENU-001', '핸디캡/언더오버', '/korea/handicap'],
    ['MENU-001', '라이브', '/korea/live'],
    ['MENU-001', '프로토', '/korea/proto', /^프로토/],
    ['MENU-001', '스페셜', '/korea/special'],
    ['MENU-001', '승무패', '/korea/wintielose'],
    ['MENU-002', '미니게임', '/minigame'],
    // The results page opens with sports results.
    ['MENU-003', '경기결과', '/game_result', '스포츠 결과'],
    ['MENU-003', '스포츠 결과', '/game_result/sports'],
    ['MENU-003', '미니게임 결과', '/game_result/minigame'],
    ['MENU-004', '베팅내역', '/bet_result'],
    ['MENU-005', '출석체크', '/attendance'],
    ['MENU-006', '자유게시판', '/free'],
    ['MENU-007', '이벤트', '/event'],
    ['MENU-017', '카지노/슬롯 이벤트', '/event/casinoSlot'],
    ['MENU-017', '코인이벤트', '/event/coinEvent'],
    ['MENU-017', '이벤트 규정', '/event/rule'],
    ['MENU-008', '베팅규정', '/rule'],
    ['MENU-010', '추천인', '/friend'],
    ['MENU-013', '고객센터', '/customer'],
    ['MENU-014', '토너먼트', '/tournament'],
    ['MENU-015', '데일리퀘스트', '/eventMission'],
    ['MENU-016', '라이브TV', '/livetv'],
  ],
  quick: [
    ['HEADER-001', '입금신청', '/charge'],
    ['HEADER-002', '출금신청', '/exchange'],
    ['HEADER-003', '테더입금', '/chargeCrypto'],
    ['HEADER-004', '테더출금', '/exchangeCrypto'],
    ['HEADER-005', '회원정보', '/member'],
    ['HEADER-006', '포인트전환', '/mywallet/point'],
    ['HEADER-007', '쪽지함', '/message'],
    ['HEADER-008', '쿠폰', '/coupon', '쿠폰함'],
  ],
  side: [
    ['SIDEBAR-017', '베팅내역', '/bet_result'],
    ['SIDEBAR-017', '경기결과', '/game_result', '스포츠 결과'],
    ['SIDEBAR-017', '쪽지함', '/message'],
    ['SIDEBAR-017', '출석체크', '/attendance'],
    ['SIDEBAR-018', '자유게시판', '/free'],
    ['SIDEBAR-018', '고객센터', '/customer'],
    ['SIDEBAR-018', '이벤트', '/event'],
    ['SIDEBAR-018', '라이브TV', '/livetv'],
  ],
  strip: [
    ['LAYOUT-007', '베팅내역', '/bet_result'],
    ['LAYOUT-007', '고객센터', '/customer'],
    ['LAYOUT-007', '데일리퀘스트', '/eventMission'],
  ],
  account: [
    ['LAYOUT-029', '쪽지함', '/message'],
    ['LAYOUT-029', '포인트전환', '/mywallet/point'],
    ['LAYOUT-029', '출석체크', '/attendance'],
    ['LAYOUT-030', '베팅내역', '/bet_result'],
    ['LAYOUT-030', '자유게시판', '/free'],
    ['LAYOUT-030', '이벤트', '/event'],
    ['LAYOUT-030', '토너먼트', '/tournament'],
    ['LAYOUT-030', '고객센터', '/customer'],
    ['LAYOUT-030', '경기결과', '/game_result', '스포츠 결과'],
    ['LAYOUT-031', '회원정보', '/member'],
  ],
} as const satisfies Readonly<Record<string, readonly MenuEntry[]>>

/** Pages that no menu of members links, with their headings. */
const ownAddresses: readonly MenuEntry[] = [
  ['ROUTE-015', '토너먼트', '/tournament_casino'],
  ['ROUTE-024', '정산신청', '/calculateCasino'],
  ['ROUTE-070', '누적이벤트', '/eventAcc'],
]

/** The heading of each page that a menu links, and its name in the menu, by path. */
export const headings: ReadonlyMap<string, { readonly heading: string | RegExp; readonly name: string }> =
  new Map(
    [...Object.values(menuEntries).flat(), ...ownAddresses].map(
      ([, name, path, heading = name]: MenuEntry) => [path, { heading, name }],
    ),
  )
