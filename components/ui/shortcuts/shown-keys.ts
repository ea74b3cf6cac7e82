/** Formats keys for display: "g a" as "G A". */
export function shownKeys(keys: string): string {
  return keys
    .split(' ')
    .map((key) => (/^[a-z]$/.test(key) ? key.toUpperCase() : key))
    .join(' ')
}
