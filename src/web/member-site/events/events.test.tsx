import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { EventHead } from '#contract/promotions/events.ts'
import { draw, find, findAll, useDrawing, wordsOf } from '#tests/support/components/drawn.tsx'
import { EventArticle } from './event-article.tsx'
import { EventGrid } from './event-grid.tsx'

useDrawing()

const event: EventHead = {
  id: 3,
  title: '신규회원 안내 이벤트',
  picture: 'abc.webp',
  firstDay: '2026-11-01',
  lastDay: '2026-11-30',
  state: 'running',
}

test('EVENT-001 EVENT-002 shows picture, state, title and days of each event and links to it', () => {
  draw(<EventGrid events={[event, { ...event, id: 4, state: 'ended', picture: null }]} busy={false} />)
  const [first, second] = findAll('[data-event]')
  expect(wordsOf(first)).toBe('진행중신규회원 안내 이벤트2026.11.01 ~ 2026.11.30')
  expect(first?.getAttribute('href')).toBe('/event/3')
  expect(first?.querySelector('img')?.getAttribute('src')).toBe('/file/download/abc.webp')
  expect(wordsOf(second)).toContain('종료')
  expect(second?.querySelector('img')).toBeNull()
})

test('EVENT-001 says when there are no events', () => {
  draw(<EventGrid events={[]} busy={false} />)
  expect(screen.getByText('등록된 이벤트가 없습니다.')).toBeTruthy()
})

test('ROUTE-076 shows title, days and contents of an event', () => {
  draw(<EventArticle event={{ ...event, contents: '<p>자세한 <b>내용</b></p>' }} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(event.title)
  expect(find('article b')?.textContent).toBe('내용')
})
