import type { PaletteAnswer } from '#contract/back-office/kit/palette.ts'
import { betNumber } from '#domain/bets/bet-number.ts'
import { betStatus, betStatusWord } from '#domain/bets/bet-status.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { searchTest, searchText } from '#domain/search-text.ts'

/** A page of the back office as in its menu. */
export type PalettePage = { readonly path: string; readonly title: string; readonly group: string }

/** An entry of the palette. */
export type PaletteEntry = {
  readonly key: string
  readonly title: string
  /** Distinguishes it from others of its kind. */
  readonly note: string
  readonly to: string
}

export type PaletteGroup = { readonly title: string; readonly entries: readonly PaletteEntry[] }

/** The pages that match a text: by parts of their titles and groups, or by initial consonants. */
export function pagesFor(pages: readonly PalettePage[], text: string): readonly PaletteEntry[] {
  const isFound = searchTest(text)
  return pages
    .filter(({ title, group }) => isFound(searchText([title, `${group} ${title}`])))
    .map(({ path, title, group }) => ({ key: path, title, note: group === title ? '' : group, to: path }))
}

/** Groups of the palette, pages first; empty groups are omitted. */
export function paletteGroups(
  pages: readonly PaletteEntry[],
  found: PaletteAnswer | undefined,
): readonly PaletteGroup[] {
  const groups = [
    { title: '페이지', entries: pages },
    { title: '회원', entries: (found?.members ?? []).map(memberEntry) },
    { title: '경기', entries: (found?.fixtures ?? []).map(fixtureEntry) },
    { title: '미니게임', entries: (found?.games ?? []).map(gameEntry) },
    { title: '베팅', entries: (found?.bets ?? []).map(betEntry) },
  ]
  return groups.filter(({ entries }) => entries.length > 0)
}

const memberEntry = ({ id, userId, nickname }: PaletteAnswer['members'][number]): PaletteEntry => ({
  key: `member ${id}`,
  title: `${nickname} (${userId})`,
  note: `회원번호 ${id}`,
  to: `/admin/members/${id}`,
})

const fixtureEntry = (fixture: PaletteAnswer['fixtures'][number]): PaletteEntry => ({
  key: `fixture ${fixture.fixtureId}`,
  title: `${fixture.home} vs ${fixture.away}`,
  note: `${fixture.league_name} · ${fixture.startdate.slice(5, 16)}`,
  to: `/admin/trading/${fixture.fixtureId}`,
})

const gameEntry = ({ gameId, title }: PaletteAnswer['games'][number]): PaletteEntry => ({
  key: `game ${gameId}`,
  title,
  note: `게임번호 ${gameId}`,
  to: `/admin/minigames/${gameId}`,
})

function betEntry({ id, nickname, userId, amounts, status, createdAt }: PaletteAnswer['bets'][number]) {
  const stands = betStatus(status)
  return {
    key: `bet ${id}`,
    title: `${nickname} (${userId}) ${formatFigure(amounts)}원`,
    note: [stands && betStatusWord[stands], createdAt.slice(5, 16), betNumber(id)]
      .filter(Boolean)
      .join(' · '),
    to: `/admin/bets/${id}`,
  }
}
