/** Areas of the site that operators can close separately (handbook 6.3), in display order. */
export const siteAreas = [
  'charge',
  'exchange',
  'board',
  'tether',
  'sports',
  'live',
  'casino',
  'slot',
  'minigame',
  'virtual',
] as const
export type SiteArea = (typeof siteAreas)[number]

/** Korean names of the areas. */
export const areaWords: Readonly<Record<SiteArea, string>> = {
  charge: '충전',
  exchange: '환전',
  board: '게시판',
  tether: '테더',
  sports: '스포츠',
  live: '라이브',
  casino: '카지노',
  slot: '슬롯',
  minigame: '미니게임',
  virtual: '가상스포츠',
}
