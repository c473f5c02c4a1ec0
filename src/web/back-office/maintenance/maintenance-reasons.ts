/** Preset reasons for closing and opening. */
export const maintenanceReasons = ['정기 점검', '긴급 점검', '장애 대응', '점검 완료'] as const
