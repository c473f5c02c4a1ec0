import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { fixtureOperatorContract } from '#contract/back-office/fixtures-operator.ts'
import type { TradingMarket, TradingOutcome } from '#contract/back-office/trading.ts'
import { formatOdds, parseOdds } from '#domain/odds.ts'
import { call } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { FactList } from '#web/kit/display/fact-list.tsx'
import { readPrice } from '#web/play/bets/read-price.ts'
import { percentText } from '../fixture/market-margin.ts'
import { nudged, overround, readPriceEntry } from '../fixture/price-entry.ts'
import { reasonsOf } from './reasons.ko.ts'
import { outcomeTitle } from './trading-act.ts'
import { TradingDialog } from './trading-dialog.tsx'

type PriceDialogProps = {
  readonly market: TradingMarket
  readonly outcome: TradingOutcome
  readonly onClose: () => void
}

export const priceText = (price: number | null): string =>
  price === null ? '–' : formatOdds(readPrice(price))

/**
 * A manual price: shown next to the feed's, with its effect on the market's book. It stays until it is
 * removed.
 */
export function PriceDialog({ market, outcome, onClose }: PriceDialogProps) {
  const { betPrice, feedPrice, betPriceByAdmin, offeredPrice } = outcome
  const [text, setText] = useState(offeredPrice === null ? '' : priceText(offeredPrice))
  const [touched, setTouched] = useState(false)
  const entry = readPriceEntry(text, market, outcome)
  const write = (next: string) => {
    setTouched(true)
    setText(next)
  }
  const set = (reason: string) =>
    call(fixtureOperatorContract.overridePrice, {
      params: { oddsId: String(outcome.id) },
      body: { price: entry.ok ? formatOdds(entry.price) : text, reason },
    })
  return (
    <TradingDialog
      title="배당 변경"
      description={outcomeTitle(market, outcome)}
      presets={reasonsOf.price}
      confirm="배당 변경"
      ready={entry.ok && touched}
      done="배당을 변경했습니다."
      onAct={set}
      onClose={onClose}
    >
      <PriceField
        text={text}
        feedPrice={betPrice}
        error={touched && !entry.ok ? entry.error : undefined}
        onWrite={write}
      />
      <FactList
        dense
        facts={[
          ['피드 배당', priceText(feedPrice)],
          ...housePrice(outcome),
          ['현재 수동 배당', betPriceByAdmin === null ? '없음' : priceText(betPriceByAdmin)],
          [
            '마켓 합계',
            <BookChange
              key="book"
              before={overround(market, outcome)}
              after={entry.ok ? entry.book : undefined}
            />,
          ],
        ]}
      />
      {entry.ok && touched && <Warnings texts={entry.warnings} />}
    </TradingDialog>
  )
}

/** The price after the payout rate, if it differs from the feed's. */
const housePrice = ({ betPrice, feedPrice }: TradingOutcome): readonly (readonly [string, string])[] =>
  betPrice === feedPrice ? [] : [['환수율 적용 배당', priceText(betPrice)]]

type PriceFieldProps = {
  readonly text: string
  readonly feedPrice: number | null
  readonly error: string | undefined
  readonly onWrite: (text: string) => void
}

/** A price, typed or changed by steps; an empty one starts at the feed's. */
function PriceField({ text, feedPrice, error, onWrite }: PriceFieldProps) {
  return (
    <div className="grid gap-2">
      <TextField
        label="새 배당"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={event => onWrite(event.target.value)}
        onFocus={event => event.target.select()}
        error={error}
      />
      <div className="grid grid-cols-4 gap-1.5">
        {steps.map(step => (
          <Button
            key={step}
            size="sm"
            onClick={() => onWrite(nudged(text, step, parseOdds(feedPrice ?? 1) ?? 100))}
          >
            {`${step < 0 ? '−' : '+'}${formatStep(step)}`}
          </Button>
        ))}
      </div>
    </div>
  )
}

const steps = [-5, -1, 1, 5] as const

const formatStep = (step: number): string => `0.0${Math.abs(step)}`

function BookChange({
  before,
  after,
}: {
  readonly before: number | undefined
  readonly after: number | undefined
}) {
  if (before === undefined) return '–'
  if (after === undefined || after === before) return percentText(before)
  return (
    <>
      <span className="font-normal text-dim">{percentText(before)} → </span>
      {percentText(after)}
    </>
  )
}

function Warnings({ texts }: { readonly texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <ul role="status" className="grid gap-1 text-sm text-live">
      {texts.map(text => (
        <li key={text} className="flex items-start gap-1.5">
          <TriangleAlert aria-hidden size={15} className="mt-px shrink-0" />
          {text}
        </li>
      ))}
    </ul>
  )
}

/** Restores the feed's price. */
export function ClearPriceDialog({ market, outcome, onClose }: PriceDialogProps) {
  const { feedPrice, betPriceByAdmin } = outcome
  return (
    <TradingDialog
      title="수동 배당 해제"
      description={outcomeTitle(market, outcome)}
      presets={reasonsOf['clear-price']}
      confirm="수동 배당 해제"
      done="피드 배당으로 되돌렸습니다."
      onAct={reason =>
        call(fixtureOperatorContract.overridePrice, {
          params: { oddsId: String(outcome.id) },
          body: { price: null, reason },
        })
      }
      onClose={onClose}
    >
      <FactList
        dense
        facts={[
          ['수동 배당', priceText(betPriceByAdmin)],
          ['피드 배당', priceText(feedPrice)],
          ...housePrice(outcome),
        ]}
      />
    </TradingDialog>
  )
}
