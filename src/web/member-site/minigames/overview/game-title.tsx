import type { WireGame } from '#contract/minigame/minigames.ts'
import { intervalText } from './places.ts'

/** Kind and length of a game, and in small print the letter that distinguishes equal games. */
export function GameTitle({ game: { title, intervalSeconds } }: { readonly game: WireGame }) {
  const [name = title, letter] = title.split(' · ')
  const length = intervalText(intervalSeconds)
  return (
    <>
      {name}
      {!name.includes(length) && <span className="ml-1.5 text-xs font-normal text-dim">{length}</span>}
      {letter && <span className="ml-1.5 text-xs font-normal text-dim">{letter}</span>}
    </>
  )
}
