/** Korean labels of the feed's picks. */
const PICK_LABELS: Readonly<Record<string, string>> = {
  '1': '홈',
  x: '무',
  '2': '원정',
  over: '오버',
  under: '언더',
  exactly: '정확히',
  odd: '홀',
  even: '짝',
  '1x': '승무',
  '12': '승패',
  x2: '무패',
  yes: '예',
  no: '아니오',
  'no goal': '노골',
  none: '없음',
  'any other': '기타 스코어',
  '1st half': '전반전',
  '2nd half': '후반전',
}

/** Korean label of a pick. The parts of "1/X" are translated one by one; scores and names are unchanged. */
export function pickLabel(pick: string): string {
  const word = pick.trim().toLowerCase()
  if (Object.hasOwn(PICK_LABELS, word)) return PICK_LABELS[word] ?? pick
  return word.includes('/') ? pick.split('/').map(pickLabel).join('/') : pick
}
