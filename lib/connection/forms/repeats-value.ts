/** Words that partners use about any field: a value that is one of them identifies no one. */
const ownWords = new Set(
  (
    'a an and any are array at be boolean by can cannot characters date digits does email empty exist expected field for format from got has have ' +
    'in integer invalid is it least list long longer missing most must no not null number object of one only or property provided received ' +
    'required should short string than that the this to true false undefined unknown url valid value values was with you your please'
  ).split(' '),
)

const maxChars = 200_000
const longestWord = 20_000

/** Whether a message about a field repeats something from a body: a whole value, or an uncommon word of one. */
export function repeatsValue(message: string, field: string, body: unknown): boolean {
  const ofField = wordsOf(field)
  const words = new Set(wordsOf(message).filter((word) => !ownWords.has(word) && !ofField.includes(word)))
  return words.size > 0 && someText(body, (text) => wordsOf(text).some((word) => words.has(word)))
}

/** Whether a field's name is actually a value from the body. */
export function isValueIn(field: string, body: unknown): boolean {
  const name = wordsOf(field).join('')
  return someText(body, (text) => wordsOf(text).join('') === name)
}

/** Whether `holds` is true for some text or number in a body. A body too large to check counts as true. */
function someText(body: unknown, holds: (text: string) => boolean): boolean {
  let left = maxChars
  const look = (value: unknown): boolean => {
    if (typeof value === 'object' && value !== null) return Object.values(value).some(look)
    if (typeof value !== 'string' && typeof value !== 'number') return false
    const text = String(value)
    // A base64 file is not text.
    if (text.length > longestWord && /^[\w+/=-]*$/.test(text)) return false
    left -= text.length
    return left < 0 || holds(text)
  }
  return look(body)
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
