import { Percent } from 'lucide-react'
import { payoutRateContract, type SetRate } from '#contract/back-office/catalogue/payout-rates.ts'
import { listDesk } from '../kit/lists/list-desk.tsx'
import { idOf, listFilter, text } from '../kit/lists/list-filter.ts'
import { sportOptions } from '../kit/lists/sport-options.ts'
import { RateDialog } from './rate-dialog.tsx'
import { RateList } from './rate-list.tsx'
import { RemoveRateDialog } from './remove-rate-dialog.tsx'

type Opened = { readonly kind: 'edit' | 'remove'; readonly rate: SetRate }

/** 배당 환수율: payout rates of prices, by sport, league and market type (handbook 6.3). */
export const Page = listDesk({
  title: '배당 환수율',
  call: payoutRateContract.rates,
  filter: listFilter({
    sportId: idOf({ label: '종목', useOptions: () => sportOptions }),
    search: text(60, { label: '이름', placeholder: '종목 또는 리그', width: 'w-52' }),
  }),
  writes: 'trading:write',
  adds: { label: '환수율 등록', dialog: close => <RateDialog onClose={close} /> },
  dialog: ({ kind, rate }: Opened, close) =>
    kind === 'edit' ? (
      <RateDialog rate={rate} onClose={close} />
    ) : (
      <RemoveRateDialog rate={rate} onClose={close} />
    ),
  above: (
    <p className="text-sm text-dim break-keep">
      설정이 없으면 피드 배당을 그대로 제공합니다. 여러 설정이 겹치면 리그+마켓, 리그, 종목+마켓, 종목, 마켓
      순서로 하나만 적용하며, 수동 배당이 항상 우선합니다.
    </p>
  ),
  list: ({ rates }, { open }) => (
    <RateList
      rates={rates}
      onEdit={rate => open({ kind: 'edit', rate })}
      onRemove={rate => open({ kind: 'remove', rate })}
    />
  ),
  unit: '건',
  icon: Percent,
  nothing: '설정한 환수율이 없습니다. 모든 경기를 피드 배당으로 제공합니다.',
  nothingLeft: '조건에 맞는 환수율이 없습니다.',
})
