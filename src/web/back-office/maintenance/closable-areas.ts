import type { OperatorSettings } from '#contract/site.ts'
import { areaWords, type SiteArea } from '#contract/site-areas.ts'

/** An area that has pages today, and what closing it does. */
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

/** In the order of handbook 6.3; areas without pages stay out until they come. */
export const closableAreas: readonly ClosableArea[] = [
  area('sports', '경기 전 베팅(국내형·유럽형)을 받지 않고, 유럽형 스포츠를 열 수 없습니다.'),
  area('live', '인플레이를 열 수 없고, 라이브 베팅을 받지 않습니다. 접수 중인 베팅은 환불됩니다.'),
]

export const isClosed = ({ flag }: ClosableArea, settings: OperatorSettings): boolean => settings[flag] === 1
