import { useState } from 'react'
import type { OfferedMarket } from '#contract/fixtures/fixtures.ts'
import { line } from '#domain/line.ts'
import { odds } from '#domain/odds.ts'
import { SPORT_TABS } from '#domain/sports/sports.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { LiveMark } from '#web/kit/display/badge.tsx'
import { Flag } from '#web/kit/display/flag.tsx'
import { SportIcon } from '#web/kit/display/sport-icon.tsx'
import { OutcomeButton } from '#web/sport/board/markets/outcome-button.tsx'
import { LineCell, NoOddsCell } from '#web/sport/prices/line-cell.tsx'
import { OddsButton, type OddsSide } from '#web/sport/prices/odds-button.tsx'
import { offeredQuote, readLine } from '#web/sport/prices/offered.ts'
import { oddsStore } from '#web/sport/prices/use-odds.ts'
import { Sample, Samples } from '../sample.tsx'
import { sampleGame } from './sample-game.ts'

const nothing = () => {}

/** Prices in all states, a league section, and a price that moves. */
export function BoardSamples() {
  return (
    <>
      <TabSample />
      <LeagueSample />
      <Samples>
        <Sample name="OddsButton: 상태">
          <div className="grid grid-cols-3 gap-1.5">
            <OddsButton label="보통" odds={odds(185)} picked={false} onPick={nothing} />
            <OddsButton label="선택" odds={odds(185)} picked onPick={nothing} />
            <OddsButton label="정지" odds={odds(240)} picked={false} suspended onPick={nothing} />
            <OddsButton label="상승" odds={odds(193)} picked={false} direction="up" onPick={nothing} />
            <OddsButton label="하락" odds={odds(1189)} picked={false} direction="down" onPick={nothing} />
            <OddsButton label="선택·정지" odds={odds(240)} picked suspended onPick={nothing} />
            <OddsButton label="선택·상승" odds={odds(193)} picked direction="up" onPick={nothing} />
            <OddsButton label="원정" odds={odds(420)} picked={false} side="away" onPick={nothing} />
            <NoOddsCell />
          </div>
        </Sample>
        <Sample name="OutcomeButton: 움직이는 배당">
          <MovingPrice />
        </Sample>
        <Sample name="Flag · SportIcon · LiveMark">
          <div className="flex flex-wrap items-center gap-3">
            {['kr', 'gb-eng', 'es', 'us', 'jp', ''].map(code => (
              <Flag key={code} code={code} />
            ))}
            {[6046, 48242, 154914, 154830, 35232, 687890, 131506, 54094, 1].map(id => (
              <SportIcon key={id} sportId={id} size={20} />
            ))}
            <LiveMark />
          </div>
        </Sample>
      </Samples>
    </>
  )
}

const counts = [241, 128, 41, 22, 8, 17, 9, 16]

function TabSample() {
  const [tab, setTab] = useState<string>('all')
  const tabs = SPORT_TABS.map((entry, index) => ({
    key: entry.flag,
    label: entry.label,
    count: counts[index],
    ...(entry.sportId && { icon: <SportIcon sportId={entry.sportId} size={16} /> }),
  }))
  return (
    <Sample name="Tabs: pills">
      <Tabs label="종목" tabs={tabs} value={tab} onChange={setTab} />
    </Sample>
  )
}

const outcomeOf = (market: OfferedMarket, betName: string) =>
  market.bets.find(outcome => outcome.betName === betName)

/** Rows of a board as on the pages; a click adds to the cart. */
function LeagueSample() {
  return (
    <Sample name="OutcomeButton: 리그 묶음">
      <section className="card overflow-hidden">
        <header className="flex h-10 items-center gap-2 border-b border-line bg-s2 px-3.5 text-sm font-semibold">
          <Flag code={sampleGame.location_code} />
          {sampleGame.league_name}
          <span className="ml-auto font-medium text-dim">11-22 (일)</span>
        </header>
        {sampleGame.markets.map(market => (
          <div
            key={market.marketId}
            className="grid grid-cols-[64px_84px_minmax(0,1fr)_96px_minmax(0,1fr)] items-center gap-1.5 border-b border-line px-3.5 py-1.5 last:border-0 mobile:grid-cols-3 mobile:py-2.5"
          >
            <span className="text-xs text-dim mobile:hidden">
              <b className="block text-sm text-text">21:30</b>6시간 후
            </span>
            <span className="text-xs text-dim mobile:hidden">{market.marketNameKorean}</span>
            <Answer market={market} names={['1', 'Over']} side="home" />
            <Middle market={market} />
            <Answer market={market} names={['2', 'Under']} side="away" />
          </div>
        ))}
      </section>
    </Sample>
  )
}

type AnswerProps = {
  readonly market: OfferedMarket
  readonly names: readonly [string, string]
  readonly side: OddsSide
}

const Answer = ({ market, names, side }: AnswerProps) => (
  <OutcomeButton
    game={sampleGame}
    market={market}
    outcome={outcomeOf(market, names[0]) ?? outcomeOf(market, names[1])}
    side={side}
    closed={false}
  />
)

/** The draw, or the line if the market has one. */
function Middle({ market }: { readonly market: OfferedMarket }) {
  const draw = outcomeOf(market, 'X')
  if (draw)
    return <OutcomeButton game={sampleGame} market={market} outcome={draw} side="middle" closed={false} />
  return <LineCell line={readLine(market.bets[0]?.betBaseline ?? '') ?? line(0)} />
}

const [winner] = sampleGame.markets
const moving = winner && outcomeOf(winner, '1')

/** The same button with simulated live price changes. */
function MovingPrice() {
  if (!winner || !moving) return null
  const offered = offeredQuote(moving)
  const tell = (by: number, status: 'open' | 'suspended') => {
    const known = oddsStore.find(offered.outcomeId) ?? offered
    oddsStore.apply([{ ...known, odds: odds(known.odds + by), version: known.version + 1, status }])
  }
  return (
    <div className="grid gap-2">
      <OutcomeButton game={sampleGame} market={winner} outcome={moving} closed={false} />
      <div className="flex gap-2">
        <Button size="sm" onClick={() => tell(5, 'open')}>
          올리기
        </Button>
        <Button size="sm" onClick={() => tell(-5, 'open')}>
          내리기
        </Button>
        <Button size="sm" onClick={() => tell(0, 'suspended')}>
          정지
        </Button>
      </div>
    </div>
  )
}
