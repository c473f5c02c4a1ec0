import { keepPreviousData } from '@tanstack/react-query'
import { betOperatorContract } from '#contract/back-office/bets-operator.ts'
import { useCall } from '#web/client/api/api.ts'

/** Bets arrive constantly, and not over the live connection. */
const POLL_MILLISECONDS = 5_000

/** A page of the open bets on a fixture, refetched while visible. */
export const useOpenBets = (fixtureId: number, page: number) =>
  useCall(
    betOperatorContract.openBetsOn,
    { params: { fixtureId }, query: { page } },
    { placeholderData: keepPreviousData, staleTime: 0, refetchInterval: POLL_MILLISECONDS },
  )
