import { useCallback, useEffect, useState } from 'react'
import { line } from '#domain/line.ts'
import { odds } from '#domain/odds.ts'
import { SPORT_TABS } from '#domain/sports/sports.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { LiveMark } from '#web/kit/display/badge.tsx'
import { Flag } from '#web/kit/display/flag.tsx'
import { SportIcon } from '#web/kit/display/sport-icon.tsx'
import { LineCell, NoOddsCell } from '#web/sport/prices/line-cell.tsx'
import { LiveOddsButton, OddsButton } from '#web/sport/prices/odds-button.tsx'
import type { Quote } from '#web/sport/prices/odds-store.ts'
import { oddsStore } from '#web/sport/prices/use-odds.ts'
import { Sample, Samples } from '../sample.tsx'

const nothing = () => {}

/** Prices in every state, a league as a page draws it, and one price that moves. */
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
        <Sample name="LiveOddsButton: 움직이는 배당">
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

const rows = [
  { market: '승무패', home: '맨체스터 시티', away: '리버풀', prices: [185, 375, 420] },
  { market: '핸디캡', home: '맨체스터 시티', away: '리버풀', prices: [193, -50, 189] },
  { market: '언더오버', home: '오버', away: '언더', prices: [178, 250, 205] },
] as const

function LeagueSample() {
  const [picked, setPicked] = useState('승무패0')
  return (
    <Sample name="리그 묶음">
      <section className="card overflow-hidden">
        <header className="flex h-10 items-center gap-2 border-b border-line bg-s2 px-3.5 text-sm font-semibold">
          <Flag code="gb-eng" />
          잉글랜드 프리미어리그
          <span className="ml-auto font-medium text-dim">11-22 (일)</span>
        </header>
        {rows.map(({ market, home, away, prices: [first, middle, last] }) => (
          <div
            key={market}
            className="grid grid-cols-[64px_84px_minmax(0,1fr)_96px_minmax(0,1fr)] items-center gap-1.5 border-b border-line px-3.5 py-1.5 last:border-0 mobile:grid-cols-3 mobile:py-2.5"
          >
            <span className="text-xs text-dim mobile:hidden">
              <b className="block text-sm text-text">21:30</b>6시간 후
            </span>
            <span className="text-xs text-dim mobile:hidden">{market}</span>
            <OddsButton
              about={market}
              label={home}
              odds={odds(first)}
              picked={picked === `${market}0`}
              onPick={() => setPicked(`${market}0`)}
            />
            {market === '승무패' ? (
              <OddsButton
                label="무"
                side="middle"
                odds={odds(middle)}
                picked={picked === `${market}1`}
                onPick={() => setPicked(`${market}1`)}
              />
            ) : (
              <LineCell line={line(middle)} />
            )}
            <OddsButton
              label={away}
              side="away"
              odds={odds(last)}
              picked={picked === `${market}2`}
              onPick={() => setPicked(`${market}2`)}
            />
          </div>
        ))}
      </section>
    </Sample>
  )
}

const offered: Quote = { outcomeId: 'kit-1', odds: odds(185), version: 1, status: 'open' }

function MovingPrice() {
  const [picked, setPicked] = useState(false)
  const pick = useCallback(() => setPicked(before => !before), [])
  useEffect(() => oddsStore.apply([offered]), [])
  const move = (by: number) => {
    const known = oddsStore.find(offered.outcomeId) ?? offered
    oddsStore.apply([{ ...known, odds: odds(known.odds + by), version: known.version + 1, status: 'open' }])
  }
  const suspend = () => {
    const known = oddsStore.find(offered.outcomeId) ?? offered
    oddsStore.apply([{ ...known, version: known.version + 1, status: 'suspended' }])
  }
  return (
    <div className="grid gap-2">
      <LiveOddsButton offered={offered} label="맨체스터 시티" picked={picked} onPick={pick} />
      <div className="flex gap-2">
        <Button size="sm" onClick={() => move(5)}>
          올리기
        </Button>
        <Button size="sm" onClick={() => move(-5)}>
          내리기
        </Button>
        <Button size="sm" onClick={suspend}>
          정지
        </Button>
      </div>
    </div>
  )
}
