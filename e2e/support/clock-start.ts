/** The moment at which the visual world begins, for its processes and for the browser: a Tuesday in Japan. */
export const clockStart = '2027-03-02T10:00:00+09:00';
