import type { TradingSheet } from '#contract/back-office/trading.ts'
import { FULL_TIME } from '#domain/sports/period-codes.ts'
import { ScrollBox } from '#web/kit/controls/scroll-box.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { type SheetEntry, withPoints } from './sheet-entry.ts'

type SheetFieldsProps = {
  /** Name of the counted figure, if it is not the score. */
  readonly title?: string
  readonly periods: readonly TradingSheet['sheetPeriods'][number][]
  readonly home: string
  readonly away: string
  readonly entry: SheetEntry
  readonly onChange: (entry: SheetEntry) => void
}

const sides = [0, 1] as const

/**
 * The line score form: one column per period, one row per team. Tab moves down, then right. Names and
 * total stay visible while the periods scroll.
 */
export function SheetFields({ title = '', periods, home, away, entry, onChange }: SheetFieldsProps) {
  const names = [home, away] as const
  return (
    <ScrollBox
      label={`구간별 ${title || '스코어'}`}
      className="rounded-md border border-line overflow-x-auto"
    >
      <div className="grid w-max min-w-full auto-cols-[minmax(64px,1fr)] grid-flow-col grid-cols-[112px] narrow:auto-cols-[minmax(56px,1fr)] narrow:grid-cols-[88px] grid-rows-[32px_44px_44px] mobile:grid-rows-[32px_52px_52px]">
        <span className="sticky left-0 z-1 flex items-center border-r border-line bg-s2 px-2.5 text-xs font-semibold text-dim">
          {title}
        </span>
        {names.map(name => (
          <span
            key={name}
            className="sticky left-0 z-1 flex items-center border-r border-line bg-s1 px-2.5 text-sm font-semibold"
          >
            <span className="line-clamp-2 leading-4">{name}</span>
          </span>
        ))}
        {periods.map(({ code, label }) => (
          <PeriodColumn
            key={code}
            label={label}
            isTotal={code === FULL_TIME}
            title={title}
            names={names}
            points={entry[code] ?? ['', '']}
            onChange={(side, text) => onChange(withPoints(entry, code, side, text))}
          />
        ))}
      </div>
    </ScrollBox>
  )
}

type PeriodColumnProps = {
  readonly label: string
  readonly isTotal: boolean
  readonly title: string
  readonly names: readonly [home: string, away: string]
  readonly points: readonly [home: string, away: string]
  readonly onChange: (side: 0 | 1, text: string) => void
}

function PeriodColumn({ label, isTotal, title, names, points, onChange }: PeriodColumnProps) {
  return (
    <>
      <span
        className={classNames(
          'flex min-w-16 items-center justify-center bg-s2 px-2 text-xs font-semibold whitespace-nowrap text-dim',
          isTotal && 'sticky right-0 z-1 border-l border-line',
        )}
      >
        {label}
      </span>
      {sides.map(side => (
        <span
          key={side}
          className={classNames(
            'grid place-items-center px-1',
            isTotal && 'sticky right-0 z-1 border-l border-line bg-s1',
          )}
        >
          <input
            aria-label={[names[side], title, label].filter(Boolean).join(' ')}
            inputMode="numeric"
            autoComplete="off"
            value={points[side]}
            onChange={event => onChange(side, event.target.value)}
            onFocus={event => event.target.select()}
            className="h-9 w-14 narrow:w-12 rounded-md border border-edge bg-field text-center font-bold hover:border-dim focus:border-jade focus:glow focus:outline-none mobile:h-11"
          />
        </span>
      ))}
    </>
  )
}
