import { formatFigure } from '#domain/korean-formats.ts'
import { formatOdds } from '#domain/odds.ts'
import { payoutExamples } from '#domain/rules/payout-examples.ts'
import { bonusTiers, payoutRule } from '#domain/slip/bonus.ts'
import { LEGS_MAX } from '#domain/slip/leg-count.ts'
import { crossableSports, SAME_FIXTURE_LEGS_MIN, SAME_FIXTURE_PAIRS_MAX } from '#domain/slip/same-fixture.ts'
import { sportOf } from '#domain/sports/sports.ts'
import { FigureTable } from './figure-table.tsx'

/** How many matches a bet may hold, and which of one match (handbook 1.4). */
export const SameFixture = () => (
  <>
    <p>
      한 번에 <b>{formatFigure(LEGS_MAX)}경기</b>까지 담을 수 있습니다. 같은 경기의 픽은 크로스에서 아래의
      경우에만 함께 담을 수 있으며, 그때는 <b>{SAME_FIXTURE_LEGS_MIN}픽 이상</b>이어야 하고 같은 경기 조합은{' '}
      <b>{SAME_FIXTURE_PAIRS_MAX}쌍</b>까지입니다.
    </p>
    <FigureTable
      label="동일경기 조합"
      heads={['종목', '승패 + 언더오버', '핸디캡 + 언더오버', '그 밖의 조합']}
      rows={[
        ...crossableSports.map(id => [sportOf(id).korean, '가능', '가능', '불가']),
        ['그 밖의 종목', '불가', '불가', '불가'],
      ]}
    />
  </>
)

/** The bonus selections that are offered (handbook 1.6). */
export const Bonus = () => (
  <>
    <p>
      크로스, 승무패, 핸디캡에서 보너스 배당을 하나 담을 수 있습니다. 담은 모든 경기의 배당이{' '}
      <b>{formatOdds(payoutRule.legOddsAbove)}</b>보다 높아야 합니다. 정산할 때는 적중한 폴더 수로 다시
      계산해, 부족하면 그 수에 맞는 보너스를 적용합니다.
    </p>
    <FigureTable
      label="보너스 배당"
      heads={['보너스', '배당']}
      rows={bonusTiers
        .filter(({ offered }) => offered)
        .map(({ folds, odds }) => [`${folds}폴더 이상`, formatOdds(odds)])}
    />
  </>
)

/** Payouts worked out as bets are paid (field B1). */
export const PayoutExamples = () => (
  <ul className="grid grid-cols-2 gap-2 narrow:grid-cols-1">
    {payoutExamples().map(({ title, steps, sum }) => (
      <li key={title} className="grid content-start gap-1 rounded-lg border border-line px-3 py-2.5">
        <p className="text-sm font-semibold">{title}</p>
        <p className="text-xs text-dim">{steps}</p>
        <p className="text-base font-bold">{sum}</p>
      </li>
    ))}
  </ul>
)
