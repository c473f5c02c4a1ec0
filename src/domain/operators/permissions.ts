/** Areas of the back office that roles have access to, each with its calls and pages (X3). */
export const operatorAreas = {
  trading: '경기·트레이딩',
  results: '결과·정산',
  bets: '베팅',
  minigames: '미니게임',
  casino: '카지노·슬롯',
  members: '회원',
  personal: '개인정보',
  money: '머니·포인트',
  cashier: '입출금',
  partners: '파트너',
  protection: '회원보호',
  customer: '고객센터·쪽지',
  boards: '게시판',
  promotions: '이벤트',
  content: '안내·규정',
  reports: '통계',
  log: '기록',
  settings: '사이트 설정',
  operators: '운영자·권한',
  system: '시스템',
} as const
export type OperatorArea = keyof typeof operatorAreas

/** Rights of a role in an area: read, change, and approve requests of other operators (X4). */
export const operatorRights = { read: '조회', write: '변경', approve: '승인' } as const
export type OperatorRight = keyof typeof operatorRights

/** `members:write`: the form used by calls, tables and the back office. */
export type Permission = `${OperatorArea}:${OperatorRight}`

const areaNames = Object.keys(operatorAreas) as readonly OperatorArea[]
const rightNames = Object.keys(operatorRights) as readonly OperatorRight[]

/** All permissions, in the order of the matrix. */
export const permissionNames: readonly Permission[] = areaNames.flatMap(area =>
  rightNames.map((right): Permission => `${area}:${right}`),
)

const known: ReadonlySet<string> = new Set(permissionNames)

export const isPermission = (text: string): text is Permission => known.has(text)

/** Splits a permission into area and right. */
export function partsOf(permission: Permission): {
  readonly area: OperatorArea
  readonly right: OperatorRight
} {
  const [area, right] = permission.split(':') as [OperatorArea, OperatorRight]
  return { area, right }
}

/** True for permissions to change or approve, unlike read. These require a second factor (X2). */
export const changesSomething = (permission: Permission): boolean => !permission.endsWith(':read')

/**
 * Returns the permissions of one set that another lacks. Operators can't grant, or decide about holders
 * of, permissions that they lack.
 */
export const beyond = (theirs: Iterable<Permission>, own: ReadonlySet<Permission>): readonly Permission[] =>
  [...theirs].filter(permission => !own.has(permission))
