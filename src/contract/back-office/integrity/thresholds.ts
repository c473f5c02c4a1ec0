import { z } from 'zod'
import { type ThresholdName, thresholdRanges } from '#domain/integrity/thresholds.ts'

const threshold = (name: ThresholdName) =>
  z.number().int().min(thresholdRanges[name].min).max(thresholdRanges[name].max)

/** Thresholds of the integrity rules. */
export const thresholds = z.object({
  windowMinutes: threshold('windowMinutes'),
  volumeMin: threshold('volumeMin'),
  volumeTimes: threshold('volumeTimes'),
  smallStakeMax: threshold('smallStakeMax'),
  smallCount: threshold('smallCount'),
  linkedStakeMin: threshold('linkedStakeMin'),
  addressCrowd: threshold('addressCrowd'),
  beforeSeconds: threshold('beforeSeconds'),
  beforeStakeMin: threshold('beforeStakeMin'),
} satisfies Record<ThresholdName, z.ZodNumber>)
