import { useQueryClient } from '@tanstack/react-query'
import { betContract } from '#contract/bets/bets.ts'
import { minigameContract } from '#contract/minigame/minigames.ts'
import { roundBetContract } from '#contract/minigame/round-bets.ts'
import { slipWord } from '#domain/bets/bet-word.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { OddsFigure } from '#web/kit/display/figures.tsx'
import { BetFigures, ConfirmFrame } from '#web/play/cart/placing/confirm-frame.tsx'
import { expectedOf } from './round-cart-store.ts'
import { roundPlacing, type SentRound } from './round-placing.ts'
import { pickWords } from './round-slip.ts'
import { useBalance, useRoundTerms } from './round-terms.ts'
import { hintOf } from './use-round-view.ts'

/** Confirm dialog for a bet on a round; rendered once on the page, independent of the cart. */
export function RoundBetDialog() {
  const flow = roundPlacing.useFlow(state => state.flow)
  return flow.step === 'confirm' ? <Question fixed={flow.fixed} /> : null
}

function Question({ fixed }: { readonly fixed: SentRound }) {
  const terms = useRoundTerms()
  const balance = useBalance()
  const queryClient = useQueryClient()
  const { slip } = fixed
  const { pick, stake } = slip
  const confirm = () => {
    const sent = roundPlacing.confirmed()
    if (!sent) return
    void roundPlacing.send(sent, () => {
      for (const route of [roundBetContract.own, minigameContract.lobby, betContract.list])
        void readAgain(queryClient, route)
    })
  }
  return (
    <ConfirmFrame
      act={{ name: '베팅', onPress: confirm }}
      hint={hintOf(slip, { terms, balance })}
      onCancel={roundPlacing.cancel}
    >
      {pick && (
        <p
          data-confirm-pick="fixed"
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-lg bg-s2 px-4 py-2"
        >
          <span className="min-w-0 text-sm">
            <span className="block truncate text-xs text-dim">{`${terms.title} · ${pick.round}회차`}</span>
            {pick.event && <span className="block truncate">{pick.event}</span>}
            <span className="block truncate font-semibold">{pickWords(pick)}</span>
          </span>
          <OddsFigure odds={pick.odds} />
        </p>
      )}
      <BetFigures
        sort={slipWord(terms.product, 1)}
        stake={stake}
        totalOdds={pick?.odds}
        expectedWinnings={expectedOf(slip)}
      />
    </ConfirmFrame>
  )
}
