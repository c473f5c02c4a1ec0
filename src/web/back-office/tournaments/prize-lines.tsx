import { Trash2 } from 'lucide-react'
import { formatFigure } from '#domain/korean-formats.ts'
import { PLACE_POINTS_MAX, PLACE_PRIZES_MOST, PRIZE_PLACES_MAX } from '#domain/promotions/place-prizes.ts'
import { Button, IconButton } from '#web/kit/controls/button.tsx'
import { FigureField } from '../kit/figure-field.tsx'
import { type PrizeLine, prizesOf, type TournamentDraft, totalOf, withLine } from './tournament-entry.ts'

type PrizeLinesProps = {
  readonly draft: TournamentDraft
  readonly onChange: (part: Pick<TournamentDraft, 'prizes'>) => void
}

/** The table of prizes as it is being written: each line goes on where the one before it ends. */
export function PrizeLines({ draft, onChange }: PrizeLinesProps) {
  const { prizes } = draft
  const change = (key: number, part: Partial<PrizeLine>) =>
    onChange({ prizes: prizes.map(one => (one.key === key ? { ...one, ...part } : one)) })
  const total = totalOf(draft)
  return (
    <>
      <ol aria-label="상금표" className="grid gap-2">
        {prizesOf(draft).map(({ from }, index) => {
          const line = prizes[index]
          return (
            line && (
              <li key={line.key} className="grid grid-cols-[1fr_1fr_40px] items-end gap-2">
                <FigureField
                  label={`${formatFigure(from)}위부터 몇 위까지`}
                  value={line.to}
                  max={PRIZE_PLACES_MAX}
                  onChange={to => change(line.key, { to })}
                />
                <FigureField
                  label="순위마다 (P)"
                  value={line.points}
                  max={PLACE_POINTS_MAX}
                  onChange={points => change(line.key, { points })}
                />
                <IconButton
                  label={`${index + 1}번째 상금 삭제`}
                  disabled={prizes.length === 1}
                  onClick={() => onChange({ prizes: prizes.filter(one => one.key !== line.key) })}
                >
                  <Trash2 aria-hidden size={16} />
                </IconButton>
              </li>
            )
          )
        })}
      </ol>
      <div className="flex items-center justify-between gap-3">
        <Button
          size="sm"
          disabled={prizes.length >= PLACE_PRIZES_MOST}
          onClick={() => onChange(withLine(draft))}
        >
          상금 추가
        </Button>
        <p role="status" className={total === undefined ? 'font-semibold text-danger' : 'font-semibold'}>
          {total === undefined
            ? '뒤 순위의 상금은 앞 순위보다 많을 수 없습니다.'
            : `총상금 ${formatFigure(total)}P`}
        </p>
      </div>
    </>
  )
}
