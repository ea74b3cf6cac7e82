/** Whether `typed` is the count, with or without separators: 4700, "4,700", "4 700", "4.700", "4’700". */
export function isTypedCount(typed: string, count: number): boolean {
  const text = typed.normalize('NFKC').trim()
  return /^\d+([,.\s'’_]\d{3})*$/u.test(text) && text.replaceAll(/\D/g, '') === String(count)
}
