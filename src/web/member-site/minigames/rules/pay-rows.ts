import type { WirePayTable } from '#contract/minigame/minigames.ts'

type WirePick = WirePayTable['markets'][number]['picks'][number]

/** Adjacent picks with the same price and chance, as one table row. */
export type PayRow = Omit<WirePick, 'id' | 'label'> & { readonly labels: readonly string[] }

const isAlike = (row: PayRow, pick: WirePick): boolean =>
  row.betPrice === pick.betPrice && row.chance === pick.chance && row.voidChance === pick.voidChance

/** For example, the 60 splits of roulette are one row. */
export function payRows(picks: readonly WirePick[]): readonly PayRow[] {
  const rows: PayRow[] = []
  for (const { id: _, label, ...figures } of picks) {
    const last = rows.at(-1)
    if (last && isAlike(last, { id: _, label, ...figures }))
      rows[rows.length - 1] = { ...last, labels: [...last.labels, label] }
    else rows.push({ ...figures, labels: [label] })
  }
  return rows
}

const LABELS_SHOWN = 12

/** "1, 2, 3"; for many the first two and the last. */
export const rowLabel = ({ labels }: PayRow): string =>
  labels.length <= LABELS_SHOWN
    ? labels.join(', ')
    : `${labels.slice(0, 2).join(', ')} … ${labels.at(-1)} (${labels.length}가지)`
