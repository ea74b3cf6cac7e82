const pageSizes: ReadonlySet<number> = new Set([
  10, 12, 15, 16, 20, 24, 25, 30, 32, 36, 48, 50, 60, 64, 75, 80, 96, 100, 120, 125, 128, 144, 150, 160, 180, 200, 240,
  250, 256, 300, 350, 360, 400, 480, 500, 512, 600, 720, 750, 800, 1000, 1024, 1500, 2000, 2048, 2500, 3000, 4000, 5000,
  8000, 10_000,
])
const rarePageSizes: ReadonlySet<number> = new Set([35, 40, 45, 70, 90])

/**
 * Whether a list of this length may be one page of a longer list, although the partner does not say so. These are sizes
 * that APIs page by; one that no API uses would only ask people in vain.
 */
export function mayBePageSize(length: number): boolean {
  return pageSizes.has(length)
}

/** The same where asking costs one more request and nobody's time: also of sizes that few APIs page by. */
export function mayBeRarePageSize(length: number): boolean {
  return mayBePageSize(length) || rarePageSizes.has(length)
}
