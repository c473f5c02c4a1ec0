/** Longer than any label made here. */
const DEVICE_LABEL_LENGTH_MAX = 40

type Sign = readonly [sign: RegExp, name: string]

/** The first match counts: most browsers also name others, for compatibility. */
const BROWSERS: readonly Sign[] = [
  [/\bKAKAOTALK\b/i, 'KakaoTalk'],
  [/\bNAVER\b/, 'Naver'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bWhale\//, 'Whale'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOP(?:R|T|X)\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly Sign[] = [
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\b(?:Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/**
 * Only this many characters of the header are checked. The relevant part is at the start, and the sender
 * is untrusted.
 */
const LOOKED_AT = 400

/**
 * Returns a short label of browser and system from a User-Agent: "Chrome · Android". Falls back to the
 * first product name; undefined when there is none.
 */
export function deviceLabel(userAgent: string | undefined): string | undefined {
  const text = userAgent?.slice(0, LOOKED_AT) ?? ''
  const names = [nameIn(BROWSERS, text), nameIn(SYSTEMS, text)].filter(name => name !== undefined)
  if (names.length > 0) return names.join(' · ')
  const ownName = /^[\w.-]+/.exec(text)?.[0]
  return ownName?.slice(0, DEVICE_LABEL_LENGTH_MAX)
}

const nameIn = (signs: readonly Sign[], text: string): string | undefined =>
  signs.find(([sign]) => sign.test(text))?.[1]
