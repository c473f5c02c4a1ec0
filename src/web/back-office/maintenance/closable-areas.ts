import type { OperatorSettings } from '#contract/site/site.ts'
import { areaWords, type SiteArea } from '#contract/site/site-areas.ts'

/** An area with existing pages, and the effect of closing it. */
export type ClosableArea = {
  readonly flag: `${SiteArea}MaintenanceFlag`
  readonly title: string
  readonly what: string
}

const area = (name: SiteArea, what: string): ClosableArea => ({
  flag: `${name}MaintenanceFlag`,
  title: areaWords[name],
  what,
})

/** In the order of handbook 6.3. */
export const closableAreas: readonly ClosableArea[] = [
  area('charge', '계좌 입금 신청을 받지 않습니다. 이미 접수된 신청은 처리할 수 있습니다.'),
  area('exchange', '계좌 출금 신청을 받지 않습니다. 이미 접수된 신청은 처리할 수 있습니다.'),
  area('board', '게시판에 글과 댓글을 쓸 수 없습니다. 읽기는 가능합니다.'),
  area('tether', '테더 입금·출금 화면을 열 수 없고, 테더 정산도 신청할 수 없습니다.'),
  area('sports', '경기 전 베팅(국내형·유럽형)을 받지 않고, 유럽형 스포츠를 열 수 없습니다.'),
  area('live', '인플레이를 열 수 없고, 라이브 베팅을 받지 않습니다. 접수 중인 베팅은 환불됩니다.'),
  area(
    'casino',
    '라이브카지노를 열 수 없고, 베팅을 받지 않습니다. 진행 중인 게임의 당첨금은 그대로 지급됩니다.',
  ),
  area('slot', '슬롯을 열 수 없고, 베팅을 받지 않습니다. 진행 중인 게임의 당첨금은 그대로 지급됩니다.'),
  area('minigame', '미니게임을 열 수 없고, 베팅을 받지 않습니다. 접수된 베팅은 그대로 추첨하고 지급합니다.'),
  area('virtual', '가상스포츠를 열 수 없고, 베팅을 받지 않습니다. 접수된 베팅은 그대로 추첨하고 지급합니다.'),
]

export const isClosed = ({ flag }: ClosableArea, settings: OperatorSettings): boolean => settings[flag] === 1
