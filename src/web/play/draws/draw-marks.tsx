import { Fragment, type ReactNode } from 'react'
import {
  isBaccaratDraw,
  isBasketballDraw,
  isBlackjackDraw,
  isCardDraw,
  isDiceDraw,
  isDragonTigerDraw,
  isGoStopDraw,
  isHighLowDraw,
  isKenoDraw,
  isKenoLadderDraw,
  isLadderDraw,
  isNumberDraw,
  isPowerballDraw,
  isPowerLadderDraw,
  isRaceDraw,
  isSicBoDraw,
  isSnailDraw,
  isSoccerDraw,
  isSpeed6Draw,
} from '#domain/minigames/draw-guards.ts'
import type { MarketResult } from '#domain/minigames/kind.ts'
import type { KindId } from '#domain/minigames/kinds.ts'
import { hwatuWord, ladderWord, rankWord } from '#domain/minigames/result-words.ko.ts'
import { drawnEvent, type EventWords } from '#domain/minigames/virtual/event-words.ko.ts'
import { CardFace, Hand, RankFace } from './card-face.tsx'
import { DieFace } from './die-face.tsx'
import { LadderSign } from './ladder-sign.tsx'

type Results = readonly MarketResult[]
type Marks = (draw: unknown, results: Results, gameId: number | undefined) => ReactNode

const kindMarks =
  <Draw,>(
    isDraw: (data: unknown) => data is Draw,
    marks: (draw: Draw, results: Results, gameId: number | undefined) => ReactNode,
  ): Marks =>
  (draw, results, gameId) =>
    isDraw(draw) ? marks(draw, results, gameId) : null

const Balls = ({ numbers }: { readonly numbers: readonly number[] }) =>
  numbers.map(number => (
    <span key={number} className="draw-ball">
      {number}
    </span>
  ))

type ScoreProps = {
  readonly words: EventWords | undefined
  readonly home: number
  readonly away: number
}

const Score = ({ words, home, away }: ScoreProps) => {
  const sides = words?.sort === 'match' ? [words.home.name, words.away.name] : ['홈', '원정']
  return (
    <>
      <span className="draw-name">{sides[0]}</span>
      <b>{`${home} : ${away}`}</b>
      <span className="draw-name">{sides[1]}</span>
    </>
  )
}

const wordsOf = (kind: KindId, gameId: number | undefined, draw: unknown): EventWords | undefined =>
  gameId === undefined ? undefined : drawnEvent({ kind, gameId }, draw)

const NAMED = 3

/** The order of a race; the first three with their names. */
const race = (kind: KindId) =>
  kindMarks(isRaceDraw, (draw, _, gameId) => {
    const words = wordsOf(kind, gameId, draw)
    const runners = words?.sort === 'race' ? words.runners : []
    return draw.order.map((number, place) => (
      <Fragment key={number}>
        <span className={place === 0 ? 'draw-post draw-first' : 'draw-post'}>{number}</span>
        {place < NAMED && runners[number - 1] && (
          <span className="draw-name">{runners[number - 1]?.name}</span>
        )}
      </Fragment>
    ))
  })

const card = kindMarks(isCardDraw, drawn => <CardFace card={drawn.card} />)

