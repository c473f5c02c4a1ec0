/**
 * Letters of other alphabets, and digits, that look like a Latin letter. `1`, `l` and `i` are treated as
 * equal.
 */
const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  l: 'i',
  '|': 'i',
  '!': 'i',
  '@': 'a',
  $: 's',
  а: 'a',
  в: 'b',
  е: 'e',
  һ: 'h',
  і: 'i',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  ѕ: 's',
  ј: 'j',
  ԁ: 'd',
  ɡ: 'g',
  ո: 'n',
  α: 'a',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
}

/** Words reserved for the house anywhere in a name. */
const withinWords = [
  ...['admin', 'administrator', 'manager', 'operator', 'hanpan', 'webmaster'],
  ...[
    '운영자',
    '운영진',
    '운영팀',
    '운영자',
    '관리자',
    '관리팀',
    '관리인',
    '고객센터',
    '고객지원',
    '어드민',
    '매니저',
    '한판',
  ],
]

/** Short words that occur in ordinary names: reserved only alone, or with digits and symbols around them. */
const wholeWords = [
  'gm',
  'cs',
  'root',
  'system',
  'support',
  'official',
  'staff',
  'master',
  '운영',
  '관리',
  '본사',
  '총판',
]

/**
 * Normalises a word by its appearance: lower case, no accents, spaces or symbols, lookalikes replaced by
 * one letter.
 */
function looksLike(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
  const letters = [...plain].map(sign => lookalikes[sign] ?? sign).join('')
  return letters
    .replaceAll(/[^a-z가-힣]/g, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}

const within = [...new Set(withinWords)].map(looksLike)
const whole = new Set(wholeWords.map(looksLike))

/** Ordinary words that contain a reserved one. */
const innocent = looksLike('badminton')

/**
 * True when a name imitates the house's staff: `admin`, `운영자`, `고객센터`, `GM`, also with digits, spaces and
 * lookalike letters. Members would trust its owner.
 */
export function isReservedName(name: string): boolean {
  const withoutDigits = name.replaceAll(/\d/g, '')
  return [name, withoutDigits].some(form => {
    const seen = looksLike(form).replaceAll(innocent, '')
    return whole.has(seen) || within.some(word => seen.includes(word))
  })
}
