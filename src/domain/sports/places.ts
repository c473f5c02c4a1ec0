/**
 * Places of leagues: feed id, English and Korean name, ISO code of the flag (football codes for the
 * British nations).
 */
export type Place = readonly [id: number, english: string, korean: string, flagCode: string]

/** Feed ids where a public source has them; ids from 9001 are our own. */
export const PLACES = {
  USA: [4, 'United States', '미국', 'us'],
  PRT: [76, 'Portugal', '포르투갈', 'pt'],
  TUR: [103, 'Turkey', '튀르키예', 'tr'],
  NLD: [122, 'Netherlands', '네덜란드', 'nl'],
  ESP: [142, 'Spain', '스페인', 'es'],
  FRA: [147, 'France', '프랑스', 'fr'],
  JPN: [148, 'Japan', '일본', 'jp'],
  KOR: [154, 'South Korea', '대한민국', 'kr'],
  DEU: [161, 'Germany', '독일', 'de'],
  AUS: [172, 'Australia', '호주', 'au'],
  CHN: [196, 'China', '중국', 'cn'],
  ITA: [215, 'Italy', '이탈리아', 'it'],
  ENG: [243, 'England', '잉글랜드', 'gb-eng'],
  INT: [248, 'International', '국제', 'un'],
  BEL: [9001, 'Belgium', '벨기에', 'be'],
  GRC: [48, 'Greece', '그리스', 'gr'],
  SCO: [9002, 'Scotland', '스코틀랜드', 'gb-sct'],
} as const satisfies Readonly<Record<string, Place>>

/** The place of leagues without a country. */
export const INTERNATIONAL: Place = PLACES.INT