const marksOfKind: Readonly<Record<string, Marks>> = {
  powerball: kindMarks(isPowerballDraw, ({ balls, powerball }) => (
    <>
      <Balls numbers={balls} />
      <span className="draw-ball draw-ball-inverse">{powerball}</span>
    </>
  )),
  ladder: kindMarks(isLadderDraw, ladder => (
    <>
      <LadderSign ladder={ladder} />
      <b>{ladderWord(ladder)}</b>
    </>
  )),
  'power-ladder': kindMarks(isPowerLadderDraw, draw => (
    <>
      <Balls numbers={draw.balls.slice(0, 1)} />
      <LadderSign ladder={draw} />
      <b>{ladderWord(draw)}</b>
    </>
  )),
  'keno-ladder': kindMarks(isKenoLadderDraw, draw => (
    <>
      <Balls numbers={draw.numbers.slice(0, 1)} />
      <LadderSign ladder={draw} />
      <b>{ladderWord(draw)}</b>
    </>
  )),
  'speed-keno': kindMarks(isKenoDraw, ({ numbers }) => (
    <span className="draw-keno">
      {numbers.map(number => (
        <span key={number}>{number}</span>
      ))}
    </span>
  )),
  baccarat: kindMarks(isBaccaratDraw, draw => (
    <>
      <Hand name="P" cards={draw.player} total={draw.playerPoints} />
      <Hand name="B" cards={draw.banker} total={draw.bankerPoints} />
    </>
  )),
  blackjack: kindMarks(isBlackjackDraw, draw => (
    <>
      <Hand name="P" cards={draw.player} total={draw.playerTotal} />
      <Hand name="D" cards={draw.dealer} total={draw.dealerTotal} />
    </>
  )),
  'dragon-tiger': kindMarks(isDragonTigerDraw, ({ dragon, tiger }) => (
    <>
      <Hand name="드래곤" cards={[dragon]} />
      <Hand name="타이거" cards={[tiger]} />
    </>
  )),
  'odd-even': card,
  'odd-even-king': card,
  'sic-bo': kindMarks(isSicBoDraw, ({ dice: [one = 0, two = 0, three = 0] }) => (
    <>
      <DieFace side={one} />
      <DieFace side={two} />
      <DieFace side={three} />
    </>
  )),
  dice: kindMarks(isDiceDraw, ({ die }) => <DieFace side={die} />),
  'go-stop': kindMarks(isGoStopDraw, draw => (
    <>
      <Months name="고" cards={draw.go} rank={draw.goRank} />
      <Months name="스톱" cards={draw.stop} rank={draw.stopRank} />
    </>
  )),
  roulette: kindMarks(isNumberDraw, ({ number }, results) => (
    <span className={`draw-pocket draw-pocket-${colourOf(results)}`}>{number}</span>
  )),
  ring: kindMarks(isNumberDraw, ({ number }) => (
    <span className="draw-ball draw-ball-inverse">{number}</span>
  )),
  'high-low': kindMarks(isHighLowDraw, ({ rank, colour }) => (
    <RankFace rank={rankWord(rank)} isRed={colour === 'red'} />
  )),
  speed6: kindMarks(isSpeed6Draw, ({ start, end }) => (
    <>
      <span className="draw-post">{start}</span>
      <span className="draw-name">→</span>
      <span className="draw-post draw-first">{end}</span>
    </>
  )),
  'virtual-soccer': kindMarks(isSoccerDraw, (draw, _, gameId) => (
    <Score words={wordsOf('virtual-soccer', gameId, draw)} home={draw.homeGoals} away={draw.awayGoals} />
  )),
  'virtual-basketball': kindMarks(isBasketballDraw, (draw, _, gameId) => (
    <Score
      words={wordsOf('virtual-basketball', gameId, draw)}
      home={draw.homePoints}
      away={draw.awayPoints}
    />
  )),
  'virtual-dog': race('virtual-dog'),
  'virtual-horse': race('virtual-horse'),
  snail: kindMarks(isSnailDraw, ({ order }) =>
    order.map((number, place) => (
      <span key={number} className={place === 0 ? 'draw-post draw-first' : 'draw-post'}>
        {number}
      </span>
    )),
  ),
}

type DrawMarksProps = {
  readonly kind: string
  readonly draw: unknown
  readonly results: Results
  readonly gameId: number | undefined
}

/** The result drawn small; nothing for data that is no draw of the kind. */
export const DrawMarks = ({ kind, draw, results, gameId }: DrawMarksProps) =>
  marksOfKind[kind]?.(draw, results, gameId)

const colourOf = (results: Results): string =>
  results.find(({ market }) => market === 'colour')?.won[0] ?? 'zero'

type MonthsProps = { readonly name: string; readonly cards: readonly string[]; readonly rank: number }

const Months = ({ name, cards, rank }: MonthsProps) => (
  <span className="draw-hand">
    <span className="draw-name">{name}</span>
    {cards.map(one => (
      <span key={one} className="draw-card draw-hwatu">
        {one.split('-')[0]}월
      </span>
    ))}
    <b>{hwatuWord(rank)}</b>
  </span>
)
