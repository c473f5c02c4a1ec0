import { type DeskGameDetail, gameDeskContract } from '#contract/back-office/minigames/game-desk.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { formatOdds } from '#domain/odds.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../../kit/acts/act-dialog.tsx'
import { FirstRoundNote } from './first-round-note.tsx'
import { type ChangedPrice, entryKey } from './pay-table-entry.ts'
import { termsReasons } from './terms-reasons.ts'

type PricesDialogProps = {
  readonly game: DeskGameDetail
  readonly changed: readonly ChangedPrice[]
  readonly onClose: () => void
}

const SHOWN_MAX = 8

/** Saves changed prices; shows the changes and the first round they apply to. */
export const PricesDialog = ({ game, changed, onClose }: PricesDialogProps) => (
  <ActDialog
    title="배당 변경"
    description={game.title}
    presets={termsReasons}
    confirm="저장"
    size="content"
    done="배당을 저장했습니다."
    rereads={[gameDeskContract.game, gameDeskContract.versions]}
    onAct={reason =>
      call(gameDeskContract.changeTerms, {
        params: { id: game.gameId },
        body: {
          version: game.version,
          changes: {
            prices: changed.map(({ market, pick, to }) => ({ market, pick, price: formatOdds(to) })),
          },
          reason,
        },
      })
    }
    onClose={onClose}
  >
    <ul className="grid gap-1 text-sm">
      {changed.slice(0, SHOWN_MAX).map(({ market, pick, name, from, to }) => (
        <li key={entryKey(market, pick)} className="flex justify-between gap-3">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <span className="whitespace-nowrap">
            <span className="text-dim">{`${formatOdds(from)} → `}</span>
            <b>{formatOdds(to)}</b>
          </span>
        </li>
      ))}
      {changed.length > SHOWN_MAX && (
        <li className="text-dim">{`외 ${formatFigure(changed.length - SHOWN_MAX)}개`}</li>
      )}
    </ul>
    <FirstRoundNote game={game} />
  </ActDialog>
)
