import { accountEventTexts } from '#contract/account/account-event-texts.ts'
import type { ownAccountContract } from '#contract/account/own-account.ts'
import { loginEventTexts } from '#contract/back-office/login-event-texts.ts'
import type { Instant } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { maskedAddress } from '#domain/members/masked.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { LiveSessions } from '../live-sessions.ts'
import type { FindMemberRecord } from '../member-records.ts'
import { hashToken, readBearer } from '../tokens.ts'
import { wireOwnRecord } from '../wire-record.ts'
import { changeNickname } from './change-nickname.ts'
import { changePassword } from './change-password.ts'
import { closeAccount, type HasOpenBets } from './close-account.ts'
import { endLoginOn, forgetDevice, readDevices } from './devices.ts'
import { type ExchangeDeps, setExchangePassword } from './exchange-password.ts'
import type { NoteDeps } from './note-change.ts'
import { readOwnAccount, readOwnEvents } from './own-account.ts'
import { selfOf } from './self.ts'

export type OwnRouteDeps = ExchangeDeps &
  NoteDeps & {
    readonly sessions: LiveSessions
    readonly findRecord: FindMemberRecord
    readonly hasOpenBets: HasOpenBets
  }

const seoul = (at: Instant): string => formatSeoul(at, 'YYYY-MM-DD HH:mm:ss')
const seoulOrNone = (at: Instant | null): string | null => at && seoul(at)

/** Member routes for their own accounts. */
export const ownRoutes = (deps: OwnRouteDeps): Handlers<typeof ownAccountContract> => ({
  own: async ({ caller }) => accept(await wireOwnAccount(deps, caller)),
  changeNickname: async call => {
    const done = await changeNickname(deps, selfOf(call), call.body)
    return done.ok ? accept(await wireOwnRecord(deps, call.caller.memberId)) : done
  },
  changePassword: call => {
    const tokenHash = hashToken(readBearer(call.header('x-auth-token') ?? '') ?? '')
    return changePassword(deps, { ...selfOf(call), tokenHash }, call.body)
  },
  setExchangePassword: call => setExchangePassword(deps, selfOf(call), call.body),
  devices: async ({ caller }) => {
    const devices = await readDevices(deps, caller.memberId)
    return accept(
      devices.map(({ id, agent, madeAt, usedAt, trustedUntil, isThis }) => ({
        id,
        label: agent,
        firstUsedAt: seoul(madeAt),
        lastUsedAt: seoul(usedAt),
        isThis,
        isLoggedIn: isThis,
        trustedUntil: seoulOrNone(trustedUntil),
      })),
    )
  },
  forgetDevice: call => forgetDevice(deps, selfOf(call), call.params.id),
  endLogin: call => endLoginOn(deps, selfOf(call), call.params.id),
  logins: async ({ caller, query: { page } }) => {
    const { events, ...counts } = await readOwnEvents(deps, caller.memberId, page)
    const logins = events.map(({ id, at, what, address, agent, detail, isFailure }) => ({
      id,
      at: seoul(at),
      address: maskedAddress(address),
      device: agent,
      ok: !isFailure,
      result: [eventText(what), detail].filter(Boolean).join(' · '),
    }))
    return accept({ logins, ...counts })
  },
  close: call => closeAccount(deps, selfOf(call), call.body),
})

const eventTexts: Readonly<Record<string, string>> = { ...loginEventTexts, ...accountEventTexts }
const eventText = (what: string): string => eventTexts[what] ?? what

async function wireOwnAccount(
  deps: OwnRouteDeps,
  { memberId, kind }: { readonly memberId: Parameters<typeof readOwnAccount>[1]; readonly kind: string },
) {
  const own = await readOwnAccount(deps, memberId)
  const { previousLogin, passkeys, ways, recoveryCodesLeft } = own
  return {
    joinedAt: seoul(own.joinedAt),
    phone: own.phone,
    previousLogin: previousLogin
      ? {
          at: seoul(previousLogin.at),
          address: maskedAddress(previousLogin.address),
          device: previousLogin.agent,
        }
      : null,
    hasExchangePassword: own.hasExchangePassword,
    secondFactor: {
      ways: [...ways],
      appSince: seoulOrNone(own.appSince),
      passkeys: passkeys.map(({ id, name, madeAt, usedAt }) => ({
        id,
        name,
        madeAt: seoul(madeAt),
        usedAt: seoulOrNone(usedAt),
      })),
      recoveryCodesLeft,
    },
    mayClose: kind === 'member',
  }
}
