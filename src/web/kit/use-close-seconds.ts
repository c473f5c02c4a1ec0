import { siteContract } from '#contract/site.ts'
import { PREMATCH_CLOSE_SECONDS } from '#domain/fixtures/closing.ts'
import { useCall } from './api.ts'

/** Seconds before a start at which pre-match bets end, by the setting in force. */
export function useCloseSeconds(): number {
  const { data } = useCall(siteContract.settings, undefined, { staleTime: 60_000 })
  return data?.prematchCloseSec ?? PREMATCH_CLOSE_SECONDS
}
