import { ruleContract } from '#contract/site/rules.ts'
import { siteContract } from '#contract/site/site.ts'
import { formatFigure, formatOddsLimit, formatWon } from '#domain/korean-formats.ts'
import type { BetPage } from '#domain/markets/bet-page.ts'
import {
  type BetLimits,
  findLevelSetting,
  type LevelSetting,
  limitsInForce,
} from '#domain/slip/bet-limits.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall, useSession } from '#web/client/api/api.ts'
import { Skeleton } from '#web/kit/display/states.tsx'
import { readLevel, readLimits } from '#web/play/cart/level-settings.ts'
import { FigureTable } from './figure-table.tsx'

const kinds = {
  general: { label: '레벨별 한도', page: 'cross' },
  live: { label: '라이브 한도', page: 'live' },
  special: { label: '스페셜 한도', page: 'special' },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly page: BetPage }>>

type LevelLimitsProps = { readonly kind: keyof typeof kinds }

/**
 * The limits of every level on one kind of page; the member's own are marked, and are those that the cart
 * uses.
 */
export function LevelLimits({ kind }: LevelLimitsProps) {
  const { label, page } = kinds[kind]
  const user = useSession()?.user
  const answer = useCall(siteContract.levels, undefined, { staleTime: 5_000 })
  const isMember = user?.type === 0
  const limitsOf = (setting: LevelSetting): BetLimits =>
    isMember && setting.level === user.level
      ? limitsInForce({ page, setting, tendency: user.tendency })
      : setting[kind]
  return (
    <AnswerView answer={answer} waiting={<Skeleton className="h-[400px]" />}>
      {wire => {
        const levels = wire.map(readLevel)
        const own = isMember ? findLevelSetting(levels, user.level) : undefined
        return (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
            {own && <p className="text-sm">{ownSentence(own.level, limitsOf(own))}</p>}
            <FigureTable
              label={label}
              heads={['레벨', '최소 베팅', '최대 베팅', '최대 당첨', '최대 배당']}
              rows={levels.map(setting => [`LV.${setting.level}`, ...figuresOf(limitsOf(setting))])}
              own={own && levels.indexOf(own)}
            />
          </div>
        )
      }}
    </AnswerView>
  )
}

const figuresOf = ({ stakeMin, stakeMax, winningsMax, totalOddsMax }: BetLimits): readonly string[] => [
  formatFigure(stakeMin),
  formatFigure(stakeMax),
  formatFigure(winningsMax),
  `${formatOddsLimit(totalOddsMax)}배`,
]

const ownSentence = (level: number, { stakeMax, winningsMax, totalOddsMax }: BetLimits): string =>
  `회원님(LV.${level})은 한 번에 ${formatWon(stakeMax)}까지 베팅할 수 있고, 최대 당첨금은 ${formatWon(winningsMax)}, 최대 배당은 ${formatOddsLimit(totalOddsMax)}배입니다.`

/** The proto page's own limits, for all levels (LIMIT-006, LIMIT-007). */
export function ProtoLimits() {
  const answer = useCall(ruleContract.figures, undefined, { staleTime: 5_000 })
  return (
    <AnswerView answer={answer} waiting={<Skeleton className="h-[74px]" />}>
      {({ protoLimits }) => (
        <FigureTable
          label="프로토 한도"
          heads={['구분', '최소 베팅', '최대 베팅', '최대 당첨', '최대 배당']}
          rows={[['전 레벨', ...figuresOf(readLimits(protoLimits))]]}
        />
      )}
    </AnswerView>
  )
}
