const email = /[\p{L}\p{N}_][\p{L}\p{N}._%+'-]{0,63}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/giu

/** Where the values of a query that failed begin and end: in `Error.stack`, in JSON, in what Node's console prints. */
const queryValues: [begin: RegExp, end: RegExp][] = [
  [/(?:\\n|\n)params: (?!\[)/g, /\\n {4}at |\n {4}at |","|$/g],
  [/\bparams: \[/g, /\](?=,?\s*\n)/g],
  [/Failing row contains \(/g, /\)\.|$/g],
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
    for (const [begin, end] of queryValues) clean = cut(clean, begin, end)
    return clean.replace(email, '[email]')
  }
}

/** By hand: a lazy expression over both ends would take quadratic time for a text that repeats the beginning. */
function cut(text: string, begin: RegExp, end: RegExp): string {
  let kept = ''
  let at = 0
  for (;;) {
    begin.lastIndex = at
    if (!begin.test(text)) break
    const from = begin.lastIndex
    end.lastIndex = from
    const found = end.exec(text)
    if (!found) break
    kept += `${text.slice(at, from)}values`
    at = found.index
  }
  return kept + text.slice(at)
}
