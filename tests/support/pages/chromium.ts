import { type Browser, chromium } from 'playwright-core'
import { ensureChromium } from '#dev/ground/chromium.ts'

/**
 * What Playwright switches off in Chromium itself (its chromiumSwitches.ts); a list of ours takes the place of its
 * own, so it is said again here.
 */
const usuallyOff = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding', 'OptimizationHints'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'NetworkTimeServiceQuerying'],
  ...['AimEnabled', 'PreconnectToSearch'],
]

/** Pages of the browser's own for its address bar: every window loads them, at the cost of one of ours. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', `--disable-features=${[...usuallyOff, ...addressBar].join()}`],
  })

let shared: Promise<Browser> | undefined

/** The Chromium of this worker, launched by the first file that needs one; it ends with the worker. */
export function sharedChromium(): Promise<Browser> {
  shared ??= launchChromium()
  return shared
}
