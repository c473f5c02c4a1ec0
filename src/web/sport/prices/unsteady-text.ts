/** Why live prices are locked: they may be outdated (handbook 2.8). */
export const unsteadyText = '연결이 불안정합니다. 다시 연결될 때까지 베팅할 수 없습니다.'
