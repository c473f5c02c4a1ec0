// Symbols: single flat shapes, distinguished by form first and by colour second.
const shapes = {
  star: '<path fill="#e9d58a" d="M16 2l4 10 10 4-10 4-4 10-4-10L2 16l10-4z"/>',
  wild: '<path fill="#f2f5fa" d="M16 1l4.5 10.5L31 16l-10.500 4.500L16 31l-4.500-10.500L1 16l10.500-4.500z"/>',
  ring: '<circle cx="16" cy="16" r="11" fill="none" stroke="#7fb0d8" stroke-width="6"/><circle cx="16" cy="16" r="3.500" fill="#7fb0d8"/>',
  diamond: '<path fill="#b9747f" d="M16 2l14 14-14 14L2 16z"/><path fill="#171d26" d="M16 11l5 5-5 5-5-5z"/>',
  triangle: '<path fill="#c69a5d" d="M16 3l14 25H2z"/><path fill="#171d26" d="M16 15l5.500 9.500h-11z"/>',
  square:
    '<path fill="#7ea98f" d="M4 4h12v12H4zM16 16h12v12H16z"/><path fill="#47705a" d="M16 4h12v12H16zM4 16h12v12H4z"/>',
  hexagon:
    '<path fill="#8b78ab" d="M16 2l12 7v14l-12 7-12-7V9z"/><path fill="#5d4d78" d="M16 16l12-7v14l-12 7z"/>',
  half: '<path fill="#bcae68" d="M3 15a13 13 0 0126 0z"/><path fill="#6e6740" d="M3 18h26a13 13 0 01-26 0z"/>',
  scatter:
    '<g fill="none" stroke="#e9edf4" stroke-width="2.500"><circle cx="16" cy="16" r="13"/><circle cx="16" cy="16" r="8"/></g><circle cx="16" cy="16" r="3.500" fill="#e9edf4"/>',
}

