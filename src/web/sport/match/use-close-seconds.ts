import { siteContract } from '#contract/site.ts'
import { PREMATCH_CLOSE_SECONDS } from '#domain/fixtures/closing.ts'
import { useCall } from '#web/client/api/api.ts'

/** Seconds before a start at which pre-match bets end, by the setting in force; undefined before that is known. */
export function useToldCloseSeconds(): number | undefined {
  const { data } = useCall(siteContract.settings, undefined, { staleTime: 60_000 })
  return data?.prematchCloseSec
}

/** The same for what must go on meanwhile: the usual ones until the setting is known. */
export const useCloseSeconds = (): number => useToldCloseSeconds() ?? PREMATCH_CLOSE_SECONDS
