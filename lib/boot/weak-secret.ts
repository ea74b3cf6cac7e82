const minCharacters = 12
/** Typical of examples and manuals, or of secrets typed by hand. */
const typed =
  /secret|change-?_?me|password|example|replace|insert|partner-?_?desk|only-for-the|qwert|abcdef|12345678|87654321/i

/** Why a secret could be guessed although it is long enough; null when there is no sign of that. */
export function weaknessOf(secret: string): string | null {
  if (new Set(secret).size < minCharacters) return `has fewer than ${minCharacters} different characters`
  if (isRepeated(secret)) return 'repeats itself'
  const word = typed.exec(secret)?.[0]
  // A random secret may contain such a word by chance; the 64 hex digits of `openssl rand -hex 32` always pass.
  return word === undefined || /^[\da-f]{64,}$/.test(secret) ? null : `reads like an example (it has “${word}” in it)`
}

/** Whether the text consists of one part repeated. */
function isRepeated(text: string): boolean {
  for (let period = 1; period <= text.length / 2; period += 1)
    if (text.slice(period) === text.slice(0, -period)) return true
  return false
}
