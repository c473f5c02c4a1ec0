import type { OfferedMarket, OfferedRound } from '#contract/minigame/minigames.ts'
import { eventNote, eventTitle, eventWords } from '#domain/minigames/virtual/event-words.ko.ts'
import { choosePick, useRoundSlip } from '../cart/round-cart-store.ts'
import { type RoundPick, roundPick } from '../cart/round-slip.ts'
import { noteOf } from './market-layout.ts'
import { MarketTile, type TileState } from './market-tile.tsx'

/** Data shared by the tiles of a round. */
export type TilesOf = {
  readonly kind: string
  readonly round: OfferedRound
  /** Picks of the member's open bets on the round, as `market.pick`. */
  readonly own: ReadonlySet<string>
  readonly closed: boolean
  /** Handles a pressed pick on a page of several games; by default it goes to the cart. */
  readonly onPick?: ((pick: RoundPick) => void) | undefined
}

/** The picks of a market for the cart, with their competitors. */
export const picksOf = (
  { kind, round }: Pick<TilesOf, 'kind' | 'round'>,
  market: OfferedMarket,
): readonly RoundPick[] => {
  const event = eventTitle(eventWords({ kind, gameId: round.gameId }, round.event))
  return market.bets
    .flatMap(bet => roundPick(round, market, bet) ?? [])
    .map(pick => ({ ...pick, event, name: eventNote(kind, round, pick) }))
}

type PickTileProps = {
  readonly tiles: TilesOf
  readonly pick: RoundPick
  readonly upright?: boolean
  readonly bare?: boolean
}

/** A tile of a pick, in its state in the cart. */
export function PickTile({ tiles, pick, upright = false, bare }: PickTileProps) {
  const { state, press } = useTile(tiles, pick)
  return (
    <MarketTile
      pick={pick}
      hint={noteOf(tiles.kind, pick.market, pick.pick) ?? pick.name}
      upright={upright}
      bare={bare}
      {...state}
      onPress={press}
    />
  )
}

/** Returns the state of a pick (in the cart, among the own bets, in its round) and its press handler. */
export function useTile({ own, closed, onPick = choosePick }: TilesOf, pick: RoundPick) {
  const chosen = useRoundSlip(
    ({ slip }) => slip.pick?.oddsId === pick.oddsId && slip.pick.roundId === pick.roundId,
  )
  const state: TileState = { chosen, own: own.has(`${pick.market}.${pick.pick}`), closed }
  return { state, press: () => onPick(pick) }
}
