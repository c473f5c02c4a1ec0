import { formatFigure } from '#domain/korean-formats.ts'
import { formatOdds } from '#domain/odds.ts'
import { payoutExamples } from '#domain/rules/payout-examples.ts'
import { payoutRule } from '#domain/slip/bonus.ts'
import { crossPairWords } from '#domain/slip/cross-pair.ko.ts'
import { type CrossPair, crossPairs } from '#domain/slip/cross-rules.ts'
import { LEGS_MAX } from '#domain/slip/leg-count.ts'
import { sportLabel } from '#domain/sports/sports.ts'
import { useHouseTerms } from '#web/sport/cart/house-terms.ts'
import { FigureTable } from './figure-table.tsx'

/** Maximum number of matches per bet, and allowed combinations within one match (handbook 1.4). */
export function SameFixture() {
  const { sports, others, legsMin, pairsMax } = useHouseTerms().cross
  const rows = [
    ...sports.map(({ sportId, pairs }) => ({ name: sportLabel(sportId), pairs })),
    { name: '그 밖의 종목', pairs: others },
  ]
  // Omits columns of pairs that no sport allows.
  const shown = crossPairs.filter(pair => rows.some(({ pairs }) => pairs.includes(pair)))
  if (shown.length === 0) return <p>{`${fullSlip} 같은 경기에서는 한 가지만 담을 수 있습니다.`}</p>
  return (
    <>
      <p>
        {fullSlip} 같은 경기의 선택은 크로스에서 아래 표의 조합만 함께 담을 수 있으며,{' '}
        <b>{legsMin}폴더 이상</b>이어야 하고 동일경기 조합은 <b>{pairsMax}개</b>까지 가능합니다.
      </p>
      <FigureTable
        label="동일경기 조합"
        heads={['종목', ...shown.map(pair => crossPairWords[pair])]}
        rows={rows.map(({ name, pairs }) => [name, ...shown.map(pair => crossed(pairs, pair))])}
      />
    </>
  )
}

const fullSlip = `한 번에 ${formatFigure(LEGS_MAX)}경기까지 담을 수 있습니다.`

const crossed = (pairs: readonly CrossPair[], pair: CrossPair): string =>
  pairs.includes(pair) ? '가능' : '불가'

/** The offered bonus selections (handbook 1.6). */
export function Bonus() {
  const offered = useHouseTerms().tiers.filter(tier => tier.offered)
  if (offered.length === 0) return <p>지금은 보너스 배당이 없습니다.</p>
  return (
    <>
      <p>
        크로스, 승무패, 핸디캡에서 보너스 배당을 하나 담을 수 있습니다. 담은 모든 경기의 배당이{' '}
        <b>{formatOdds(payoutRule.legOddsAbove)}</b>보다 높아야 합니다. 정산할 때는 적중한 폴더 수로 다시
        계산해, 부족하면 그 수에 맞는 보너스를 적용합니다. 이미 접수된 베팅에는 접수할 때의 보너스가
        적용됩니다.
      </p>
      <FigureTable
        label="보너스 배당"
        heads={['보너스', '배당']}
        rows={offered.map(({ folds, odds }) => [`${folds}폴더 이상`, formatOdds(odds)])}
      />
    </>
  )
}

/** Example payouts, computed like real ones (field B1). */
export function PayoutExamples() {
  const { tiers } = useHouseTerms()
  return (
    <ul className="grid grid-cols-2 gap-2 narrow:grid-cols-1">
      {payoutExamples(tiers).map(({ title, steps, sum }) => (
        <li key={title} className="grid content-start gap-1 rounded-lg border border-line px-3 py-2.5">
          <p className="text-sm font-semibold">{title}</p>
          <p className="text-xs text-dim">{steps}</p>
          <p className="text-base font-bold">{sum}</p>
        </li>
      ))}
    </ul>
  )
}
