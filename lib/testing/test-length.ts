/**
 * How often, or how long: `short` in `npm test` (SHORT_TESTS=1), `usual` in `npm run verify` and for tests run by hand,
 * and `long` with LONG_TESTS=1, for more histories than an everyday run has time for.
 */
export function byLength<Size>(short: Size, usual: Size, long = usual): Size {
  if (process.env.LONG_TESTS === '1') return long
  return process.env.SHORT_TESTS === '1' ? short : usual
}
