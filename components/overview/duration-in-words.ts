/** "230 ms", "1.4 s", "12 s": as exactly as it is known. */
export function durationInWords(ms: number): string {
  if (ms < 995) return `${ms < 100 ? ms : Math.round(ms / 10) * 10} ms`
  return `${ms < 9_950 ? (ms / 1_000).toFixed(1) : Math.round(ms / 1_000)} s`
}
