import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { type DeskSupplierDetail, supplierDeskContract } from '#contract/back-office/casino/supplier-desk.ts'
import { dialectWords } from '#domain/casino/supplier-terms.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { signedFigure } from '#domain/signed-figure.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { CallError, useCall } from '#web/client/api/api.ts'
import { pageNotFound } from '#web/client/navigation/page-not-found.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { type Fact, FactList } from '#web/kit/display/fact-list.tsx'
import { Skeleton } from '#web/kit/display/states.tsx'
import { lazyDialog } from '#web/kit/overlays/lazy-dialog.ts'
import { DeskPage } from '../../kit/desk-page.tsx'
import { OnBadge, SupplierImage } from '../supplier-words.tsx'
import { KeyDialog } from './key-dialog.tsx'
import { OfferedGames } from './offered-games.tsx'
import { OfferedProviders } from './offered-providers.tsx'
import { SupplierWays } from './supplier-ways.tsx'

const ConnectionDialog = lazyDialog(() => import('./connection-dialog.tsx'), 'ConnectionDialog')
const WinMostDialog = lazyDialog(() => import('./win-most-dialog.tsx'), 'WinMostDialog')
const SwitchDialog = lazyDialog(() => import('./switch-dialog.tsx'), 'SwitchDialog')
const RenewKeyDialog = lazyDialog(() => import('./renew-key-dialog.tsx'), 'RenewKeyDialog')
const EndKeyDialog = lazyDialog(() => import('./end-key-dialog.tsx'), 'EndKeyDialog')

/** One supplier: connection, keys, providers and games. */
export function Page() {
  const { supplierId = '' }: { readonly supplierId?: string } = useParams({ strict: false })
  if (!/^[1-9]\d{0,4}$/.test(supplierId)) throw pageNotFound()
  const answer = useCall(
    supplierDeskContract.supplier,
    { params: { id: Number(supplierId) } },
    { staleTime: 0 },
  )
  if (answer.error instanceof CallError && answer.error.refusal.status === 404) throw pageNotFound()
  return (
    <DeskPage
      title={answer.data?.name ?? '게임 공급사'}
      back={{ to: '/admin/suppliers', title: '게임 공급사' }}
    >
      <AnswerView answer={answer} waiting={<Skeleton className="h-96" />}>
        {supplier => <Supplier supplier={supplier} />}
      </AnswerView>
    </DeskPage>
  )
}

type Opened = 'switch' | 'connection' | 'most' | 'key' | 'end-key'

function Supplier({ supplier }: { readonly supplier: DeskSupplierDetail }) {
  const mayChange = useMay('casino:write')
  const [opened, setOpened] = useState<Opened>()
  const [secret, setSecret] = useState<string>()
  const close = () => setOpened(undefined)
  return (
    <>
      <header className="card flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
        <SupplierImage image={supplier.image} />
        <OnBadge isOn={supplier.isOn} />
        <span className="min-w-0 text-sm text-dim">{`${supplier.code} · ${dialectWords[supplier.dialect]}`}</span>
        {mayChange && (
          <span className="ml-auto flex flex-wrap gap-2">
            <Button size="sm" look={supplier.isOn ? 'danger' : 'primary'} onClick={() => setOpened('switch')}>
              {supplier.isOn ? '점검 전환' : '운영 전환'}
            </Button>
            <Button size="sm" onClick={() => setOpened('connection')}>
              연결 변경
            </Button>
            <Button size="sm" onClick={() => setOpened('most')}>
              당첨 한도
            </Button>
            <Button size="sm" onClick={() => setOpened('key')}>
              키 교체
            </Button>
            {supplier.oldKeyUntil !== null && (
              <Button size="sm" onClick={() => setOpened('end-key')}>
                이전 키 종료
              </Button>
            )}
          </span>
        )}
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desktop:grid-cols-[320px_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <FactList facts={factsOf(supplier)} dense />
          <SupplierWays supplierId={supplier.id} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <OfferedProviders supplier={supplier} />
          <OfferedGames supplier={supplier} />
        </div>
      </div>
      {opened === 'switch' && <SwitchDialog supplier={supplier} onClose={close} />}
      {opened === 'connection' && <ConnectionDialog supplier={supplier} onClose={close} />}
      {opened === 'most' && <WinMostDialog supplier={supplier} onClose={close} />}
      {opened === 'key' && <RenewKeyDialog supplier={supplier} onTold={setSecret} onClose={close} />}
      {opened === 'end-key' && <EndKeyDialog supplier={supplier} onClose={close} />}
      {secret !== undefined && <KeyDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </>
  )
}

const factsOf = ({ today, ...supplier }: DeskSupplierDetail): readonly Fact[] => [
  ['순서', String(supplier.position)],
  ['주소', supplier.address],
  ['허용 아이피', supplier.addresses.length === 0 ? '없음' : supplier.addresses.join(', ')],
  [
    '당첨 한도',
    `베팅금의 ${formatFigure(supplier.winMultipleMax)}배 · ${formatFigure(supplier.winAmountMax)}원`,
  ],
  ['키', supplier.oldKeyUntil === null ? '1개' : `이전 키 ${supplier.oldKeyUntil.slice(5, 16)}까지`],
  ['마지막 호출', supplier.lastCallAt ?? '없음'],
  ['마지막 변경', supplier.changedAt],
  ['미결', `${formatFigure(supplier.unresolved)}건`],
  ['오늘 베팅', `${formatFigure(today.bets)}건 · ${formatFigure(today.stakes)}원`],
  ['오늘 지급', `${formatFigure(today.paid)}원`],
  ['오늘 수익', `${signedFigure(today.hold)}원`],
]
