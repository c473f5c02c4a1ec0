import { randomUUID } from 'node:crypto'
import { assert } from '#domain/assert.ts'
import { DAY, instant } from '#domain/instant.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { noCells, ownTable } from '#domain/own-fixtures/own-columns.ts'
import type { Visitor } from '../visitor.ts'

/** The table that the trader enters on the first day: two matches of a league that no feed has. */
function table(now: number): string {
  const start = (days: number, time: string) => `${seoulDay(instant(now + days * DAY))} ${time}`
  const cup = { ...noCells, league: '한판 사내리그', country: '대한민국' }
  return ownTable([
    {
      ...cup,
      ...{ sport: '축구', home: '한판 개발팀', away: '한판 운영팀', start: start(1, '19:30') },
      ...{ homeWin: '1.85', draw: '3.40', awayWin: '3.90' },
      ...{ handicap: '-0.5', handicapHome: '1.86', handicapAway: '1.94' },
      ...{ total: '2.5', over: '1.88', under: '1.92' },
    },
    {
      ...cup,
      ...{ sport: 'e스포츠', home: '한판 레드', away: '한판 블루', start: start(2, '20:00') },
      ...{ homeWin: '1.70', awayWin: '2.08' },
    },
  ])
}

/** Enters matches without a feed as the trader, over the public API. */
export async function enterMatches(origin: string, { enter }: Visitor): Promise<void> {
  const trader = await enter('trader')
  if (!trader) return
  const body = table(Date.now())
  const send = async (path: string) => {
    const answer = await fetch(`${origin}/api/admin/own-fixtures${path}`, {
      method: 'POST',
      headers: { 'content-type': 'text/csv', 'x-auth-token': `Bearer ${trader.token}` },
      body,
    })
    assert(answer.ok, `own matches${path} go well: ${answer.status} ${await answer.clone().text()}`)
    return answer.json()
  }
  const { digest }: { digest: string } = await send('/preview')
  await send(`?${new URLSearchParams({ digest, key: randomUUID(), reason: '사내리그 편성' })}`)
}
