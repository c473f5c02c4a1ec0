import type { WirePrizeTable } from '#contract/promotions/coin-event.ts'
import { coins, points } from '#domain/money.ts'
import {
  averageFigure,
  chanceFraction,
  chancePercent,
  expectedCoins,
  expectedPoints,
  type Prize,
  prizeRanges,
  prizeWords,
} from '#domain/promotions/prize-table.ts'
import { classNames } from '#web/kit/theme/class-names.ts'

const padded = (number: number): string => String(number).padStart(4, '0')

const inOurWords = ({ prizes }: WirePrizeTable): readonly Prize[] =>
  prizes.map(one => ({ ...one, points: points(one.points), coins: coins(one.coins) }))

type OddsTableProps = { readonly table: WirePrizeTable; readonly place?: number | undefined }

/** The published odds: each prize with its numbers, its chance in two forms, and the mean of a draw. */
export function OddsTable({ table, place }: OddsTableProps) {
  const prizes = inOurWords(table)
  const ranges = prizeRanges(prizes)
  return (
    <div className="grid gap-3">
      <table className="w-full border-collapse">
        <caption className="sr-only">{`상품과 확률 (제${table.version}판)`}</caption>
        <thead className="text-left text-xs text-dim">
          <tr className="h-8 border-b border-line">
            <th scope="col" className="pl-1 font-semibold">
              상품
            </th>
            <th scope="col" className="text-right font-semibold">
              번호
            </th>
            <th scope="col" className="pr-1 text-right font-semibold">
              확률
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {prizes.map((prize, index) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: a prize is its place in the table
              key={index}
              data-place={index + 1}
              className={classNames('h-12', place === index + 1 && 'bg-jade-wash')}
            >
              <th scope="row" className="pl-1 text-left font-semibold">
                {prizeWords(prize)}
              </th>
              <td className="text-right text-sm whitespace-nowrap text-dim">
                {padded(ranges[index]?.[0] ?? 0)}–{padded(ranges[index]?.[1] ?? 0)}
              </td>
              <td className="pr-1 text-right whitespace-nowrap">
                <span className="block font-bold">{chancePercent(prize.weight)}</span>
                <span className="block text-xs text-dim">{chanceFraction(prize.weight)}</span>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="h-9 border-t border-line text-sm">
            <th scope="row" colSpan={2} className="pl-1 text-left font-medium text-dim">
              합계
            </th>
            <td className="pr-1 text-right font-bold">100.00%</td>
          </tr>
        </tfoot>
      </table>
      <p className="text-sm text-dim">
        {`한 번 뽑을 때 평균 ${averageFigure(expectedPoints(prizes))}P, 코인 ${averageFigure(expectedCoins(prizes))}개를 받습니다. 이전 결과는 다음 결과에 영향을 주지 않습니다.`}
      </p>
    </div>
  )
}
