import type { ListedName } from '#contract/back-office/catalogue/names.ts'
import type { ListedKind } from '#domain/fixtures/listed-names.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { RowList } from '../kit/lists/row-list.tsx'
import { NameInput } from './name-input.tsx'
import { actWords, type StateAct } from './name-words.ts'

type NameListProps = {
  readonly kind: ListedKind
  readonly names: readonly ListedName[]
  readonly reason: string
  readonly onAct: (name: ListedName, act: StateAct) => void
}

/** Sports, leagues or teams: the feed's name, the editable Korean one, and whether they are offered. */
export function NameList({ kind, names, reason, onAct }: NameListProps) {
  const mayChange = useMay('trading:write')
  const input = (name: ListedName) =>
    mayChange ? (
      <NameInput kind={kind} name={name} reason={reason} />
    ) : (
      (name.koreanByAdmin ?? name.koreanByFeed)
    )
  const acts = (name: ListedName) => (
    <span className="flex gap-1.5">
      {actsOf(kind, name).map(act => (
        <Button
          key={act}
          size="sm"
          aria-label={`${name.korean} ${actWords[act].act}`}
          onClick={() => onAct(name, act)}
        >
          {actWords[act].act}
        </Button>
      ))}
    </span>
  )
  const columns: readonly Column<ListedName>[] = [
    { key: 'name', title: '피드 이름', cell: name => <FeedName kind={kind} name={name} /> },
    { key: 'korean', title: '한국어 이름', width: '300px', cell: input },
    { key: 'state', title: '상태', width: '150px', cell: states },
    {
      key: 'games',
      title: '예정 · 진행',
      width: '100px',
      figures: true,
      cell: ({ openGames }) => formatFigure(openGames),
    },
    ...(mayChange ? [{ key: 'acts', title: '작업', width: '190px', cell: acts }] : []),
  ]
  return (
    <RowList
      label="이름"
      columns={columns}
      rows={names}
      rowKey={({ id }) => id}
      card={name => (
        <li className="grid gap-2 px-3.5 py-3">
          <div className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <FeedName kind={kind} name={name} />
            </div>
            {states(name)}
          </div>
          {input(name)}
          {mayChange && acts(name)}
        </li>
      )}
    />
  )
}

const actsOf = (kind: ListedKind, { hidden, pinned }: ListedName): readonly StateAct[] => [
  hidden ? 'show' : 'hide',
  ...(kind === 'team' ? [] : ([pinned ? 'unpin' : 'pin'] as const)),
]

/** The feed's spelling, with sport and location below. */
function FeedName({ kind, name }: { readonly kind: ListedKind; readonly name: ListedName }) {
  const place = [kind === 'sport' ? '' : name.sportName, name.place].filter(word => word !== '').join(' · ')
  return (
    <span className="grid py-1 leading-snug">
      <span className="font-semibold break-words">{name.name}</span>
      {place !== '' && <span className="text-xs text-dim">{place}</span>}
    </span>
  )
}

const states = ({ hidden, pinned, missing, koreanByAdmin }: ListedName) => (
  <span className="flex flex-wrap gap-1">
    {hidden && <Badge tone="up">숨김</Badge>}
    {pinned && <Badge tone="gold">고정</Badge>}
    {missing && <Badge tone="live">번역 없음</Badge>}
    {koreanByAdmin !== null && <Badge>직접 입력</Badge>}
  </span>
)
