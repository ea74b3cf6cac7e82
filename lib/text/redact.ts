/** `minChars`: shorter secrets are left alone, since they occur in ordinary text. */
type Options = { minChars: number; replacement: string }

/** Returns a function that replaces every secret in a text. Longest first, since one secret may contain another. */
export function createRedactor(
  secrets: Iterable<string>,
  { minChars, replacement }: Options,
): (text: string) => string {
  const longestFirst = [...new Set(secrets)]
    .filter((secret) => secret.length >= minChars)
    .sort((one, other) => other.length - one.length)
  return (text) => longestFirst.reduce((clean, secret) => clean.replaceAll(secret, replacement), text)
}
