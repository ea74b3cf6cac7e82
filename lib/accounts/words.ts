/** Until when nobody is let in, said from now on. */
export function blockedText(until: Date): string {
  const seconds = Math.max(1, Math.ceil((until.getTime() - Date.now()) / 1_000))
  if (seconds <= 90) return `Too many tries. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
  return `Too many tries. Try again in ${Math.ceil(seconds / 60)} minutes`
}
