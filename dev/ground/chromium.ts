import { ensureProgram } from './system-program.ts'

/**
 * Returns the path of Chromium's headless shell: the same engine as the browser without its windows, at half of the
 * processor time. CHROMIUM overrides it. A full browser is used only when the shell can't be installed. A Korean font is
 * installed with it.
 */
export const ensureChromium = (): string =>
  ensureProgram({
    name: 'The headless shell of Chromium',
    places: [process.env.CHROMIUM ?? '', '/usr/bin/chromium-headless-shell'],
    fallbacks: [
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    packages: ['chromium-headless-shell', 'fonts-noto-cjk'],
    advice:
      'The browser tests need Chromium. Install it (Debian: apt-get install chromium-headless-shell fonts-noto-cjk) or set CHROMIUM to its path.',
  })
