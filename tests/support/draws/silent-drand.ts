/** `HANPAN_DRAND` of a site with real money in tests: quicknet behind a relay that never answers. */
export const silentDrand =
  'http://127.0.0.1:1 83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a 1692803367 3'
