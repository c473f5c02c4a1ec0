import type { Game, OfferedMarket, OfferedOutcome } from '#contract/fixtures/fixtures.ts'
import type { MarketTypeId } from '#domain/ids.ts'
import { formatLine, oppositeLine } from '#domain/line.ts'
import { marketFamily } from '#domain/markets/market-catalogue.ts'
import { pickLabel } from '#domain/markets/pick-labels.ko.ts'
import { readLine } from '#web/sport/prices/offered.ts'

type OutcomeLabel = { readonly label: string; readonly note?: string }

/** Label of an odds button: the team with its handicap, or the outcome in Korean (handbook 1.2). */
export function outcomeLabel(game: Game, market: OfferedMarket, outcome: OfferedOutcome): OutcomeLabel {
  const { betName, betBaseline } = outcome
  if (betName === 'Over') return { label: '오버' }
  if (betName === 'Under') return { label: '언더' }
  if (betName !== '1' && betName !== '2') return { label: pickLabel(betName) }
  const label = betName === '1' ? game.home_participants_name : game.away_participants_name
  const line = readLine(betBaseline)
  if (line === undefined || marketFamily(market.marketId as MarketTypeId) !== 'handicap') return { label }
  const own = betName === '1' ? line : oppositeLine(line)
  return { label, note: `(${own > 0 ? '+' : ''}${formatLine(own)})` }
}
