/** Virtual leagues (LABEL-020, LABEL-021). */
const VIRTUAL_LEAGUES: Readonly<Record<string, string>> = {
  'victoria park': '빅토리아 파크',
  'britannia way': '브리타니아 웨이',
  'festival downs': '페스티벌 다운스',
  'goldenhill park': '골든힐 파크',
  'hillside park': '힐사이드 파크',
  premiership: '프리미어십',
  superleague: '슈퍼리그',
  'world cup': '월드컵',
  'euro cup': '유로컵',
  'baker gardens': '베이커 가든스',
  'nba re-play': 'NBA 리플레이',
  'waterport arena': '워터포트 아레나',
}

/** Korean name of a virtual league; any other name is returned unchanged. */
export function leagueLabel(name: string): string {
  const key = name.trim().toLowerCase()
  return Object.hasOwn(VIRTUAL_LEAGUES, key) ? (VIRTUAL_LEAGUES[key] ?? name) : name
}
