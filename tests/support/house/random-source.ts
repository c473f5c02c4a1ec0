import { openChance } from '#server/providers/simulator/chance.ts'

/** Figures from 0 to below 1. */
export type Random = () => number

/** Seeded, so that a failing run can be had again. */
export const randomSource = (seed: number): Random => openChance(seed).next
