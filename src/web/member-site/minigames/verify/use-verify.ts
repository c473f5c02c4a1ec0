import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { minigameContract } from '#contract/minigame/minigames.ts'
import { roundBetContract } from '#contract/minigame/round-bets.ts'
import { roundResultContract } from '#contract/minigame/round-results.ts'
import type { ExportedRound, ExportedRounds } from '#domain/minigames/exported-rounds.ts'
import type { KindMarket } from '#domain/minigames/kind.ts'
import { proveRound, type RoundProof } from '#domain/minigames/proof/prove-round.ts'
import { useCall } from '#web/client/api/api.ts'
import { noRows } from '#web/client/api/no-rows.ts'
import { loadKind } from '#web/play/draws/load-kind.ts'
import { webDigests } from '#web/play/draws/web-digests.ts'
import { type Address, readTarget, roundBefore } from './verify-address.ts'

const POLL_MILLISECONDS = 3_000

/** The round from the URL with the published data, or rounds from a file. */
export function useVerify() {
  const address: Address = useSearch({ strict: false })
  const target = readTarget(address)
  const navigate = useNavigate()
  const [file, setFile] = useState<ExportedRounds>()
  const [fileNumber, setFileNumber] = useState(0)
  const games = useCall(minigameContract.games, undefined, { staleTime: 60_000 })
  const game = games.data?.find(({ gameId }) => gameId === target.gameId)
  const { gameId = 0, round: roundId = '' } = target
  const isAsked = target.gameId !== undefined && target.round !== undefined
  const answer = useCall(
    roundResultContract.exported,
    // The previous round contains the seed that this one must lead to.
    { query: { gameId, from: game ? roundBefore(roundId, game.intervalSeconds) : roundId, to: roundId } },
    {
      enabled: isAsked && file === undefined && !games.isPending,
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data && isStillToCome(state.data.rounds.find(one => one.roundId === roundId))
          ? POLL_MILLISECONDS
          : false,
    },
  )
  /** Shows rounds from a file instead; resets the view for each file. */
  const read = (next: ExportedRounds | undefined) => {
    setFile(next)
    setFileNumber(fileNumber + 1)
  }
  /** Shows another round and closes the file. */
  const show = (next: { readonly gameId: number; readonly round: string }) => {
    setFile(undefined)
    void navigate({ to: '.', search: { gameId: next.gameId, round: next.round } })
  }
  return { target, games: games.data ?? noRows, game, isAsked, answer, file, fileNumber, read, show }
}

const isStillToCome = (round: ExportedRound | undefined): boolean =>
  round?.state === 'open' || round?.state === 'closed'

/** Ids of the member's recent bets on a round. */
export function useOwnBets(gameId: number, round: string): ReadonlySet<string> {
  const own = useCall(roundBetContract.own, { query: { gameId } }, { retry: false })
  return new Set((own.data ?? noRows).filter(({ roundId }) => roundId === round).map(({ id }) => id))
}

/** A proof with the markets of the kind, or why there is none. */
export type ProofAnswer =
  | { readonly state: 'proved'; readonly proof: RoundProof; readonly markets: readonly KindMarket[] }
  | { readonly state: 'unknown-kind' | 'no-digests' }

/** Recomputes the round in this browser. */
export function useProof(data: ExportedRounds, round: ExportedRound) {
  const part = { ...data, rounds: data.rounds.filter(one => one === round || isJustBefore(one, round)) }
  return useQuery({
    queryKey: ['round-proof', part, round.roundId],
    queryFn: () => prove(part, round),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
}

const isJustBefore = (one: ExportedRound, round: ExportedRound): boolean =>
  one.chainEnd === round.chainEnd && one.link === round.link - 1

async function prove(data: ExportedRounds, round: ExportedRound): Promise<ProofAnswer> {
  const digests = webDigests()
  if (!digests) return { state: 'no-digests' }
  const kind = await loadKind(data.kind)
  if (!kind) return { state: 'unknown-kind' }
  const proof = await proveRound(digests, kind, data, round)
  return { state: 'proved', proof, markets: kind.markets }
}
