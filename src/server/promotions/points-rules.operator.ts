import type { pointsRuleContract } from '#contract/promotions/points-rules.ts'
import type { MemberId } from '#domain/ids.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { LevelsBy } from './levels/raise-levels.ts'
import { readLevelSwitch, switchLevel } from './levels/switch-level.ts'
import { changePromotionSetting, readPromotionSetting } from './promotion-settings.ts'

/** Operator routes for the rules of deposit bonuses, losing points and levels. */
export const pointsRuleRoutes = (
  deps: Pick<Deps, 'db' | 'clock' | 'bus'> & { readonly levelsBy: LevelsBy },
): Handlers<typeof pointsRuleContract> => ({
  rules: async () => {
    const [bonuses, losing, levels] = await Promise.all([
      readPromotionSetting(deps.db, 'bonuses'),
      readPromotionSetting(deps.db, 'losing'),
      readPromotionSetting(deps.db, 'levels'),
    ])
    return accept({ bonuses, losing, levels, levelsBy: deps.levelsBy })
  },
  changeBonuses: ({ body: { rule: value, reason }, caller: operator, ip }) =>
    changePromotionSetting(
      deps,
      { operator, ip, reason },
      { key: 'bonuses', value, act: 'change-bonuses', part: 'points-rules' },
    ),
  changeLosing: ({ body: { rule: value, reason }, caller: operator, ip }) =>
    changePromotionSetting(
      deps,
      { operator, ip, reason },
      { key: 'losing', value, act: 'change-losing-points', part: 'points-rules' },
    ),
  changeLevels: ({ body: { rule: value, reason }, caller: operator, ip }) =>
    changePromotionSetting(
      deps,
      { operator, ip, reason },
      { key: 'levels', value, act: 'change-auto-levels', part: 'points-rules' },
    ),
  memberLevel: ({ params }) => readLevelSwitch(deps, params.memberId as MemberId),
  switchMember: ({ params, body, caller, ip }) =>
    switchLevel(
      deps,
      { operator: caller, ip, reason: body.reason },
      { memberId: params.memberId as MemberId, isAutomatic: body.isAutomatic },
    ),
})
