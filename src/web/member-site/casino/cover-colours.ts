/** Eight muted colour sets: background, shapes, and a lighter third. */
export const pairs = [
  ['#203326', '#7ea98f', '#d7e6dc'],
  ['#1d2f42', '#6b9bc3', '#cfe0ef'],
  ['#232748', '#7482c9', '#d3d9f5'],
  ['#3b2c1c', '#c09a64', '#ecdcc3'],
  ['#3b2329', '#b9747f', '#efd3d7'],
  ['#2c2440', '#7d68a3', '#ddd2ee'],
  ['#1c3437', '#66a9a9', '#d0e7e6'],
  ['#30301a', '#a9a05f', '#e6e2c2'],
] as const

/** A stable hash of a text. */
export const hashOf = (text: string): number =>
  [...text].reduce((hash, sign) => (hash * 31 + sign.charCodeAt(0)) % 1_000_003, 7)
