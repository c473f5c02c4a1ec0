/** No data for so long, in milliseconds, and what runs on screen is not to be trusted (handbook 2.8). */
export const liveSilence = 15_000
