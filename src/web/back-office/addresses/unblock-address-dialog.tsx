import { addressContract } from '#contract/back-office/addresses.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../kit/acts/act-dialog.tsx'

const reasons = ['본인 확인', '오차단', '기간 만료']

/** Unblocks an IP address. */
export const UnblockAddressDialog = ({
  address,
  onClose,
}: {
  readonly address: string
  readonly onClose: () => void
}) => (
  <ActDialog
    title="아이피 차단 해제"
    description={address}
    presets={reasons}
    confirm="해제"
    done={`${address} 주소의 차단을 해제했습니다.`}
    rereads={[addressContract.addresses]}
    onAct={reason => call(addressContract.blockAddress, { body: { address, blocked: false, reason } })}
    onClose={onClose}
  />
)
