import type { MarketTypeId, SportId } from '../ids.ts'
import { formatLine, type Line } from '../line.ts'
import { marketLabel } from './market-catalogue.ts'
import { pickLabel } from './pick-labels.ko.ts'

type Part = {
  readonly marketTypeId: MarketTypeId
  readonly line: Line | null
  /** Null for the whole market. */
  readonly pick: string | null
}

/** Text for a market of a fixture, or one pick of it: "승무패", "언더오버 2.5 · 오버". */
export const partLabel = (sportId: SportId, { marketTypeId, line, pick }: Part): string =>
  [
    `${marketLabel(marketTypeId, sportId)}${line === null ? '' : ` ${formatLine(line)}`}`,
    ...(pick === null ? [] : [pickLabel(pick)]),
  ].join(' · ')
