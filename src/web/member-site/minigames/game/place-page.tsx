import { Navigate, useParams } from '@tanstack/react-router'
import { minigameContract, type WireGame } from '#contract/minigame/minigames.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { pageNotFound } from '#web/client/navigation/page-not-found.ts'
import { Skeleton } from '#web/kit/display/states.tsx'
import { MinigameArea } from '../minigame-area.tsx'
import { GroupView } from '../overview/group-view.tsx'
import { OverviewView } from '../overview/overview-view.tsx'
import { findPlace, pathOfGame } from '../overview/places.ts'
import { useClosedArea } from '../rounds/use-closed-area.ts'
import { useMinigameNews } from '../rounds/use-minigame-news.ts'
import { SportView } from '../virtual/sport-view.tsx'
import { GameView } from './game-view.tsx'

/**
 * The overview, a group page or a game page, depending on the catalogue: a new game of a known kind gets
 * its page automatically (MINI-001 to MINI-070).
 */
export function Page() {
  const { group, game, venue } = useParams({ strict: false })
  const answer = useCall(minigameContract.games, undefined, { staleTime: 0 })
  useMinigameNews()
  useClosedArea(answer)
  return (
    <MinigameArea>
      <AnswerView answer={answer} waiting={<Skeleton className="h-[560px]" />}>
        {games => <Place games={games} address={[group, game, venue].filter(Boolean).join('/')} />}
      </AnswerView>
    </MinigameArea>
  )
}

function Place({ games, address }: { readonly games: readonly WireGame[]; readonly address: string }) {
  if (address === '') return <OverviewView games={games} />
  const place = findPlace(games, address)
  if (!place) throw pageNotFound()
  switch (place.kind) {
    case 'group':
      return <GroupView key={place.key} group={place.key} games={games} />
    case 'sport':
      return <SportView key={place.sport} sport={place.sport} games={games} />
    case 'short':
      return <Navigate to={pathOfGame(place.game)} replace />
    case 'game':
      return <GameView key={place.game.gameId} game={place.game} games={games} />
  }
}
