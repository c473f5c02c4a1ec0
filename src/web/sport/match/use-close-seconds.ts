import { siteContract } from '#contract/site/site.ts'
import { PREMATCH_CLOSE_SECONDS } from '#domain/fixtures/closing.ts'
import { useCall } from '#web/client/api/api.ts'

/**
 * Seconds before the start at which pre-match betting closes, by the current setting; undefined until
 * loaded.
 */
export function useToldCloseSeconds(): number | undefined {
  const { data } = useCall(siteContract.settings, undefined, { staleTime: 60_000 })
  return data?.prematchCloseSec
}

/** The same with a default until the setting is loaded. */
export const useCloseSeconds = (): number => useToldCloseSeconds() ?? PREMATCH_CLOSE_SECONDS
