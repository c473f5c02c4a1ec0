import { openChance } from '#server/providers/simulator/chance.ts'

/** Numbers from 0 to below 1. */
export type Random = () => number

/** Seeded, so that a failing run can be repeated. */
export const randomSource = (seed: number): Random => openChance(seed).next
