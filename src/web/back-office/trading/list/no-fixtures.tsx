import { CalendarX2 } from 'lucide-react'
import { NothingFound } from '../../kit/lists/nothing-found.tsx'
import type { DeskFilter } from './desk-filter.ts'

type NoFixturesProps = {
  readonly filter: DeskFilter
  readonly onReset: (change: Partial<DeskFilter>) => void
}

const whole = {
  state: 'all',
  date: '',
  sportId: '',
  leagueId: '',
  search: '',
  betsOnly: false,
  protoOnly: false,
} as const

/** An empty list: because of its filter, or without any fixtures. */
export function NoFixtures({ filter, onReset }: NoFixturesProps) {
  const narrowed = Object.entries(whole).some(([name, usual]) => Reflect.get(filter, name) !== usual)
  return (
    <NothingFound
      icon={CalendarX2}
      title={narrowed ? '조건에 맞는 경기가 없습니다.' : '등록된 경기가 없습니다.'}
      hint={narrowed ? '다른 상태나 날짜로 찾아 보세요.' : '피드가 경기를 보내면 여기에 나타납니다.'}
      onReset={narrowed ? () => onReset(whole) : undefined}
      resetWord="전체 경기 보기"
    />
  )
}
