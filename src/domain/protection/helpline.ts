/** 한국도박문제예방치유원, 24 hours a day, from any telephone in Korea (handbook 8.2). */
export const HELPLINE = '1336'
