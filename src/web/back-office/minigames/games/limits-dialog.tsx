import { useState } from 'react'
import { type DeskGameDetail, gameDeskContract } from '#contract/back-office/minigames/game-desk.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { CLOSE_SECONDS_MIN, closeSecondsMax } from '#domain/minigames/house/terms-rule.ts'
import { LIMIT_WON_MAX } from '#domain/slip/level-rules.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../../kit/acts/act-dialog.tsx'
import { FigureField } from '../../kit/figure-field.tsx'
import { FirstRoundNote } from './first-round-note.tsx'
import { termsReasons } from './terms-reasons.ts'

const limits = [
  ['stakeMin', '최소베팅금 (원)'],
  ['stakeMax', '최대베팅금 (원)'],
  ['payoutMax', '최대당첨금 (원)'],
  ['pickPayoutMax', '회차·선택별 지급 한도 (원)'],
] as const

type LimitName = (typeof limits)[number][0]
type Draft = { readonly [Name in LimitName | 'closeSeconds']: number | undefined }

const draftOf = (game: DeskGameDetail): Draft => ({
  closeSeconds: game.closeSeconds,
  stakeMin: game.stakeMin ?? undefined,
  stakeMax: game.stakeMax ?? undefined,
  payoutMax: game.payoutMax ?? undefined,
  pickPayoutMax: game.pickPayoutMax ?? undefined,
})

/** Why the form cannot be saved, in Korean; the server checks the same. */
function faultOf({ stakeMin, stakeMax, payoutMax }: Draft): string | undefined {
  if (stakeMin !== undefined && stakeMax !== undefined && stakeMax < stakeMin)
    return '최대베팅금이 최소베팅금보다 작습니다.'
  if (stakeMin !== undefined && payoutMax !== undefined && payoutMax < stakeMin)
    return '최소금액만 걸어도 최대당첨금을 넘습니다.'
  return undefined
}

type LimitsDialogProps = { readonly game: DeskGameDetail; readonly onClose: () => void }

/** Closing time and limits of a game; they apply from the next new round on. */
export function LimitsDialog({ game, onClose }: LimitsDialogProps) {
  const before = draftOf(game)
  const [draft, setDraft] = useState(before)
  const max = closeSecondsMax(game.intervalSeconds)
  const { closeSeconds } = draft
  const isCloseRight = closeSeconds !== undefined && closeSeconds >= CLOSE_SECONDS_MIN && closeSeconds <= max
  const fault = faultOf(draft)
  const isChanged = (['closeSeconds', ...limits.map(([name]) => name)] as const).some(
    name => draft[name] !== before[name],
  )
  return (
    <ActDialog
      title="마감·한도 변경"
      description={game.title}
      presets={termsReasons}
      confirm="저장"
      size="content"
      ready={isCloseRight && fault === undefined && isChanged}
      done="마감과 한도를 저장했습니다."
      rereads={[gameDeskContract.game, gameDeskContract.versions]}
      onAct={reason =>
        call(gameDeskContract.changeTerms, {
          params: { id: game.gameId },
          body: {
            version: game.version,
            changes: {
              ...(closeSeconds !== undefined && { closeSeconds }),
              ...Object.fromEntries(limits.map(([name]) => [name, draft[name] ?? null])),
            },
            reason,
          },
        })
      }
      onClose={onClose}
    >
      <FigureField
        label="마감 (추첨 몇 초 전)"
        value={closeSeconds}
        max={3_600}
        hint={`${CLOSE_SECONDS_MIN}초 ~ ${formatFigure(max)}초`}
        error={
          isCloseRight
            ? undefined
            : `${CLOSE_SECONDS_MIN}초 이상 ${formatFigure(max)}초 이하로 입력해 주세요.`
        }
        onChange={value => setDraft(known => ({ ...known, closeSeconds: value }))}
      />
      <div className="grid grid-cols-2 gap-3 narrow:grid-cols-1">
        {limits.map(([name, label]) => (
          <FigureField
            key={name}
            label={label}
            value={draft[name]}
            max={LIMIT_WON_MAX}
            onChange={value => setDraft(known => ({ ...known, [name]: value }))}
          />
        ))}
      </div>
      <p className="text-xs text-dim break-keep">
        비우면 제한하지 않습니다. 베팅 한 건의 한도는 레벨별 한도와 함께 적용합니다.
      </p>
      {fault && <p className="text-sm text-danger">{fault}</p>}
      <FirstRoundNote game={game} />
    </ActDialog>
  )
}
