import { type Environment, WrongSetting } from '#server/platform/process/settings.ts'
import type { GatewaySettings } from './http-gateway.ts'

const SECRET_LENGTH_MIN = 32

/** Reads the settings of the tether payment gateway; undefined without one. Throws WrongSetting. */
export function readGateway({
  HANPAN_GATEWAY_URL: url,
  HANPAN_GATEWAY_SECRET: secret,
}: Environment): GatewaySettings | undefined {
  if (!url && !secret) return undefined
  if (!url || !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new WrongSetting(
      `HANPAN_GATEWAY_URL=${url ?? ''} is no address: give one that begins with https://, with HANPAN_GATEWAY_SECRET.`,
    )
  if (!secret || secret.length < SECRET_LENGTH_MIN)
    throw new WrongSetting(
      `HANPAN_GATEWAY_SECRET is too short: give ${SECRET_LENGTH_MIN} characters or more that the gateway knows as well.`,
    )
  return { url, secret }
}
