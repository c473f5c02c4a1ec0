import { useState } from 'react'
import { type OwnFixture, ownFixtureContract } from '#contract/back-office/own-fixtures/own-fixtures.ts'
import { tradingContract } from '#contract/back-office/trading.ts'
import { parseSeoul } from '#domain/korean-formats.ts'
import { OWN_NAME_MAX } from '#domain/own-fixtures/own-match.ts'
import { call } from '#web/client/api/api.ts'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { FactList } from '#web/kit/display/fact-list.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import type { OwnAct } from './own-list.tsx'
import { StartFields } from './start-fields.tsx'

const rereads = [ownFixtureContract.fixtures, tradingContract.fixtures, tradingContract.fixture]

type AmendProps = { readonly fixture: OwnFixture; readonly onClose: () => void }

/** An action on an operator-entered match without bets. */
export const AmendDialog = ({ act, onClose }: { readonly act: OwnAct; readonly onClose: () => void }) =>
  act.kind === 'correct' ? (
    <CorrectDialog fixture={act.fixture} onClose={onClose} />
  ) : (
    <WithdrawDialog fixture={act.fixture} onClose={onClose} />
  )

function CorrectDialog({ fixture, onClose }: AmendProps) {
  const [home, setHome] = useState(fixture.home)
  const [away, setAway] = useState(fixture.away)
  const [day, setDay] = useState(fixture.startdate.slice(0, 10))
  const [time, setTime] = useState(fixture.startdate.slice(11, 16))
  const startdate = `${day} ${time}:00`
  const { fixtureId } = fixture
  return (
    <ActDialog
      title="등록 경기 정정"
      description="베팅이 없는 동안 팀 이름과 시작 시간을 고칩니다. 회원 화면에 바로 반영됩니다."
      presets={['입력 오류 정정', '주최측 시간 변경', '팀 이름 변경']}
      confirm="정정"
      done="경기를 정정했습니다."
      rereads={rereads}
      ready={home.trim() !== '' && away.trim() !== '' && parseSeoul(startdate) !== undefined}
      onAct={reason =>
        call(ownFixtureContract.correct, { params: { fixtureId }, body: { home, away, startdate, reason } })
      }
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="홈"
          maxLength={OWN_NAME_MAX}
          value={home}
          onChange={({ target }) => setHome(target.value)}
        />
        <TextField
          label="원정"
          maxLength={OWN_NAME_MAX}
          value={away}
          onChange={({ target }) => setAway(target.value)}
        />
      </div>
      <StartFields day={day} time={time} onDay={setDay} onTime={setTime} />
    </ActDialog>
  )
}

const WithdrawDialog = ({ fixture, onClose }: AmendProps) => (
  <ActDialog
    title="등록 경기 철회"
    description="회원 화면에서 경기를 내립니다. 철회한 경기는 되돌릴 수 없으며, 다시 등록할 수 있습니다."
    presets={['입력 오류', '경기 취소', '중복 등록']}
    confirm="철회"
    danger
    done="경기를 철회했습니다."
    rereads={rereads}
    onAct={reason =>
      call(ownFixtureContract.withdraw, { params: { fixtureId: fixture.fixtureId }, body: { reason } })
    }
    onClose={onClose}
  >
    <FactList
      dense
      facts={[
        ['경기', `${fixture.home} vs ${fixture.away}`],
        ['리그', fixture.league_name],
        ['시작', fixture.startdate.slice(0, 16)],
      ]}
    />
  </ActDialog>
)
