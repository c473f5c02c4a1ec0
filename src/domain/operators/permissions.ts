/** The areas of the back office that a role may be let into, each with its calls and pages (X3). */
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

/** What a role may do in an area: look, change, and say yes to what another operator has asked for (X4). */
export const operatorRights = { read: '조회', write: '변경', approve: '승인' } as const
export type OperatorRight = keyof typeof operatorRights

/** `members:write`: as each call names the one that it needs, and as tables and the desk know it. */
export type Permission = `${OperatorArea}:${OperatorRight}`

const areaNames = Object.keys(operatorAreas) as readonly OperatorArea[]
const rightNames = Object.keys(operatorRights) as readonly OperatorRight[]

/** All that can be given, in the order of the matrix. */
export const permissionNames: readonly Permission[] = areaNames.flatMap(area =>
  rightNames.map((right): Permission => `${area}:${right}`),
)

const known: ReadonlySet<string> = new Set(permissionNames)

export const isPermission = (text: string): text is Permission => known.has(text)

/** The area and the right that a permission is made of. */
export function partsOf(permission: Permission): {
  readonly area: OperatorArea
  readonly right: OperatorRight
} {
  const [area, right] = permission.split(':') as [OperatorArea, OperatorRight]
  return { area, right }
}

/** Whoever changes something or approves it, beside those who only look: a second factor is asked of them (X2). */
export const changesSomething = (permission: Permission): boolean => !permission.endsWith(':read')

/** What one set of permissions has beyond another: nobody gives it, or decides on who has it, without having it. */
export const beyond = (theirs: Iterable<Permission>, own: ReadonlySet<Permission>): readonly Permission[] =>
  [...theirs].filter(permission => !own.has(permission))
