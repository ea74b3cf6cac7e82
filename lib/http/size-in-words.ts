/** `16 kB`, `8 MB`; for limits that are whole numbers. */
export function sizeInWords(bytes: number): string {
  const kB = bytes / 1024
  return kB < 1024 ? `${kB} kB` : `${kB / 1024} MB`
}