const tones = {
  night: '#8fa6c9',
  gold: '#e9d58a',
  sea: '#6fb7bd',
  rose: '#c98792',
  sand: '#cdae72',
  leaf: '#86ab7c',
  plum: '#9a86bd',
}
Object.assign(shapes, {
  moon: `<circle cx="16" cy="16" r="13" fill="#2b3444"/><path fill="${tones.gold}" d="M20 3.600a13 13 0 100 24.800 14.500 14.500 0 010-24.800z"/>`,
  owl: `<path fill="${tones.sand}" d="M5 5l6 4h10l6-4v14a11 11 0 01-22 0z"/><circle cx="11.500" cy="15" r="3.600" fill="#171d26"/><circle cx="20.500" cy="15" r="3.600" fill="#171d26"/>`,
  lantern: `<path fill="none" stroke="${tones.rose}" stroke-width="2.500" d="M11 8a5 5 0 0110 0"/><rect x="7" y="8" width="18" height="20" rx="4" fill="${tones.rose}"/><rect x="13" y="12" width="6" height="12" rx="3" fill="#f7e7b8"/>`,
  fir: `<path fill="${tones.leaf}" d="M16 2l8 10h-4l7 9H5l7-9H8z"/><path fill="#6b5636" d="M13.500 21h5v9h-5z"/>`,
  house: `<path fill="${tones.night}" d="M16 3l13 12H3z"/><path fill="#5f7397" d="M6 15h20v14H6z"/><path fill="#f7e7b8" d="M13 20h6v9h-6z"/>`,
  hill: `<path fill="${tones.plum}" d="M1 27L12 8l11 19z"/><path fill="#6d5c8e" d="M13 27l8-13 10 13z"/>`,
  reed: `<g stroke="${tones.sea}" stroke-width="3" fill="none" stroke-linecap="round"><path d="M9 29V10M16 29V4M23 29V13"/></g><path fill="#3f7d82" d="M3 27h26v3H3z"/>`,
  pearl: '<circle cx="16" cy="16" r="12" fill="#e8edf5"/><circle cx="12" cy="12" r="4" fill="#fff"/>',
  shell: `<path fill="${tones.sand}" d="M16 29L2 13a14 11 0 0128 0z"/><path stroke="#7b6336" stroke-width="1.800" d="M16 28V4M16 28L8 6M16 28l8-22"/>`,
  fish: `<path fill="${tones.rose}" d="M2 16q9-12 19 0-10 12-19 0z"/><path fill="#9b5b67" d="M20 16l10-8v16z"/><circle cx="8.500" cy="14" r="1.800" fill="#171d26"/>`,
  drop: '<path fill="#5f9bd6" d="M16 2q11 13 11 18a11 11 0 01-22 0q0-5 11-18z"/>',
  coral: `<g stroke="${tones.plum}" stroke-width="4" fill="none" stroke-linecap="round"><path d="M16 29V14M16 22L8 15V6M16 19l8-6V5M16 14V4"/></g>`,
  pebble:
    '<path fill="#7d8a99" d="M3 20q1-11 13-11t13 9-13 10T3 20z"/><path fill="#5d6a79" d="M9 25q11 2 18-4-3 7-11 7-5 0-7-3z"/>',
  sky: '<circle cx="16" cy="16" r="1.500" fill="#39465a"/>',
  comet: `<path fill="${tones.night}" d="M3 29L17 9l6 6z"/><circle cx="21" cy="11" r="7" fill="#dfe9f7"/>`,
  planet: `<circle cx="16" cy="16" r="9" fill="${tones.rose}"/><ellipse cx="16" cy="16" rx="15" ry="4.500" fill="none" stroke="${tones.sand}" stroke-width="2.500" transform="rotate(-20 16 16)"/>`,
  orbit: `<g fill="none" stroke="${tones.sea}" stroke-width="2.500"><ellipse cx="16" cy="16" rx="14" ry="6"/><ellipse cx="16" cy="16" rx="6" ry="14"/></g><circle cx="16" cy="16" r="3.500" fill="${tones.sea}"/>`,
  ray: `<g stroke="${tones.sand}" stroke-width="3.500" stroke-linecap="round"><path d="M16 3v26M3 16h26M7 7l18 18M25 7L7 25"/></g>`,
  dust: `<g fill="${tones.plum}"><circle cx="11" cy="18" r="8"/><circle cx="21" cy="14" r="8" opacity=".75"/><circle cx="20" cy="23" r="5" opacity=".55"/></g>`,
  rock: '<path fill="#8b7f74" d="M9 4l14 2 6 12-8 11L6 26 2 14z"/><path fill="#655b52" d="M16 16l13 2-8 11z"/>',
  sun: `<circle cx="16" cy="16" r="8" fill="${tones.gold}"/><g stroke="${tones.gold}" stroke-width="3" stroke-linecap="round"><path d="M16 2v3M16 27v3M2 16h3M27 16h3M6 6l2 2M24 24l2 2M26 6l-2 2M8 24l-2 2"/></g>`,
  prism: `<path fill="#cfe0ef" d="M16 4l13 23H3z"/><path fill="${tones.rose}" d="M16 4l4.500 8L9 27H3z"/><path fill="${tones.sea}" d="M22 15l7 12H15z"/>`,
  lens: `<path fill="${tones.sea}" d="M16 2q12 14 0 28Q4 16 16 2z"/><path fill="#3f7d82" d="M16 9q6 7 0 14-6-7 0-14z"/>`,
  window: `<path fill="${tones.night}" d="M5 29V14a11 11 0 0122 0v15z"/><path stroke="#2b3444" stroke-width="2.500" d="M16 3v26M5 17h22"/>`,
  shade: `<circle cx="16" cy="16" r="12" fill="#39465a"/><path fill="${tones.plum}" d="M16 4a12 12 0 010 24z"/>`,
  leaf: `<path fill="${tones.leaf}" d="M4 28Q2 6 28 4q0 24-24 24z"/><path stroke="#4f6b48" stroke-width="2" d="M4 28L20 12"/>`,
})

export const symbolArt = id => `<svg viewBox="0 0 32 32" aria-hidden="true">${shapes[id] ?? ''}</svg>`

const suits = { S: '♠', H: '♥', D: '♦', C: '♣' }
export const cardArt = card =>
  `<div class="card ${/[HD]$/.test(card) ? 'red' : ''}">${card.slice(0, -1)}${suits[card.slice(-1)] ?? ''}</div>`
export const cardBack = '<div class="card back"></div>'

const pips = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] }
export const dieArt = eyes =>
  `<div class="die" role="img" aria-label="${eyes}">${Array.from({ length: 9 }, (_, at) => `<i class="${pips[eyes]?.includes(at) ? 'on' : ''}"></i>`).join('')}</div>`
