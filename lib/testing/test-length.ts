/** `short`, or `long` where LONG_TESTS=1 asks for more histories than an everyday run has time for. */
export const byLength = (short: number, long: number): number => (process.env.LONG_TESTS === '1' ? long : short)
