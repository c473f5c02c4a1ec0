import { useState } from 'react'
import {
  type DeskCasinoGame,
  type DeskSupplierDetail,
  supplierDeskContract,
} from '#contract/back-office/casino/supplier-desk.ts'
import { LOBBY_POSITION_MAX } from '#domain/casino/supplier-terms.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { call } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Switch } from '#web/kit/controls/choice-fields.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { type Column, Table } from '#web/kit/display/table.tsx'
import { ActDialog } from '../../kit/acts/act-dialog.tsx'
import { FigureField } from '../../kit/figure-field.tsx'
import { OnBadge, supplierReasons } from '../supplier-words.tsx'
import { type WinMostDraft, WinMostFields } from './win-most-fields.tsx'

const kindWords = { table: '테이블', slot: '슬롯' } as const

/** The games of a supplier, by provider and in the order of the lobby. */
export function OfferedGames({ supplier }: { readonly supplier: DeskSupplierDetail }) {
  const mayChange = useMay('casino:write')
  const [chosen, setChosen] = useState<DeskCasinoGame>()
  const columns: readonly Column<DeskCasinoGame>[] = [
    { key: 'position', title: '순서', width: '60px', figures: true, cell: ({ position }) => position },
    { key: 'provider', title: '게임사', wideOnly: true, cell: ({ provider }) => provider },
    { key: 'name', title: '게임', cell: ({ name }) => <b>{name}</b> },
    { key: 'kind', title: '종류', wideOnly: true, cell: ({ kind }) => kindWords[kind] },
    {
      key: 'code',
      title: '코드',
      wideOnly: true,
      cell: ({ code }) => <span className="text-dim">{code}</span>,
    },
    { key: 'marks', title: '표시', wideOnly: true, cell: marksText },
    { key: 'most', title: '당첨 한도', wideOnly: true, cell: mostText },
    { key: 'state', title: '상태', width: '90px', cell: ({ isOn }) => <OnBadge isOn={isOn} /> },
    ...(mayChange
      ? [
          {
            key: 'act',
            title: '변경',
            width: '80px',
            cell: (game: DeskCasinoGame) => (
              <Button
                size="sm"
                aria-label={`${game.provider} ${game.name} 변경`}
                onClick={() => setChosen(game)}
              >
                변경
              </Button>
            ),
          },
        ]
      : []),
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="text-md font-semibold">게임</h2>
      <Table
        label="게임"
        columns={columns}
        rows={supplier.gameList}
        rowKey={({ id }) => id}
        empty={<p className="px-4 py-3 text-sm text-dim">게임이 없습니다.</p>}
      />
      {chosen && <GameDialog supplierId={supplier.id} game={chosen} onClose={() => setChosen(undefined)} />}
    </div>
  )
}

type Mark = boolean | null
const markText = (name: string, mark: Mark): readonly string[] =>
  mark === null ? [] : [mark ? name : `${name} 아님`]

const marksText = ({ newMark, popularMark }: DeskCasinoGame): string =>
  [...markText('신규', newMark), ...markText('인기', popularMark)].join(', ') || '자동'

const mostText = ({ winMultipleMax, winAmountMax }: DeskCasinoGame): string =>
  [
    ...(winMultipleMax === null ? [] : [`${formatFigure(winMultipleMax)}배`]),
    ...(winAmountMax === null ? [] : [`${formatFigure(winAmountMax)}원`]),
  ].join(' · ') || '공급사'

const markOptions = [
  { value: 'auto', label: '자동' },
  { value: 'on', label: '표시' },
  { value: 'off', label: '표시하지 않음' },
] as const
const markWord = (mark: Mark): string => (mark === null ? 'auto' : mark ? 'on' : 'off')
const markOf = (word: string): Mark => (word === 'auto' ? null : word === 'on')

type GameDialogProps = {
  readonly supplierId: number
  readonly game: DeskCasinoGame
  readonly onClose: () => void
}

function GameDialog({ supplierId, game, onClose }: GameDialogProps) {
  const [isOn, setIsOn] = useState(game.isOn)
  const [position, setPosition] = useState<number | undefined>(game.position)
  const [newMark, setNewMark] = useState(game.newMark)
  const [popularMark, setPopularMark] = useState(game.popularMark)
  const [most, setMost] = useState<WinMostDraft>({
    multiple: game.winMultipleMax ?? undefined,
    amount: game.winAmountMax ?? undefined,
  })
  const winMost = { winMultipleMax: most.multiple ?? null, winAmountMax: most.amount ?? null }
  return (
    <ActDialog
      title="게임 변경"
      description={`${game.provider} · ${game.name}`}
      presets={supplierReasons}
      confirm="저장"
      size="content"
      ready={position !== undefined && most.multiple !== 0 && most.amount !== 0}
      done="게임을 변경했습니다."
      rereads={[supplierDeskContract.supplier]}
      onAct={reason =>
        call(supplierDeskContract.changeGame, {
          params: { id: supplierId, gameId: game.id },
          body: { changes: { isOn, position: position ?? 0, newMark, popularMark, ...winMost }, reason },
        })
      }
      onClose={onClose}
    >
      <Switch label="사용 (끄면 로비에서 숨김)" checked={isOn} onChange={setIsOn} />
      <FigureField label="순서" value={position} max={LOBBY_POSITION_MAX} onChange={setPosition} />
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label="신규 표시"
          options={markOptions}
          value={markWord(newMark)}
          onChange={({ target }) => setNewMark(markOf(target.value))}
        />
        <SelectField
          label="인기 표시"
          options={markOptions}
          value={markWord(popularMark)}
          onChange={({ target }) => setPopularMark(markOf(target.value))}
        />
      </div>
      <WinMostFields draft={most} hint="비우면 공급사의 한도를 씁니다." onChange={setMost} />
    </ActDialog>
  )
}
