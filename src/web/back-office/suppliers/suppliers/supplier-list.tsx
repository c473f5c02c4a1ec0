import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { DeskSupplier } from '#contract/back-office/casino/supplier-desk.ts'
import { dialectWords } from '#domain/casino/supplier-terms.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { signedFigure } from '#domain/signed-figure.ts'
import type { Column } from '#web/kit/display/table.tsx'
import { RowList } from '../../kit/lists/row-list.tsx'
import { OnBadge, SupplierImage } from '../supplier-words.tsx'

/** Suppliers in the order of the lobby, each linked to its page. */
export const SupplierList = ({ suppliers }: { readonly suppliers: readonly DeskSupplier[] }) => (
  <RowList
    label="게임 공급사"
    columns={columns}
    rows={suppliers}
    rowKey={({ id }) => id}
    card={supplier => (
      <li>
        <SupplierLink supplier={supplier} className="grid gap-1 px-3.5 py-2.5">
          <span className="flex items-center justify-between gap-2">
            <span className="min-w-0 font-semibold wrap-anywhere">{supplier.name}</span>
            <OnBadge isOn={supplier.isOn} />
          </span>
          <span className="text-xs text-dim">
            {`게임사 ${supplier.providers} · 게임 ${supplier.games} · 마지막 호출 ${supplier.lastCallAt ?? '없음'}`}
          </span>
          <span className="flex justify-between gap-2 text-xs">
            <span>{`오늘 ${formatFigure(supplier.today.stakes)}원`}</span>
            <span>{`수익 ${signedFigure(supplier.today.hold)}원`}</span>
          </span>
          {supplier.unresolved > 0 && (
            <span className="text-xs text-live">{`미결 ${formatFigure(supplier.unresolved)}건`}</span>
          )}
        </SupplierLink>
      </li>
    )}
  />
)

type LinkProps = { readonly supplier: DeskSupplier; readonly className: string; readonly children: ReactNode }

const SupplierLink = ({ supplier, className, children }: LinkProps) => (
  <Link to="/admin/suppliers/$supplierId" params={{ supplierId: String(supplier.id) }} className={className}>
    {children}
  </Link>
)

const columns: readonly Column<DeskSupplier>[] = [
  { key: 'position', title: '순서', width: '60px', figures: true, cell: ({ position }) => position },
  { key: 'image', title: '그림', width: '80px', cell: ({ image }) => <SupplierImage image={image} /> },
  {
    key: 'name',
    title: '공급사',
    cell: supplier => (
      <SupplierLink supplier={supplier} className="font-semibold hover:text-jade">
        {supplier.name}
      </SupplierLink>
    ),
  },
  { key: 'state', title: '상태', width: '80px', cell: ({ isOn }) => <OnBadge isOn={isOn} /> },
  { key: 'dialect', title: '방식', width: '150px', cell: ({ dialect }) => dialectWords[dialect] },
  {
    key: 'address',
    title: '주소',
    cell: ({ address }) => (
      <span className="block max-w-60 truncate text-dim" title={address}>
        {address}
      </span>
    ),
  },
  {
    key: 'games',
    title: '게임사 · 게임',
    figures: true,
    cell: ({ providers, games }) => `${providers} · ${games}`,
  },
  {
    key: 'last',
    title: '마지막 호출',
    width: '120px',
    cell: ({ lastCallAt }) => <span className="text-dim">{lastCallAt?.slice(5) ?? '없음'}</span>,
  },
  {
    key: 'unresolved',
    title: '미결',
    figures: true,
    cell: ({ unresolved }) => (
      <span className={unresolved > 0 ? 'font-semibold text-live' : 'text-dim'}>
        {formatFigure(unresolved)}
      </span>
    ),
  },
  {
    key: 'stakes',
    title: '오늘 베팅금',
    figures: true,
    cell: ({ today }) => `${formatFigure(today.stakes)}원`,
  },
  { key: 'paid', title: '오늘 지급', figures: true, cell: ({ today }) => `${formatFigure(today.paid)}원` },
  {
    key: 'hold',
    title: '오늘 수익',
    figures: true,
    cell: ({ today: { hold } }) => (
      <b className={hold < 0 ? 'text-danger' : undefined}>{`${signedFigure(hold)}원`}</b>
    ),
  },
]
