/** "010-****-5678": enough to recognise one's own number. */
export function maskedPhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  if (digits.length < 7) return '****'
  return `${digits.slice(0, 3)}-****-${digits.slice(-4)}`
}

/** "203.0.*.*", "2001:db8:*": enough to recognise one's own network. */
export function maskedAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  const v4 = /^(\d+)\.(\d+)\.\d+\.\d+$/.exec(plain)
  if (v4) return `${v4[1]}.${v4[2]}.*.*`
  return `${plain.split(':').slice(0, 2).join(':')}:*`
}

/**
 * Masks a nickname for other members: keeps the first character and, from three characters, the last one;
 * "데*오", "하*" (EVENT-009).
 */
export function maskedName(name: string): string {
  const signs = [...name.normalize('NFC')]
  const last = signs.length > 2 ? signs.length - 1 : 0
  return signs.map((sign, at) => (at === 0 || at === last ? sign : '*')).join('')
}
