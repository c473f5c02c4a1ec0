import type { CheckedLine, CheckedTable } from '#contract/back-office/own-fixtures/own-fixtures.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { formatLine } from '#domain/line.ts'
import { marketLabel } from '#domain/markets/market-catalogue.ts'
import { pickLabel } from '#domain/markets/pick-labels.ko.ts'
import { ownFaultText, ownNoteText } from '#domain/own-fixtures/own-faults.ko.ts'
import { type OwnPlan, type PlannedEntry, wirePrice } from '#server/fixtures/fixtures.ts'

const nothing = {
  digest: '',
  lines: [],
  rightCount: 0,
  wrongCount: 0,
  newLeagues: [],
  newTeams: [],
}

/** A file that is not valid UTF-8 text. */
export const NOT_UTF8: CheckedTable = { ...nothing, faults: [ownFaultText({ line: 0, code: 'NOT_UTF8' })] }

/** The plan for a table, as shown to the operator. */
export function wirePlan({ faults, entries, newLeagues, newTeams, digest }: OwnPlan): CheckedTable {
  if (faults.length > 0)
    return { ...nothing, faults: faults.map(fault => atLine(fault.line, 0) + ownFaultText(fault)) }
  const rightCount = entries.filter(({ match }) => match !== undefined).length
  return {
    digest,
    faults: [],
    lines: entries.map(wireEntry),
    rightCount,
    wrongCount: entries.length - rightCount,
    newLeagues: newLeagues.map(({ shown, location }) => `${shown} (${location.nameKorean})`),
    newTeams: [...newTeams],
  }
}

/** Prefix for a message about another line than the one it is listed under. */
const atLine = (line: number, under: number): string =>
  line > 0 && line !== under ? `${line}번째 줄 · ` : ''

const wireEntry = ({ line, cells, match, faults, notes }: PlannedEntry): CheckedLine => ({
  line,
  sport: cells.sport,
  league: cells.league,
  home: cells.home,
  away: cells.away,
  start: cells.start,
  match: match
    ? {
        sport_id: match.sportId,
        league: match.inLeague.shown,
        country: match.inLeague.location.nameKorean,
        home: match.homeTeam.shown,
        away: match.awayTeam.shown,
        startdate: formatSeoul(match.startsAt, 'YYYY-MM-DD HH:mm:ss'),
        markets: match.markets.map(({ typeId, line: at, prices }) => ({
          name: marketLabel(typeId, match.sportId),
          betBaseline: at === null ? '' : formatLine(at),
          prices: prices.map(({ pick, odds }) => ({ name: pickLabel(pick), betPrice: wirePrice(odds) })),
        })),
      }
    : null,
  faults: faults.map(fault => atLine(fault.line, line) + ownFaultText(fault)),
  notes: notes.map(note => atLine(note.line, line) + ownNoteText(note)),
})
