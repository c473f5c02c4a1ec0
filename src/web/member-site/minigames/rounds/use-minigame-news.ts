import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { MINIGAME_TOPIC } from '#contract/live/live-minigames.ts'
import { minigameContract } from '#contract/minigame/minigames.ts'
import { roundBetContract } from '#contract/minigame/round-bets.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { onLive, useLiveTopics } from '#web/client/live/live.ts'
import { readMemberFrame } from '#web/client/live/session-frames.ts'
import { readFrame } from './read-frame.ts'
import { takeFrame } from './take-frame.ts'

/** Subscribes to the rounds of all games and the member's results while a minigame page is open. */
export function useMinigameNews(): void {
  const queryClient = useQueryClient()
  useLiveTopics([MINIGAME_TOPIC])
  useEffect(() => {
    const stops = [
      onLive('minigame', data => {
        const frame = readFrame(data)
        if (frame) takeFrame(queryClient, frame)
      }),
      onLive('member', data => {
        const { accepted, settled } = readMemberFrame(data)
        if (!accepted && !settled) return
        for (const route of [roundBetContract.own, minigameContract.lobby]) void readAgain(queryClient, route)
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [queryClient])
}
