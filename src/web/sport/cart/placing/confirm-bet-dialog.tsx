import { useMemo } from 'react'
import { slipWord } from '#domain/bets/bet-word.ts'
import { BetFigures, ConfirmFrame } from '#web/play/cart/placing/confirm-frame.tsx'
import { useLiveQuotes } from '#web/sport/prices/use-odds.ts'
import { useAcceptMode } from '../changes/accept-mode.ts'
import type { SentSlip } from '../slip-store.ts'
import { useSlipTerms } from '../slip-terms.ts'
import { useBetHint } from '../use-bet-hint.ts'
import { confirmBet, takeShown } from './bet-flow.ts'
import { ConfirmPicks } from './confirm-picks.tsx'
import { type ConfirmView, viewConfirm } from './confirm-view.ts'
import { cancelBet } from './sports-placing.ts'

type ConfirmBetDialogProps = { readonly fixed: SentSlip; readonly onPlaced: () => void }

/**
 * The confirm dialog: picks at the prices that are sent, and figures. Changes that arrive meanwhile must
 * be accepted first, by the button in place of 베팅; until then the figures include them.
 */
export function ConfirmBetDialog({ fixed, onPlaced }: ConfirmBetDialogProps) {
  const view = useConfirmView(fixed)
  const { asked, legs, shown, stop } = view
  const moved = legs.filter(({ leg }) => asked.some(change => change.leg.outcomeId === leg.outcomeId))
  const act =
    asked.length > 0
      ? { name: '변경 배당 수락', onPress: () => takeShown(asked) }
      : { name: '베팅', onPress: () => void confirmBet(onPlaced) }
  return (
    <ConfirmFrame
      act={act}
      about={asked.map(({ leg, to }) => `${leg.outcomeId} ${to?.odds}`).join()}
      hint={useBetHint({ legs, stop, moved })}
      onCancel={cancelBet}
    >
      <ConfirmPicks view={view} />
      <BetFigures {...view} sort={slipWord('sports', shown.legs.length)} stake={shown.stake} />
    </ConfirmFrame>
  )
}

function useConfirmView({ slip, page }: SentSlip): ConfirmView {
  const terms = useSlipTerms(page)
  const mode = useAcceptMode(page)
  const quotes = useLiveQuotes(slip.legs.map(leg => leg.outcomeId))
  return useMemo(() => viewConfirm(slip, quotes, { terms, mode }), [slip, quotes, terms, mode])
}
