import type { KindMarket, MarketResult } from '#domain/minigames/kind.ts'
import type { DrawProof } from '#domain/minigames/proof/prove-round.ts'
import { markOf, Note, Step } from './step.tsx'

type MarketsStepProps = { readonly draw: DrawProof; readonly markets: readonly KindMarket[] }

/** The results of all markets. */
export const MarketsStep = ({ draw, markets }: MarketsStepProps) => (
  <Step name="results" title="8. 항목별 결과도 같은가요?" mark={markOf(draw.hasSameResults)}>
    <Note>다시 추첨한 결과로 정한 적중입니다. 여기에 없는 선택은 낙첨입니다.</Note>
    <dl className="grid gap-x-6 gap-y-1.5 [grid-template-columns:repeat(auto-fill,minmax(260px,1fr))]">
      {markets.map(market => (
        <div key={market.id} className="flex justify-between gap-3 border-b border-line pb-1.5">
          <dt className="text-dim">{market.label}</dt>
          <dd className="text-right font-semibold">
            {outcomeOf(
              market,
              draw.results.find(one => one.market === market.id),
            )}
          </dd>
        </div>
      ))}
    </dl>
  </Step>
)

function outcomeOf({ picks }: KindMarket, result: MarketResult | undefined): string {
  const named = (ids: readonly string[]) =>
    picks
      .filter(({ id }) => ids.includes(id))
      .map(({ label }) => label)
      .join(', ')
  const won = named(result?.won ?? [])
  const back = named(result?.void ?? [])
  return [won, back && `${back} 적특`].filter(Boolean).join(' · ') || '적중 없음'
}
