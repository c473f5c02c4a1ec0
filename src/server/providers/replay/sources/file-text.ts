/** Decodes a public file: UTF-8 if valid, otherwise Latin-1; without byte-order mark, line ends as \n. */
export function decodeText(bytes: Uint8Array): string {
  return decode(bytes)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
