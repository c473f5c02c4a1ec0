import { expect, test } from 'vitest'
import { odds } from '#domain/odds.ts'
import { aLeg } from '#tests/support/facts/legs.ts'
import { betHint } from './bet-hint.ts'
import type { LegView } from './slip-view.ts'

/** A pick whose price changed from `before` to `after`, in hundredths. */
function leg(before: number, after: number): LegView {
  const bare = aLeg({ odds: before })
  const names = { home: '홈', away: '원정', marketName: '1X2', marketNameKorean: '승무패' }
  return {
    leg: { ...bare, ...names, mainLine: undefined, pickedOutcomeId: bare.outcomeId },
    odds: odds(after),
    moved: after > before ? 'up' : after < before ? 'down' : undefined,
    status: 'open',
  }
}

const stop = { code: 'NO_SELECTION' } as const

test.each([
  [231, 230, '배당이 2.31→2.30으로 바뀌었습니다.'],
  [231, 235, '배당이 2.31→2.35로 바뀌었습니다.'],
  [180, 176, '배당이 1.80→1.76으로 바뀌었습니다.'],
])('CART-012 announces odds moved from %i to %i with the right particle', (before, after, text) => {
  const hint = betHint({ stop: undefined, moved: [leg(200, 200), leg(before, after)] }, 0)
  expect(hint).toEqual({ text, stops: false })
})

test('shows the most urgent hint: a stop, unavailable picks, then moved odds', () => {
  const moved = [leg(180, 190), leg(200, 210)]
  expect(betHint({ stop, moved }, 2)).toEqual({
    text: '경기를 선택하면 베팅할 수 있습니다.',
    stops: true,
  })
  expect(betHint({ stop: undefined, moved }, 2)).toEqual({
    text: '지금 베팅할 수 없는 선택이 2개 있습니다.',
    stops: true,
  })
  expect(betHint({ stop: undefined, moved }, 0)?.text).toBe('선택 2개의 배당이 바뀌었습니다.')
  expect(betHint({ stop: undefined, moved: [] }, 0)).toBeUndefined()
})
