const email = /[\p{L}\p{N}_][\p{L}\p{N}._%+'-]{0,63}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/giu
// Drizzle and PostgreSQL put the values of a query that failed into the error: e-mail addresses, session tokens, password
// hashes. Each in the form that `Error.stack`, JSON and Node's console give it.
const queryValues: [RegExp, string][] = [
  [/(\\n|\n)params: (?!\[).*?(?=\\n {4}at |\n {4}at |","|$)/gs, '$1params: [values]'],
  [/\bparams: \[.*?\](?=,?\s*\n)/gs, 'params: [values]'],
  [/Failing row contains \(.*?\)\./gs, 'Failing row contains [values].'],
]

/** A function that takes e-mail addresses, query values and the given secrets out of a text, in any of their written forms. */
export function makeScrub(secrets: readonly string[]): (text: string) => string {
  const forms = new Set<string>()
  for (const secret of secrets) {
    if (secret.length < 4) continue
    for (const form of [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]) forms.add(form)
  }
  const longestFirst = [...forms].sort((one, other) => other.length - one.length)
  return (text) => {
    let clean = text
    for (const form of longestFirst) clean = clean.replaceAll(form, '[secret]')
    for (const [form, instead] of queryValues) clean = clean.replace(form, instead)
    return clean.replace(email, '[email]')
  }
}
