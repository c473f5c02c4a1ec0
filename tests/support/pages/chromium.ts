import { type Browser, chromium } from 'playwright-core'
import { ensureChromium } from '#dev/ground/chromium.ts'

/**
 * The features that Playwright itself disables in Chromium (its chromiumSwitches.ts). A second list replaces the first,
 * so they are repeated here.
 */
const usuallyOff = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding', 'OptimizationHints'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'NetworkTimeServiceQuerying'],
  ...['AimEnabled', 'PreconnectToSearch'],
]

/** The browser's own pages for its address bar. Every window loads them, at the cost of one of our pages. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', `--disable-features=${[...usuallyOff, ...addressBar].join()}`],
  })

let shared: Promise<Browser> | undefined

/** Returns the Chromium of this worker. The first file that needs it launches it; it ends with the worker. */
export function sharedChromium(): Promise<Browser> {
  shared ??= launchChromium()
  return shared
}
