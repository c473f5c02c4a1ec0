import { formatFigure } from '#domain/korean-formats.ts'
import { PLACE_POINTS_MAX, PLACE_PRIZES_MOST, PRIZE_PLACES_MAX } from '#domain/promotions/place-prizes.ts'
import { EntryLines } from '../kit/entry-lines.tsx'
import { FigureField } from '../kit/figure-field.tsx'
import { prizesOf, type TournamentDraft, totalOf, withLine } from './tournament-entry.ts'

type PrizeLinesProps = {
  readonly draft: TournamentDraft
  readonly onChange: (part: Pick<TournamentDraft, 'prizes'>) => void
}

/** The prize table in the form: each line continues after the previous one. */
export function PrizeLines({ draft, onChange }: PrizeLinesProps) {
  const { prizes } = draft
  const places = prizesOf(draft)
  const total = totalOf(draft)
  return (
    <EntryLines
      label="상금표"
      lines={prizes}
      onChange={changed => onChange({ prizes: changed })}
      fieldsInLine={2}
      fields={(line, index, change) => (
        <>
          <FigureField
            label={`${formatFigure(places[index]?.from ?? 1)}위부터 몇 위까지`}
            value={line.to}
            max={PRIZE_PLACES_MAX}
            onChange={to => change({ to })}
          />
          <FigureField
            label="순위마다 (P)"
            value={line.points}
            max={PLACE_POINTS_MAX}
            onChange={points => change({ points })}
          />
        </>
      )}
      deleteLabel={index => `${index + 1}번째 상금 삭제`}
      add={{
        text: '상금 추가',
        isOpen: prizes.length < PLACE_PRIZES_MOST,
        onAdd: () => onChange(withLine(draft)),
      }}
      sum={{
        text:
          total === undefined
            ? '뒤 순위의 상금은 앞 순위보다 많을 수 없습니다.'
            : `총상금 ${formatFigure(total)}P`,
        isRight: total !== undefined,
      }}
    />
  )
}
