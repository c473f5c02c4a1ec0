import { FastForward, RotateCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { DrawnRound, WireGame } from '#contract/minigame/minigames.ts'
import type { OwnRoundBet } from '#contract/minigame/round-bets.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { saidWords } from '#domain/minigames/result-words.ko.ts'
import { drawnEvent, eventTitle } from '#domain/minigames/virtual/event-words.ko.ts'
import { Badge } from '#web/kit/display/badge.tsx'
import type { Scene } from '../scenes/scene.ts'
import { OwnOutcome } from './own-outcome.tsx'
import { ResultChips } from './result-chips.tsx'
import { chime, knock } from './sound.ts'
import type { usePlay } from './use-play.ts'

type SceneFrameProps = {
  readonly game: WireGame
  /** The last drawn round; undefined before there is one. */
  readonly drawn: DrawnRound | undefined
  readonly scene: Scene | null | undefined
  readonly play: ReturnType<typeof usePlay>
  /** The member's bets on it. */
  readonly bets: readonly OwnRoundBet[]
}

/** The member's winning picks as `market.pick`. */
function winsOf({ results }: DrawnRound, bets: readonly OwnRoundBet[]): ReadonlySet<string> {
  const won = new Set(results.flatMap(({ market, won }) => won.map(pick => `${market}.${pick}`)))
  return new Set(bets.map(({ market, pick }) => `${market}.${pick}`).filter(key => won.has(key)))
}

/** The last drawn round: animation, result, and payout to the member. */
export function SceneFrame({ game, drawn, scene, play, bets }: SceneFrameProps) {
  const ownWins = drawn ? winsOf(drawn, bets) : new Set<string>()
  usePlaySound(drawn?.id, play)
  return (
    <section
      aria-label={drawn ? `${drawn.round}회차 추첨` : '추첨'}
      data-scene-frame={drawn?.roundId}
      data-play={play.isOver ? 'over' : 'playing'}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2.5 p-4 mobile:gap-2 mobile:p-3"
    >
      <FrameHead drawn={drawn} play={play} />
      {drawn && <Competitors game={game} draw={drawn.draw} />}
      <div
        className="aspect-[352/154] overflow-hidden rounded-md"
        data-scene={scene === undefined ? 'loading' : game.kind}
      >
        {scene && <scene.View draw={drawn?.draw} at={play.at} ownWins={ownWins} />}
      </div>
      {drawn && (
        <>
          <ResultChips kind={game.kind} drawn={drawn} ownWins={ownWins} told={play.isOver} />
          <OwnOutcome round={drawn.round} bets={bets} told={play.isOver} />
          <p className="sr-only" role="status" data-draw-words>
            {play.isTold &&
              `${drawn.round}회차 결과: ${saidWords(game.kind, drawn.draw, drawn.results, game.gameId)}`}
          </p>
        </>
      )}
    </section>
  )
}

/** The teams or runners of the event that is playing; nothing for minigames. */
function Competitors({ game, draw }: { readonly game: WireGame; readonly draw: unknown }) {
  const words = drawnEvent(game, draw)
  if (!words) return null
  return (
    <p className="text-sm leading-snug" data-competitors>
      {words.sort === 'match'
        ? eventTitle(words)
        : words.runners.map(({ number, name }) => `${number} ${name}`).join(' · ')}
    </p>
  )
}

const buttonClass =
  'ml-auto inline-flex h-8 items-center gap-1.5 rounded-md px-2 text-sm text-dim hover:bg-s2 hover:text-text mobile:-my-1.5 mobile:h-11'

type FrameHeadProps = Pick<SceneFrameProps, 'drawn' | 'play'>

function FrameHead({ drawn, play }: FrameHeadProps) {
  return (
    <header className="flex h-8 items-center gap-2.5">
      <h2 className="text-lg">{drawn ? `${drawn.round}회차` : '추첨 대기'}</h2>
      {drawn && (
        <>
          <span className="text-sm text-dim narrow:hidden">{`누적 ${formatFigure(drawn.totalRound)}회`}</span>
          <Badge>{play.isOver ? '결과발표' : '추첨중'}</Badge>
          {!play.isOver && (
            <button type="button" className={buttonClass} onClick={play.skip}>
              <FastForward aria-hidden size={15} />
              건너뛰기
            </button>
          )}
          {play.isOver && play.canReplay && (
            <button type="button" className={buttonClass} onClick={play.replay}>
              <RotateCw aria-hidden size={15} />
              다시 보기
            </button>
          )}
        </>
      )}
    </header>
  )
}

/** Plays a sound at the start and the end of a draw that is watched from its start. */
function usePlaySound(id: string | undefined, { at, isOver }: ReturnType<typeof usePlay>): void {
  const heard = useRef<string>(undefined)
  const isPlaying = !isOver && at > 0
  useEffect(() => {
    if (!isPlaying || id === undefined) return
    heard.current = id
    knock()
  }, [isPlaying, id])
  useEffect(() => {
    if (isOver && id !== undefined && heard.current === id) chime()
  }, [isOver, id])
}
