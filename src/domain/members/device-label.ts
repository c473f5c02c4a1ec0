const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bSamsungBrowser\//, '삼성 인터넷'],
  [/\bWhale\//, '웨일'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const nameOf = (agent: string, table: typeof browsers): string | undefined =>
  table.find(([pattern]) => pattern.test(agent))?.[1]

/** What a program says of itself, for people: "Chrome · Windows". Anything else says nothing that could be trusted. */
export function deviceLabel(agent: string | undefined): string {
  const words = [nameOf(agent ?? '', browsers), nameOf(agent ?? '', systems)].filter(
    word => word !== undefined,
  )
  return words.length === 0 ? '기타' : words.join(' · ')
}
