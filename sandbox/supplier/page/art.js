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

export const symbolArt = id => `<svg viewBox="0 0 32 32" aria-hidden="true">${shapes[id] ?? ''}</svg>`

const suits = { S: '♠', H: '♥', D: '♦', C: '♣' }
export const cardArt = card =>
  `<div class="card ${/[HD]$/.test(card) ? 'red' : ''}">${card.slice(0, -1)}${suits[card.slice(-1)] ?? ''}</div>`
export const cardBack = '<div class="card back"></div>'

const pips = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] }
export const dieArt = eyes =>
  `<div class="die" role="img" aria-label="${eyes}">${Array.from({ length: 9 }, (_, at) => `<i class="${pips[eyes]?.includes(at) ? 'on' : ''}"></i>`).join('')}</div>`
