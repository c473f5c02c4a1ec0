import type { KindId } from '../kinds.ts'

/** Virtual sports: page under `/minigame/bet365`, kind, Korean title (handbook 3.6). */
export const virtualSports = [
  { key: 'soccer', kind: 'virtual-soccer', title: '가상축구' },
  { key: 'basketball', kind: 'virtual-basketball', title: '가상농구' },
  { key: 'dog', kind: 'virtual-dog', title: '가상개경주' },
  { key: 'horse', kind: 'virtual-horse', title: '가상경마' },
] as const satisfies readonly { readonly key: VirtualSport; readonly kind: KindId; readonly title: string }[]

export const virtualSportKeys = ['soccer', 'basketball', 'dog', 'horse'] as const
export type VirtualSport = (typeof virtualSportKeys)[number]

/** Path and key of all venues (ROUTE-038). */
export const VIRTUAL_GROUP = 'bet365'

/** Number, sport, slug, Korean name (handbook 7.7), and offset of the rounds within the three minutes. */
type Venue = readonly [id: number, sport: VirtualSport, slug: string, title: string, offsetSeconds: number]

/**
 * The twelve venues (VIRT-005 to VIRT-016). One round starts every fifteen seconds; those of one sport
 * are spread evenly (handbook 3.6).
 */
export const venues: readonly Venue[] = [
  [601, 'soccer', 'eurocups', '유로컵', 0],
  [602, 'soccer', 'premierships', '프리미어십', 45],
  [603, 'soccer', 'superleagues', '슈퍼리그', 90],
  [604, 'soccer', 'worldcups', '월드컵', 135],
  [611, 'basketball', 'bakergardens', '베이커 가든스', 15],
  [612, 'basketball', 'nbareplay', 'NBA 리플레이', 75],
  [613, 'basketball', 'waterportarena', '워터포트 아레나', 150],
  [621, 'dog', 'goldenhillparks', '골든힐 파크', 30],
  [622, 'dog', 'hillsideparks', '힐사이드 파크', 105],
  [631, 'horse', 'britanniaways', '브리타니아 웨이', 60],
  [632, 'horse', 'festivaldowns', '페스티벌 다운스', 120],
  [633, 'horse', 'victoriaparks', '빅토리아 파크', 165],
]

/** The sport of a kind; undefined for a minigame. */
export const sportOfKind = (kind: string): VirtualSport | undefined =>
  virtualSports.find(sport => sport.kind === kind)?.key

/** Products with rounds; each has its own game type (FIELD-056, VIRT-019). */
export type RoundProduct = 'minigame' | 'virtual'

export const productOfKind = (kind: string): RoundProduct =>
  sportOfKind(kind) === undefined ? 'minigame' : 'virtual'
