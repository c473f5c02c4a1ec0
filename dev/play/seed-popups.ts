import { popupPlaces } from '#domain/popups/popup-lifecycle.ts'
import { publishPopups } from '#server/community/community.ts'
import type { Deps } from '#server/platform/process/deps.ts'

/** The first text that a newcomer sees: it describes this site. */
const welcome =
  '<h3>한판에 오신 것을 환영합니다.</h3><p>모든 경기는 실제로 열렸던 경기의 <b>다시보기</b>이고, 보유금액과 포인트는 <span class="tint-gold">현금 가치가 없는 플레이머니</span>입니다.</p><ul><li><p>경기를 고르고 배당을 누르면 베팅카트에 담깁니다.</p></li><li><p>정산된 베팅은 왜 그렇게 정산되었는지 함께 보여 드립니다.</p></li></ul><p><a href="/korea/cross" rel="noopener noreferrer" target="_blank">크로스 경기 보러 가기</a></p>'

/** Seeds a popup, if there is none yet (POPUP-015). */
export const seedPopups = (deps: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  publishPopups(deps, [
    {
      place: popupPlaces.site,
      title: '이용 안내',
      contents: welcome,
      shown: true,
      promotes: false,
      left: 60,
      top: 170,
      width: 400,
      shownFrom: null,
      shownUntil: null,
    },
  ])
