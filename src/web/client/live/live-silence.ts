/** After this many milliseconds without data, live prices on screen are not reliable (handbook 2.8). */
export const liveSilence = 15_000
