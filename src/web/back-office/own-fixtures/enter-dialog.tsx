import { ownFixtureContract } from '#contract/back-office/own-fixtures/own-fixtures.ts'
import { tradingContract } from '#contract/back-office/trading.ts'
import type { Output } from '#contract/wire/route.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import type { ActAnswer } from '../kit/acts/use-act.ts'
import { useOnceKey } from '../kit/acts/use-once-key.ts'
import type { Checked } from './use-check.ts'

type Entered = Output<typeof ownFixtureContract.enter>

type EnterDialogProps = {
  readonly checked: Checked
  readonly onEntered: () => void
  readonly onClose: () => void
}

const reasons = ['피드에 없는 경기', '제휴 리그 편성', '이벤트 경기']

/** Imports exactly the checked table. Sending it twice imports it once. */
export function EnterDialog({ checked: { table, said }, onEntered, onClose }: EnterDialogProps) {
  const { key } = useOnceKey()
  return (
    <ActDialog<Entered>
      title={`${formatFigure(said.rightCount)}경기 등록`}
      description="확인한 내용 그대로 등록하며, 회원 화면에 바로 나타납니다."
      presets={reasons}
      confirm="등록"
      done={({ fixtureIds }) => `${formatFigure(fixtureIds.length)}경기를 등록했습니다.`}
      rereads={[ownFixtureContract.fixtures, ownFixtureContract.choices, tradingContract.fixtures]}
      onAct={async (reason): Promise<ActAnswer<Entered>> => {
        const answer = await call(
          ownFixtureContract.enter,
          { query: { digest: said.digest, key, reason } },
          { file: table },
        )
        if (answer.ok) onEntered()
        return answer
      }}
      onClose={onClose}
    />
  )
}
