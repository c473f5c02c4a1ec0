import { useState } from 'react'
import {
  type DeskGameDetail,
  type DeskReturn,
  gameDeskContract,
} from '#contract/back-office/minigames/game-desk.ts'
import { RETURN_MAX, RETURN_MIN } from '#domain/minigames/house/terms-rule.ts'
import { formatOdds } from '#domain/odds.ts'
import { call } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { ActDialog } from '../../kit/acts/act-dialog.tsx'
import { FirstRoundNote } from './first-round-note.tsx'
import { priceOdds } from './pay-table-entry.ts'
import { termsReasons } from './terms-reasons.ts'

type Entry = Readonly<Record<string, string>>

const entryOf = (returns: readonly DeskReturn[]): Entry =>
  Object.fromEntries(returns.map(({ market, percent }) => [market, String(percent)]))

/** A whole percentage within the range; else undefined. */
function readPercent(text: string): number | undefined {
  const percent = /^\d{1,3}$/.test(text) ? Number(text) : undefined
  return percent !== undefined && percent >= RETURN_MIN && percent <= RETURN_MAX ? percent : undefined
}

/**
 * The pay table of virtual sports: the return of each market; prices are computed from it and from each
 * event's chances.
 */
export function ReturnsForm({ game }: { readonly game: DeskGameDetail }) {
  const mayChange = useMay('minigames:write')
  const [entry, setEntry] = useState(() => entryOf(game.returns))
  const [asked, setAsked] = useState(false)
  const changed = game.returns.filter(({ market, percent }) => entry[market] !== String(percent))
  const isSafe = game.returns.every(({ market }) => readPercent(entry[market] ?? '') !== undefined)
  return (
    <section aria-label="환수율" className="grid grid-cols-[minmax(0,1fr)] gap-3" data-returns>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-base">환수율</h2>
        <p className="text-xs text-dim break-keep">
          {`배당은 경기마다 정확한 확률과 환수율로 정해집니다. ${RETURN_MIN}~${RETURN_MAX}%에서 정할 수 있습니다.`}
        </p>
      </header>
      <ul className="card divide-y divide-line overflow-hidden">
        {game.returns.map(one => (
          <ReturnRow
            key={one.market}
            game={game}
            one={one}
            text={entry[one.market] ?? ''}
            onType={mayChange ? text => setEntry(known => ({ ...known, [one.market]: text })) : undefined}
          />
        ))}
      </ul>
      {mayChange && (
        <div className="flex flex-wrap items-center gap-2 border-t border-line py-2.5">
          <p className="min-w-0 flex-1 text-sm text-dim" role="status">
            {isSafe
              ? changed.length === 0
                ? '변경한 환수율이 없습니다.'
                : `환수율 ${changed.length}개 변경`
              : '저장할 수 없는 환수율이 있습니다.'}
          </p>
          <Button
            look="quiet"
            disabled={changed.length === 0}
            onClick={() => setEntry(entryOf(game.returns))}
          >
            되돌리기
          </Button>
          <Button look="primary" disabled={changed.length === 0 || !isSafe} onClick={() => setAsked(true)}>
            환수율 저장
          </Button>
        </div>
      )}
      {asked && <ReturnsDialog game={game} changed={changed} entry={entry} onClose={() => setAsked(false)} />}
    </section>
  )
}

type ReturnRowProps = {
  readonly game: DeskGameDetail
  readonly one: DeskReturn
  readonly text: string
  readonly onType: ((text: string) => void) | undefined
}

const EXAMPLES = 3

function ReturnRow({ game, one: { market, label, ownPercent }, text, onType }: ReturnRowProps) {
  const isWrong = readPercent(text) === undefined
  const picks = game.markets.find(({ id }) => id === market)?.picks.slice(0, EXAMPLES) ?? []
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3.5 py-1.5 text-sm">
      <span className="grid min-w-0 flex-1">
        <span className="font-semibold wrap-anywhere">{label}</span>
        <span className="text-xs text-dim">
          {`예시 경기 ${picks.map(pick => `${pick.label} ${formatOdds(priceOdds(pick.ownPrice))}`).join(' · ')}`}
        </span>
      </span>
      {onType ? (
        <input
          aria-label={`${label} 환수율`}
          aria-invalid={isWrong || undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={text}
          onChange={({ target }) => onType(target.value)}
          className={`h-9 w-20 min-w-0 rounded-md border bg-field px-2.5 text-right font-bold focus:border-jade focus:outline-none focus:glow mobile:h-11 ${isWrong ? 'border-danger' : 'border-edge hover:border-dim'}`}
        />
      ) : (
        <b>{text}</b>
      )}
      <span className="w-16 text-xs text-dim">
        {text === String(ownPercent) ? '%' : `% · 기본 ${ownPercent}`}
      </span>
    </li>
  )
}

type ReturnsDialogProps = {
  readonly game: DeskGameDetail
  readonly changed: readonly DeskReturn[]
  readonly entry: Entry
  readonly onClose: () => void
}

/** Saves changed returns; shows the changes and the first event they apply to. */
const ReturnsDialog = ({ game, changed, entry, onClose }: ReturnsDialogProps) => (
  <ActDialog
    title="환수율 변경"
    description={game.title}
    presets={termsReasons}
    confirm="저장"
    size="content"
    done="환수율을 저장했습니다."
    rereads={[gameDeskContract.game, gameDeskContract.versions]}
    onAct={reason =>
      call(gameDeskContract.changeTerms, {
        params: { id: game.gameId },
        body: {
          version: game.version,
          changes: {
            returns: changed.map(({ market }) => ({ market, percent: Number(entry[market]) })),
          },
          reason,
        },
      })
    }
    onClose={onClose}
  >
    <ul className="grid gap-1 text-sm">
      {changed.map(({ market, label, percent }) => (
        <li key={market} className="flex justify-between gap-3">
          <span className="min-w-0 wrap-anywhere">{label}</span>
          <span className="whitespace-nowrap">
            <span className="text-dim">{`${percent}% → `}</span>
            <b>{`${entry[market]}%`}</b>
          </span>
        </li>
      ))}
    </ul>
    <FirstRoundNote game={game} />
  </ActDialog>
)
