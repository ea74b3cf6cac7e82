const fewestCharacters = 12
/** What stands in examples and manuals, and what is typed when none was at hand. */
const typed =
  /secret|change-?_?me|password|example|replace|insert|partner-?_?desk|only-for-the|qwert|abcdef|12345678|87654321/i

/** Why a secret can be guessed although it is long enough; null where nothing says so. */
export function weaknessOf(secret: string): string | null {
  if (new Set(secret).size < fewestCharacters) return `has fewer than ${fewestCharacters} different characters`
  if (isRepeated(secret)) return 'repeats itself'
  const word = typed.exec(secret)?.[0]
  // Chance brings such a word into random letters too, but not into the 64 hexadecimal ones of `openssl rand -hex 32`.
  return word === undefined || /^[\da-f]{64,}$/.test(secret) ? null : `reads like an example (it has “${word}” in it)`
}

/** Whether its end only says again what its beginning said. */
function isRepeated(text: string): boolean {
  for (let period = 1; period <= text.length / 2; period += 1)
    if (text.slice(period) === text.slice(0, -period)) return true
  return false
}
