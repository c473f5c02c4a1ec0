import type { LevelSetting as WireLevel } from '#contract/site/level-setting.ts'
import type { siteContract } from '#contract/site/site.ts'
import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { accept, refuse } from '#domain/result.ts'
import type { LevelSetting } from '#domain/slip/bet-limits.ts'
import { RenderedJson } from '#server/platform/http/answers.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type MessengerContact, readMessengers } from './messengers/messengers.ts'
import { readNotices } from './notices.ts'
import { openGame } from './open-game.ts'
import type { SiteSettings } from './site-settings.ts'
import type { Site } from './site-state.ts'
import { wireTerms } from './terms/wire-terms.ts'
import { maintenanceWords, memberSettings, wireFlag, wireOdds } from './wire-settings.ts'

/** A login of the play data, shown on a login page: the members' or the operators'. */
export type ShownLogin = {
  readonly userId: string
  readonly password: string
  readonly note: string
  readonly staff?: boolean
}

type SiteDeps = Pick<Deps, 'db' | 'clock'> & {
  readonly site: Site
  readonly playMode: boolean
  readonly playLogins: readonly ShownLogin[]
  /** Why a member may not open a game now. */
  readonly playRefusal: (member: MemberId) => Promise<Refusal<'SELF_EXCLUDED'> | undefined>
}

/** Member routes for the site's settings, contacts and notices, in the spec's names. */
export const siteRoutes = ({
  db,
  clock,
  site,
  playMode,
  playLogins,
  playRefusal,
}: SiteDeps): Handlers<typeof siteContract> => ({
  settings: () => accept({ ...memberSettings(site.settings()), playMode }),
  levels: levelsAnswer(site),
  terms: () => accept(wireTerms(site.settings())),
  autoLogout: () => accept({ autoLogoutMin: site.settings().autoLogoutMin }),
  maintenance: () => accept(maintenanceAnswer(site.settings())),
  signUp: () => {
    const { signUpClosed, recommenderRule } = site.settings()
    return accept({
      joinStartEndFlg: wireFlag(signUpClosed),
      recommenderRule,
      playMode,
      playLogins: loginsAt('members', playMode ? playLogins : []),
    })
  },
  staffLogins: () => accept(loginsAt('staff', playMode ? playLogins : [])),
  openGame: async ({ query, caller }) => {
    const refusal = await playRefusal(caller.memberId)
    return refusal ? refuse(refusal) : openGame(site.settings(), query.type)
  },
  messengers: async () => accept((await readMessengers(db)).map(wireMessenger)),
  news: async () =>
    accept(
      (await readNotices({ db, clock })).map(({ id, contents, pinned, inMarquee, createdAt }) => ({
        id,
        contents,
        pinned,
        inMarquee,
        createdAt: formatSeoul(createdAt, 'YYYY-MM-DD HH:mm:ss'),
      })),
    ),
})

/** The play logins shown on one of the two login pages. */
const loginsAt = (door: 'members' | 'staff', logins: readonly ShownLogin[]) =>
  logins
    .filter(({ staff = false }) => staff === (door === 'staff'))
    .map(({ userId, password, note }) => ({ userId, password, note }))

/** The text of the maintenance page, only during maintenance. */
const maintenanceAnswer = (settings: SiteSettings) => ({
  siteNoticeFlg: wireFlag(settings.siteMaintenance),
  ...(settings.siteMaintenance
    ? maintenanceWords(settings)
    : { maintenanceText: '', maintenanceEndsAt: null }),
})

/** All levels, rendered once until the site reloads them. */
function levelsAnswer(site: Site) {
  let of: readonly LevelSetting[] | undefined
  let written = new RenderedJson<WireLevel[]>('[]')
  return () => {
    const levels = site.levels()
    if (levels !== of) written = new RenderedJson(JSON.stringify(levels.map(wireLevel)))
    of = levels
    return accept(written)
  }
}

const wireMessenger = (contact: MessengerContact) => ({
  useFlag: wireFlag(contact.shown),
  url: contact.url,
  messengerId: contact.messengerId,
  imgPath: contact.imageName,
})

/** The spec's four names of each set of limits; odds are a factor (ROLE-013). */
export const wireLevel = ({ level, general, live, special }: LevelSetting): WireLevel => ({
  level,
  minBetAmount: general.stakeMin,
  maxBetAmount: general.stakeMax,
  maxWinAmount: general.winningsMax,
  maxBetPercent: wireOdds(general),
  minLiveBetAmount: live.stakeMin,
  maxLiveBetAmount: live.stakeMax,
  maxLiveWinAmount: live.winningsMax,
  maxLiveBetPercent: wireOdds(live),
  minSpecialBetAmount: special.stakeMin,
  maxSpecialBetAmount: special.stakeMax,
  maxSpecialWinAmount: special.winningsMax,
  maxSpecialBetPercent: wireOdds(special),
})
