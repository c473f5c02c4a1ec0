import type { settlementOperatorContract } from '#contract/back-office/settlement.ts'
import type { Output } from '#contract/wire/route.ts'
import { resultWord } from '#domain/grading/leg-result.ts'
import type { FixtureId } from '#domain/ids.ts'
import { marketLabel } from '#domain/markets/market-catalogue.ts'
import { pickLabel } from '#domain/markets/pick-labels.ko.ts'
import { wireLine } from '#server/fixtures/fixtures.ts'
import type { Preview } from './preview-result.ts'

type WirePreview = Output<(typeof settlementOperatorContract)['previewResult']>

/** Returns a preview in the contract's names. */
export const wirePreview = (
  fixtureId: FixtureId,
  { sportId, revision, outcomes, sums }: Preview,
): WirePreview => ({
  fixtureId,
  revision,
  outcomes: outcomes.map(({ grading, sums: { bets, stakes, settledBets, payouts, paidBefore } }) => ({
    marketId: grading.marketTypeId,
    marketNameKorean: marketLabel(grading.marketTypeId, sportId),
    betName: grading.pick,
    betNameKorean: pickLabel(grading.pick),
    betBaseline: wireLine(grading.line),
    scoreAtBet: grading.homeAtBet === null ? '' : `${grading.homeAtBet}:${grading.awayAtBet}`,
    result: grading.result?.kind ?? null,
    resultText: grading.result ? resultWord(grading.result) : '미정',
    score: grading.score,
    why: grading.reason,
    bets,
    stakes,
    settledBets,
    payouts,
    paidBefore,
  })),
  sums: withoutGrading(sums),
  undecidedCount: outcomes.filter(({ grading }) => !grading.result).length,
})

const withoutGrading = ({ grading: _grading, ...sums }: Preview['sums']) => sums
