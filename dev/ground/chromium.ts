import { ensureProgram } from './system-program.ts'

/**
 * The browser of the system, with a Korean font beside it: CHROMIUM where it is set, else at the usual places. The
 * shell comes first: the same engine without windows, for half of the processor's time.
 */
export const ensureChromium = (): string =>
  ensureProgram({
    name: 'Chromium',
    places: [
      process.env.CHROMIUM ?? '',
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    packages: ['chromium-headless-shell', 'fonts-noto-cjk'],
    advice:
      'The browser tests need Chromium. Install it (Debian: apt-get install chromium-headless-shell fonts-noto-cjk) or set CHROMIUM to its path.',
  })
