import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type TetherWithdrawalOverview, tetherWithdrawalContract } from '#contract/cashier/tether.ts'
import { describeRefusal } from '#contract/wire/refusals.ts'
import type { TetherNetwork } from '#domain/cashier/tether/networks.ts'
import { readTetherAddress, tetherAddressOf } from '#domain/cashier/tether/tether-address.ts'
import { call, showRefusal } from '#web/client/api/api.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { NetworkChoice } from './network-choice.tsx'

type AddAddressDialogProps = {
  readonly overview: TetherWithdrawalOverview
  readonly onClose: () => void
}

const wrongAddress = describeRefusal({ code: 'TETHER_ADDRESS' }).text
const ADDRESS_BYTES = 20

/** Adds a wallet address; the checksum is verified here and on the server. */
export function AddAddressDialog({ overview: { networks, isPlay }, onClose }: AddAddressDialogProps) {
  const client = useQueryClient()
  const [network, setNetwork] = useState<TetherNetwork>('TRC-20')
  const [address, setAddress] = useState('')
  const [label, setLabel] = useState('')
  const [busy, setBusy] = useState(false)
  const isRight = readTetherAddress(network, address) !== undefined
  const send = async () => {
    setBusy(true)
    const answer = await call(tetherWithdrawalContract.addAddress, { body: { network, address, label } })
    setBusy(false)
    if (!answer.ok) return showRefusal(answer.refusal)
    void readAgain(client, tetherWithdrawalContract.overview)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="지갑 주소 등록"
      description="안전을 위해 등록한 주소는 24시간 후부터 사용할 수 있습니다."
      actions={
        <>
          <Button size="lg" onClick={onClose}>
            취소
          </Button>
          <Button size="lg" look="primary" busy={busy} disabled={!isRight} onClick={() => void send()}>
            등록
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <NetworkChoice
          networks={networks}
          value={network}
          onChange={setNetwork}
          noteOf={({ fee }) => `수수료 ${fee}`}
        />
        <TextField
          label="지갑 주소"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          placeholder={network === 'TRC-20' ? 'T…' : '0x…'}
          error={address !== '' && !isRight ? wrongAddress : undefined}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
        {isPlay && (
          <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-dim">
            <span>데모 모드에는 지갑이 필요 없습니다.</span>
            <Button size="sm" onClick={() => setAddress(practiceAddress(network))}>
              연습용 주소 넣기
            </Button>
          </div>
        )}
        <TextField
          label="이름 (선택)"
          maxLength={20}
          placeholder="내 지갑"
          value={label}
          onChange={({ target }) => setLabel(target.value)}
        />
      </div>
    </Dialog>
  )
}

/** A random address that belongs to no one, for the play mode, where nothing is sent. */
const practiceAddress = (network: TetherNetwork): string =>
  tetherAddressOf(network, crypto.getRandomValues(new Uint8Array(ADDRESS_BYTES)))
